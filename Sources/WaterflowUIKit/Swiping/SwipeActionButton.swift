#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// One action beside an item's content.
final class SwipeActionButton: UIView {
  private let title = UILabel(frame: .zero)
  private let picture: UIImageView?
  private let perform: () -> Void

  /// Whether a key would perform it.
  var isChosen = false {
    didSet { layer.borderWidth = isChosen ? 3 : 0 }
  }

  /// So wide a button is, in points, unless it is stretched.
  static let length: CGFloat = 74

  init(_ action: WaterflowSwipeAction, _ perform: @escaping () -> Void) {
    self.perform = perform
    picture = action.image.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    layer.borderColor = UIColor.white.cgColor
    title.text = action.title
    title.textColor = .white
    title.textAlignment = .center
    title.numberOfLines = 2
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    addSubview(title)
    if let picture { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var text = bounds
    if let picture {
      let size = picture.bounds.size
      picture.center = CGPoint(x: bounds.midX, y: bounds.midY / 2 + 8)
      text.origin.y = picture.center.y + size.height / 2
      text.size.height = max(0, bounds.height - text.minY)
    }
    title.frame = text
  }

  // MARK: - Touches

  // They end here: what lies below a button is not tapped with it.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    alpha = 0.6
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    alpha = isInside(touch) ? 0.6 : 1
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    alpha = 1
    if let touch = touches.first, isInside(touch) { perform() }
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { alpha = 1 }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.contains(touch.location(in: self))
  }
}
