import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A photo with its size, on its colour until the picture is there.
final class PhotoCell: WaterflowCell {
  /// Where the picture is.
  enum Arrangement {
    /// It fills the cell, the caption across its lower edge.
    case filling
    /// It is small, and its title stands beside it, on the left or the right.
    case beside(isRightToLeft: Bool)
  }

  static var font: UIFont { .preferredFont(forTextStyle: .caption1) }

  let picture = UIImageView()
  let caption = UILabel()
  private let mark = UIImageView(
    image: UIImage(systemName: "checkmark.circle.fill"))
  private var loader: PictureLoader?
  private var request: PictureLoader.Request?

  /// What the cell shows, or nil while it shows nothing.
  private(set) var photo: Photo?
  private var arrangement = Arrangement.filling

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    caption.font = Self.font
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .label
    caption.backgroundColor = .systemBackground.withAlphaComponent(0.7)
    caption.textAlignment = .center
    contentView.addSubview(caption)
    mark.isHidden = true
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { mark.isHidden = !isSelected }
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
  }

  /// Shows a photo by its colour, until its picture has loaded.
  func show(
    _ photo: Photo, _ arrangement: Arrangement = .filling,
    from loader: PictureLoader
  ) {
    self.photo = photo
    self.arrangement = arrangement
    switch arrangement {
    case .filling: caption.text = photo.caption
    case .beside: caption.text = photo.title
    }
    setNeedsLayout()
    accessibilityLabel = "\(photo.title), \(photo.width) by \(photo.height)"
    contentView.backgroundColor = PicturePainter.color(of: photo)
    self.loader = loader
  }

  override func loadContent() {
    guard let photo else { return }
    request = loader?.load(photo) { [weak self] in self?.picture.image = $0 }
  }

  override func prepareForReuse() {
    request?.cancel()
    request = nil
    photo = nil
    picture.image = nil
  }

  override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The caption may be of another size in a cell of the same one.
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    mark.frame = CGRect(x: 8, y: 8, width: 24, height: 24)
    if case .beside(let isRightToLeft) = arrangement, let photo {
      return standBeside(photo, in: bounds, isRightToLeft)
    }
    picture.frame = bounds
    let height = caption.font.lineHeight + 6
    caption.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func standBeside(
    _ photo: Photo, in bounds: CGRect, _ isRightToLeft: Bool
  ) {
    let margin = PhotoSizes.margin
    let height = max(bounds.height - 2 * margin, 0)
    let width = PhotoSizes.picture(of: photo, height: height)
    let start = width + 2 * margin
    let rest = max(bounds.width - start - margin, 0)
    picture.frame = CGRect(
      x: isRightToLeft ? bounds.width - margin - width : margin, y: margin,
      width: width, height: height)
    caption.frame = CGRect(
      x: isRightToLeft ? margin : start, y: margin, width: rest,
      height: height)
  }
}
