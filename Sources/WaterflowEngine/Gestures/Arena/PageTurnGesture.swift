import WaterflowLayout

/// Turning pages that lie side by side, in an arena.
///
/// ```swift
/// let turn = PageTurnGesture(PageTurnRecognizer(pageCount: 3, breadth: 375))
/// turn.isTail = { ($0?.section ?? 2) >= 2 }
/// turn.show = { [weak self] in self?.carryOut($0) }
/// arena.add(turn)
/// ```
///
/// What a finger does is ``PageTurnRecognizer``'s matter.
public final class PageTurnGesture: ArenaGesture {
  /// Whether a touch there turns pages; nil is beside all elements.
  public var isTail: (ElementID?) -> Bool = { _ in true }

  /// Tells where the page is while it settles, in points as
  /// ``PageTurnRecognizer/offset``; nil at rest.
  public var shown: () -> Double? = { nil }

  /// Carries effects out, in order.
  public var show: ([PageTurnEffect]) -> Void = { _ in }

  /// The state: which page is shown, and where it stands.
  ///
  /// Set another one for another breadth; a touch under way turns nothing then.
  public var recognizer: PageTurnRecognizer

  /// The effects of the sample that claims, until others have let go.
  private var held: [PageTurnEffect] = []

  /// Creates a gesture that begins with a recogniser's page.
  public init(_ recognizer: PageTurnRecognizer) {
    self.recognizer = recognizer
    super.init(rank: 1, claims: .drags)
  }

  // MARK: - Without a finger

  /// Goes to a page, for a tap on its tab or a key; see
  /// ``PageTurnRecognizer/turn(to:)``.
  public func turn(to page: Int) {
    tell(recognizer.turn(to: page))
  }

  // MARK: - Touches

  override func touchBegan(_ touch: PointerTouch) -> Bool {
    held = []
    let turn = turn
    guard isTail(touch.element), turn == self.turn else { return false }
    let place = shown()
    guard turn == self.turn else { return false }
    held = recognizer.began(touch.sample, pageAt: place)
    return recognizer.isDragging
  }

  override func touchMoved(_ touch: PointerTouch) -> Bool {
    let wasDragging = recognizer.isDragging
    let effects = recognizer.moved(touch.sample)
    guard !wasDragging, recognizer.isDragging else {
      tell(effects)
      return false
    }
    held = effects
    return true
  }

  override func touchClaimed() {
    let effects = held
    held = []
    tell(effects)
  }

  override func touchEnded(_ touch: PointerTouch) {
    tell(recognizer.ended(touch.sample))
  }

  override func touchCancelled(pointer: Int32) {
    held = []
    tell(recognizer.cancelled(pointer: pointer))
  }

  override var isPossible: Bool { recognizer.isTouched }

  private func tell(_ effects: [PageTurnEffect]) {
    if !effects.isEmpty { show(effects) }
  }
}
