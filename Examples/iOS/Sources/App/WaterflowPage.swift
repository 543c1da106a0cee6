import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A page with one view of items, to which keys go while it is shown.
class WaterflowPage: UIViewController {
  let waterflow = WaterflowView(frame: .zero)

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !waterflow.isHidden { waterflow.becomeFirstResponder() }
  }

  /// Hides the view where another one stands in its place, or shows it again;
  /// hidden it would take the other one's keys.
  func hideWaterflow(_ isHidden: Bool) {
    guard waterflow.isHidden != isHidden else { return }
    waterflow.isHidden = isHidden
    if isHidden {
      waterflow.resignFirstResponder()
    } else {
      waterflow.becomeFirstResponder()
    }
  }
}
