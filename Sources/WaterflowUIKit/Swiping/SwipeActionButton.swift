/// One action beside an item's content.
final class SwipeActionButton: UIView {
  private let title = UILabel(frame: .zero)
  private let picture: UIImageView?
  private let press: () -> Void

  /// Whether a key would perform it.
  var isChosen = false {
    didSet { layer.borderWidth = isChosen ? 3 : 0 }
  }

  init(_ action: WaterflowSwipeAction, _ press: @escaping () -> Void) {
    self.press = press
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
    // What is larger has no room in the width of an action.
    maximumContentSizeCategory = .extraExtraExtraLarge
    addSubview(title)
    if let picture { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  /// Fills a part of its strip, in one animation with what it shows: that
  /// needs its whole size, and the rest of it is under the item's content.
  func fill(
    _ frame: CGRect, whole: CGSize, at side: SwipeActionsView.Side
  ) {
    self.frame = frame
    var inside = CGRect(
      x: 0, y: 0, width: max(frame.width, whole.width),
      height: max(frame.height, whole.height))
    if side == .left { inside.origin.x = frame.width - inside.width }
    if side == .top { inside.origin.y = frame.height - inside.height }
    var text = inside
    if let picture {
      picture.center = CGPoint(
        x: inside.midX, y: inside.minY + inside.height / 4 + 8)
      text.origin.y = picture.center.y + picture.bounds.height / 2
      text.size.height = max(0, inside.maxY - text.minY)
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
    if let touch = touches.first, isInside(touch) { press() }
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { alpha = 1 }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.contains(touch.location(in: self))
  }
}
