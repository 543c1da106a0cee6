import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A cell of the pages in one of a stock collection view, so that an item looks
/// the same in both.
final class StockCell<Content: WaterflowCell>: UICollectionViewCell {
  private(set) lazy var content: Content = {
    let content = Content(frame: contentView.bounds)
    contentView.addSubview(content)
    return content
  }()

  override var isSelected: Bool {
    didSet { content.isSelected = isSelected }
  }

  override var isHighlighted: Bool {
    didSet { content.isHighlighted = isHighlighted }
  }

  // Read out as the same cell is in the other view.
  override var isAccessibilityElement: Bool {
    get { content.isAccessibilityElement }
    set { content.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { content.accessibilityLabel }
    set { content.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      super.accessibilityTraits.union(
        isSelected ? [.button, .selected] : .button)
    }
    set { super.accessibilityTraits = newValue }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    content.prepareForReuse()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentView.bounds
  }
}
