import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

/// A view in a recorded page of 300 by 200 points that does all it can, until
/// it is removed.
@MainActor
final class RemovalStage {
  let page = PageRecorder()
  let witness = Witness()
  let number: Int32
  private(set) weak var view: WaterflowView?
  private var hand: Hand?
  /// How many calls of the page have been looked at for timers.
  private var known = 0
  private var waiting: [Int32] = []

  init() throws {
    page.numbers = ["clientWidth": 300, "clientHeight": 200]
    PageRecorder.current = page
    let view = try WaterflowView(in: Element("div"))
    self.view = view
    number = view.number
    witness.set(up: view)
    hand = try Hand(on: page)
  }

  /// The timers and frames that the page has not called yet.
  var timers: [Int32] {
    for call in page.calls[known...] {
      switch call.name {
      case "schedule": waiting.append(Int32(call.numbers[1]))
      case "requestFrame": waiting.append(Int32(call.numbers[0]))
      case "cancel": waiting.removeAll { $0 == Int32(call.numbers[0]) }
      default: break
      }
    }
    known = page.calls.count
    return waiting
  }

  /// Lets time pass, and what waits for it come, as a page does: once each.
  func pass(_ time: Double) {
    page.time += time
    let due = timers
    for timer in due where timers.contains(timer) {
      waiting.removeAll { $0 == timer }
      timerFired(timer)
    }
  }

  /// What people, the page and the app do, one after the other; each comes to
  /// the view as long as there is one.
  func live() {
    view?.reloadData()
    pass(16)
    touch(100, [(100, 0)])
    touch(10, [(10, 0)])
    touch(100, [(100, 600)], ends: false)
    swipe()
    drag()
    pull()
    keys()
    if let view { try? witness.update(view) }
    pass(16)
    pass(400)
    view?.setSize(
      ItemSize(width: 50, height: 80), forItemAt: ItemPath(section: 0, item: 0))
    view?.reconfigureItems(at: [ItemPath(section: 0, item: 1)])
    view?.scrollToItem(at: ItemPath(section: 1, item: 5), animated: true)
    for _ in 0..<30 { pass(16) }
    for position in stride(from: 0.0, through: 5_800, by: 900) {
      viewScrolled(number, position, page.time)
      pass(16)
    }
    viewSettled(number, page.time)
    _ = announceChanges(number, 0, 1, 0)
    viewResized(number, 320, 240, .nan, .nan)
    cellEdited(number, 1, 1, 50)
    viewHidden(number)
    pass(10_000)
    witness.updatesWrongly = true
    view?.reloadData()
    witness.lengths = [1]
    view?.reloadData()
  }

  /// A finger comes down at a height and goes to places, each after a time.
  private func touch(
    _ y: Double, _ way: [(y: Double, after: Double)], ends: Bool = true
  ) {
    hand?.down(150, y, at: page.time)
    for (next, time) in way {
      pass(time)
      hand?.move(150, next, at: page.time)
    }
    if ends {
      hand?.up(150, way.last?.y ?? y, at: page.time + 20)
    } else {
      hand?.cancel(at: page.time)
    }
    pass(100)
  }

  private func swipe() {
    hand?.down(250, 100, at: page.time)
    for x in [230.0, 150, 100] {
      pass(16)
      hand?.move(x, 100, at: page.time)
    }
    hand?.up(100, 100, at: page.time + 16)
    pass(400)
    view?.openSwipeActions(at: ItemPath(section: 0, item: 1), edge: .trailing)
    press("click")
    pass(400)
  }

  /// An event comes to the last element that listens to it.
  private func press(_ type: String) {
    let listen = page.calls.last { $0.name == "listen" && $0.texts == [type] }
    if let listen { eventFired(Int32(listen.numbers[0]), .nan) }
  }

  private func drag() {
    hand?.down(150, 40, at: page.time, kind: .mouse)
    for y in [60.0, 150, 195] {
      pass(16)
      hand?.move(150, y, at: page.time)
    }
    pass(16)
    hand?.up(150, 120, at: page.time)
    pass(300)
    viewScrolled(number, 0, page.time)
    viewSettled(number, page.time)
  }

  private func pull() {
    touch(20, [(50, 16), (180, 100)])
    pass(400)
  }

  private func keys() {
    _ = keyPressed(number, -1, 0, 0, 0)
    for key in [3, 3, 8, 10, 5, 4, 12] as [Int32] {
      _ = keyPressed(number, key, 0, 0, 0)
    }
    _ = keyPressed(number, 3, KeyStage.alt, 0, 0)
    _ = keyPressed(number, -2, 0, 0, 0)
  }
}
