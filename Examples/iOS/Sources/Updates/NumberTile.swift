import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A tile with a number, in a colour of its own.
final class NumberTile: WaterflowCell {
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

  /// Shows a number; what is new has a negative one.
  func show(_ number: Int) {
    label.text = number < 0 ? "New \(-number)" : "\(number)"
    // Neighbours differ by the golden angle.
    let hue = ((number % 360 + 360) * 137) % 360
    contentView.backgroundColor = UIColor(
      hue: CGFloat(hue) / 360, saturation: 0.3, brightness: 0.95, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
