import Foundation

/// The view of an item.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the cell's content.
  ///
  /// As UIKit documents: as large as the cell.
  public let contentView = UIView(frame: .zero)

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
