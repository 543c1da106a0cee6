import WaterflowLayout
import WaterflowWeb

/// Moves the tail of sections sideways, half a page at a time.
final class TailPager {
  /// Where the tail is to go.
  enum Direction {
    case onwards, back, reset
  }

  /// How many times half a page makes the whole way.
  static let steps = 2

  /// How often the tail has been turned.
  private(set) var step = 0

  private let view: WaterflowView
  private let container: Element
  private var width = 0.0
  /// The number of the latest turn; frames of an earlier one are dropped.
  private var turn = 0
  private var isTurning = false

  private static let frames = 12
  private static let frameDuration = 16.0

  /// Turns the tail of a view in an element.
  init(_ view: WaterflowView, in container: Element) {
    self.view = view
    self.container = container
  }

  /// Starts to turn; a turn under way goes on from where it has come to.
  func turn(_ direction: Direction) {
    switch direction {
    case .onwards: step = min(step + 1, Self.steps)
    case .back: step = max(step - 1, 0)
    case .reset: step = 0
    }
    width = view.layout.viewport.width
    turn += 1
    // The page keeps what the person prefers in this property.
    if container.number("prefersStillness") == 1 {
      finish()
    } else {
      isTurning = true
      advance(1, of: turn, from: view.paging?.offset.x ?? 0)
    }
  }

  /// Keeps a turned tail where it belongs when the window gets another width.
  func viewportChanged() {
    guard step > 0, !isTurning, width != view.layout.viewport.width
    else { return }
    // First, because what follows comes by here again.
    width = view.layout.viewport.width
    finish()
  }

  private var target: Double {
    -width * Double(step) / Double(Self.steps)
  }

  private func advance(_ frame: Int, of number: Int, from start: Double) {
    guard number == turn else { return }
    guard frame < Self.frames else {
      finish()
      return
    }
    let time = Double(frame) / Double(Self.frames)
    // Slow at both ends.
    let progress = time * time * (3 - 2 * time)
    show(start + (target - start) * progress)
    Page.schedule(after: Self.frameDuration) { [self] in
      advance(frame + 1, of: number, from: start)
    }
  }

  private func finish() {
    isTurning = false
    width = view.layout.viewport.width
    if step > 0 { show(target) } else { view.paging = nil }
  }

  private func show(_ x: Double) {
    view.paging = Paging(
      firstSection: SectionPlan.tail, offset: Point(x: x, y: 0))
  }
}
