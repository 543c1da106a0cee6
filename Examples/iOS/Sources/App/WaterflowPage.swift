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

  /// Shows another view in the place of ours, or ours again: keys go to what is
  /// shown, and bars follow its scrolling.
  func show(_ other: UIScrollView?) {
    setContentScrollView(other ?? waterflow)
    let isHidden = other != nil
    guard waterflow.isHidden != isHidden else { return }
    waterflow.isHidden = isHidden
    if isHidden {
      waterflow.resignFirstResponder()
    } else {
      waterflow.becomeFirstResponder()
    }
  }
}
