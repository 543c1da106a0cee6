/// The actions at one edge of a cell: as large as what the content has
/// uncovered.
final class SwipeActionsView: UIView {
  /// The side of the cell, whatever the direction of reading.
  enum Side { case left, right, top, bottom }

  private let side: Side
  /// The extent of all of them while they stand open, in points.
  private let length: CGFloat
  private let buttons: [SwipeActionButton]
  /// What each takes of all, from 0 to 1, and where in there it stands.
  private let shares: [CGFloat]
  private let insets: [UIEdgeInsets]

  /// Whether the first action covers the others.
  var isArmed = false

  init(
    _ actions: [WaterflowSwipeAction], _ side: Side, _ length: CGFloat,
    perform: @escaping (Int) -> Void
  ) {
    self.side = side
    self.length = length
    buttons = actions.enumerated().map { index, action in
      SwipeActionButton(action) { perform(index) }
    }
    let whole = actions.reduce(0) { $0 + $1.width }
    shares = actions.map {
      whole > 0 ? $0.width / whole : 1 / CGFloat(actions.count)
    }
    insets = actions.map(\.insets)
    super.init(frame: .zero)
    clipsToBounds = true
    // The first one is above the others when it covers them.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Marks the button that a key would press.
  func choose(_ number: Int) {
    for (index, button) in buttons.enumerated() {
      button.isChosen = index == number
    }
  }

  /// Covers the part of a cell that its content has left.
  func cover(_ offset: CGPoint, of bounds: CGRect) {
    var frame = bounds
    switch side {
    case .left: frame.size.width = max(0, offset.x)
    case .right:
      frame.size.width = max(0, -offset.x)
      frame.origin.x = bounds.maxX - frame.width
    case .top: frame.size.height = max(0, offset.y)
    case .bottom:
      frame.size.height = max(0, -offset.y)
      frame.origin.y = bounds.maxY - frame.height
    }
    self.frame = frame
    for (index, button) in buttons.enumerated() {
      button.fill(
        inside(place(index, frame.size), of: index),
        whole: wholeSize(index, in: bounds), at: side)
    }
  }

  private var isAcross: Bool { side == .left || side == .right }

  /// The size of a button while the actions stand open.
  private func wholeSize(_ index: Int, in bounds: CGRect) -> CGSize {
    let share = length * shares[index]
    let place = CGRect(
      x: 0, y: 0, width: isAcross ? share : bounds.width,
      height: isAcross ? bounds.height : share)
    return inside(place, of: index).size
  }

  /// What a button takes of its place, which it never leaves.
  private func inside(_ place: CGRect, of index: Int) -> CGRect {
    let insets = insets[index]
    let left = min(max(0, insets.left), place.width)
    let top = min(max(0, insets.top), place.height)
    return CGRect(
      x: place.minX + left, y: place.minY + top,
      width: max(0, place.width - left - max(0, insets.right)),
      height: max(0, place.height - top - max(0, insets.bottom)))
  }

  private func place(_ index: Int, _ size: CGSize) -> CGRect {
    let whole = isAcross ? size.width : size.height
    var start = whole * shares[..<index].reduce(0, +)
    var length = whole * shares[index]
    if isArmed && index == 0 { length = whole }
    // Counted from the cell's edge.
    if side == .right || side == .bottom { start = whole - start - length }
    return isAcross
      ? CGRect(x: start, y: 0, width: length, height: size.height)
      : CGRect(x: 0, y: start, width: size.width, height: length)
  }
}
