import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// The panel behind a section.
final class PanelCell: WaterflowCell {
  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }
}
