import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A photo with its size, on its colour until the picture is there.
final class PhotoCell: WaterflowCell {
  let picture = UIImageView()
  let caption = UILabel()
  private let mark = UIImageView(
    image: UIImage(systemName: "checkmark.circle.fill"))
  private var request: PictureLoader.Request?

  /// What the cell shows, or nil while it shows nothing.
  private(set) var photo: Photo?

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    caption.font = .preferredFont(forTextStyle: .caption1)
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

  /// Shows a photo: its colour at once, its picture as soon as it is there.
  func show(_ photo: Photo, from loader: PictureLoader) {
    self.photo = photo
    caption.text = photo.caption
    accessibilityLabel = "\(photo.title), \(photo.width) by \(photo.height)"
    contentView.backgroundColor = PicturePainter.color(of: photo)
    request = loader.load(photo) { [weak self] in self?.picture.image = $0 }
  }

  override func prepareForReuse() {
    request?.cancel()
    request = nil
    photo = nil
    picture.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    picture.frame = bounds
    let height = caption.font.lineHeight + 6
    caption.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    mark.frame = CGRect(x: 8, y: 8, width: 24, height: 24)
  }
}
