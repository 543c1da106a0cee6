import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A tile that says where it stands.
final class TileCell: WaterflowCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    // Its background is light in the dark as well.
    label.textColor = .black
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { contentView.alpha = isSelected ? 0.5 : 1 }
  }

  func show(_ tile: Tile, at place: TilePlace) {
    label.text = place.text
    accessibilityLabel = place.spoken
    contentView.backgroundColor = UIColor(
      hue: CGFloat(tile.hue), saturation: 0.3, brightness: 0.95, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
