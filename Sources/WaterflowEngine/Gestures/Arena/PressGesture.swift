import WaterflowLayout

/// Tells of an item that is pressed for half a second, for a menu or the like.
///
/// ```swift
/// let press = PressGesture()
/// press.pressed = { item, location in showMenu(for: item, at: location) }
/// arena.add(press)
/// ```
///
/// It is asked before a ``ReorderGesture`` lifts the item.
public final class PressGesture: ArenaGesture {
  /// Called with the item and where the finger is, in points from the
  /// viewport's top left corner.
  ///
  /// Returning true claims the touch: nothing else comes of it. Otherwise the
  /// item may be lifted now, or selected when the finger is.
  public var pressed: (ItemPath, LayoutPoint) -> Bool = { _, _ in false }

  private var recognizer = LongPressRecognizer()
  private var item: ItemPath?

  /// Creates a gesture that takes no touch for its own.
  public init() {
    super.init(rank: 6, claims: .presses)
  }

  override func touchBegan(_ touch: PointerTouch) -> Bool {
    reset()
    item = touch.item
    if item != nil { recognizer.began(touch.sample) }
    return false
  }

  override func touchMoved(_ touch: PointerTouch) -> Bool {
    recognizer.moved(touch.sample)
    return false
  }

  override func touchElapsed(at time: Double) -> Bool {
    guard let item, let point = recognizer.elapsed(at: time) else {
      return false
    }
    return pressed(item, point)
  }

  override func touchEnded(_ touch: PointerTouch) { reset() }

  override func touchCancelled(pointer: Int32) { reset() }

  override func otherTouchBegan() { reset() }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    item = item.flatMap(newPath)
    if item == nil { reset() }
  }

  override var deadline: Double? { recognizer.deadline }

  override var isPossible: Bool { deadline != nil }

  private func reset() {
    recognizer.cancelled()
    item = nil
  }
}
