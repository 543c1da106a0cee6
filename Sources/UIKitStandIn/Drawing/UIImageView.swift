import Foundation

/// A view of a picture.
///
/// As UIKit documents: touches pass by, and the picture is stretched to the
/// view.
@MainActor
open class UIImageView: UIView {
  /// The picture, or `nil` for none.
  open var image: UIImage? {
    didSet { if image !== oldValue { contentDidChange() } }
  }

  /// Makes a view with an empty place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view from an archive: here an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view of a picture, as large as the picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}
