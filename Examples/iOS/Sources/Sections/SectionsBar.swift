#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// The bar below the sections: what pinned last, and the buttons that turn the
/// tail.
final class SectionsBar: UIView {
  let readout = UILabel()
  let back: UIButton
  let onwards: UIButton

  private static let spacing: CGFloat = 8

  /// Creates a bar whose buttons ask for -1 or 1 step.
  init(_ turn: @escaping (Int) -> Void) {
    back = UIButton(
      configuration: .bordered(),
      primaryAction: UIAction(title: "Back") { _ in turn(-1) })
    onwards = UIButton(
      configuration: .bordered(),
      primaryAction: UIAction(title: "Turn") { _ in turn(1) })
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    readout.font = .preferredFont(forTextStyle: .footnote)
    readout.adjustsFontForContentSizeCategory = true
    readout.textColor = .secondaryLabel
    readout.numberOfLines = 2
    for view in [readout, back, onwards] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The height that the bar needs for what it shows.
  var contentHeight: CGFloat {
    let button = onwards.sizeThatFits(bounds.size).height
    return max(2 * readout.font.lineHeight, button).rounded(.up)
      + 2 * Self.spacing
  }

  /// Offers only what the tail can still do at a step.
  func show(step: Int, of steps: Int) {
    back.isEnabled = step > 0
    onwards.isEnabled = step < steps
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = Self.spacing
    let height = contentHeight - 2 * gap
    let margins = layoutMargins
    var right = bounds.width - margins.right
    for button in [onwards, back] {
      let width = button.sizeThatFits(bounds.size).width
      right -= width
      button.frame = CGRect(x: right, y: gap, width: width, height: height)
      right -= gap
    }
    readout.frame = CGRect(
      x: margins.left, y: gap, width: max(0, right - margins.left),
      height: height)
  }
}
