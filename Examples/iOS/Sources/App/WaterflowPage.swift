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
    waterflow.becomeFirstResponder()
  }
}
