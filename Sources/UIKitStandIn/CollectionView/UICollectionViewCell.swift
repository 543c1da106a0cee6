import Foundation

/// The view of an item.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the cell's content.
  ///
  /// As UIKit documents: as large as the cell.
  public let contentView = UIView(frame: .zero)

  /// Whether the item is selected.
  ///
  /// As UIKit documents: `false` at first, and set by the collection view.
  open var isSelected = false

  /// Whether a finger is on the item.
  ///
  /// As UIKit documents: as `isSelected`.
  open var isHighlighted = false

  /// Makes a cell with a frame.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Makes a cell from an archive: here an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
