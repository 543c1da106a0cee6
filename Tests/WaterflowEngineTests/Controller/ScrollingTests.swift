import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Scrolling to items by a controller")
struct ScrollingTests {
  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>

  // Row n is at 100 n, and four rows are in view.
  init() throws {
    surface = try RecordingSurface(rows: [1_000])
    controller = surface.controller
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private func scroll(to item: Int, animated: Bool = true) {
    controller.scrollToItem(at: path(item), at: .start, animated: animated)
  }

  private func frames(_ count: Int) {
    for _ in 0..<count { surface.frame() }
  }

  private var offset: Double { controller.engine.offset.y }

  @Test("Frame by frame it comes to the item, and tells so once")
  func arrives() {
    scroll(to: 30)
    #expect(
      controller.scrollDestination == ItemPath(section: 0, item: 30)
        && surface.stops == 1)
    frames(10)
    #expect(offset > 0 && offset < 3_000 && surface.arrivals == 0)
    frames(30)
    #expect(offset == 3_000 && surface.arrivals == 1)
    #expect(controller.scrollDestination == nil && !surface.isFrameRequested)
  }

  @Test(
    "Where nothing is to move it is there at once, and tells so afterwards",
    arguments: [false, true])
  func still(_ isUpdating: Bool) {
    surface.canAnimate = false
    guard isUpdating else {
      scroll(to: 30)
      #expect(offset == 3_000 && surface.arrivals == 1)
      scroll(to: 2_000)
      scroll(to: 20, animated: false)
      #expect(offset == 2_000 && surface.arrivals == 1)
      return
    }
    // To an item that there is once the update is done.
    surface.counts = [1_010]
    controller.performBatchUpdates { update in
      update.batch.insertItems(at: (1_000..<1_010).map { path($0) })
      scroll(to: 1_005)
    }
    #expect(offset == 100_500 && surface.arrivals == 1)
  }

  @Test("From far away it begins nearer, on the side that it comes from")
  func far() {
    scroll(to: 900)
    frames(40)
    #expect(surface.offsets.allSatisfy { $0 >= 82_000 && $0 <= 90_000 })
    let count = surface.offsets.count
    scroll(to: 100)
    frames(40)
    let back = surface.offsets.dropFirst(count)
    #expect(back.allSatisfy { $0 >= 10_000 && $0 <= 18_000 })
    #expect(offset == 10_000)
  }

  @Test("An update on the way takes the target along")
  func renamed() {
    scroll(to: 30)
    frames(10)
    surface.counts = [1_010]
    controller.performBatchUpdates { update in
      update.batch.insertItems(at: (0..<10).map { path($0) })
    }
    frames(30)
    #expect(offset == 4_000 && surface.arrivals == 1)
  }

  @Test("A target that goes ends it where it is, and that is told once")
  func removed() {
    scroll(to: 30)
    frames(10)
    let before = offset
    surface.counts = [999]
    controller.performBatchUpdates { $0.batch.deleteItems(at: [path(30)]) }
    frames(30)
    #expect(offset == before && surface.arrivals == 1)
    #expect(controller.scrollDestination == nil && !surface.isFrameRequested)
  }

  @Test("Nor does it keep still about an end by other data")
  func reloaded() {
    scroll(to: 30)
    frames(10)
    surface.counts = [25]
    surface.reload()
    let before = offset
    frames(30)
    #expect(offset == before && surface.arrivals == 1)
    #expect(controller.scrollDestination == nil && !surface.isFrameRequested)
  }

  @Test("A finger on the content ends it, and nobody is told of an arrival")
  func held() {
    scroll(to: 30)
    frames(10)
    let before = offset
    surface.isTracking = true
    frames(1)
    #expect(controller.scrollDestination == nil)
    surface.isTracking = false
    frames(30)
    #expect(offset == before && surface.arrivals == 0)
  }

  @Test(
    "No press becomes a long one on content that goes by, or leaps",
    arguments: 0..<4)
  func pressed(_ way: Int) {
    let selection = SelectionFeature(controller)
    selection.allowsLongPress = true
    let arena = controller.requireTouches().arena
    arena.began(
      PointerSample(position: LayoutPoint(x: 9, y: 50), time: 0), .touch)
    switch way {
    case 0: scroll(to: 30)
    case 1: scroll(to: 30, animated: false)
    case 2: controller.scroll(to: LayoutPoint(x: 0, y: 3_000))
    default:
      controller.jump(
        to: ScrollAnchor(element: ElementID(path(30)), distance: 0))
    }
    frames(2)
    arena.elapsed(at: 600)
    #expect(surface.log == ["+0", "-0"])
  }

  @Test("What goes to where it is leaves a press alone")
  func stays() {
    let selection = SelectionFeature(controller)
    selection.allowsLongPress = true
    let arena = controller.requireTouches().arena
    arena.began(
      PointerSample(position: LayoutPoint(x: 9, y: 50), time: 0), .touch)
    scroll(to: 0, animated: false)
    controller.scroll(to: .zero)
    arena.elapsed(at: 600)
    #expect(surface.log == ["+0", "press 0", "-0"])
  }

  @Test("An anchor of an item that is not there ends no scroll")
  func goneAnchor() {
    scroll(to: 30)
    controller.jump(
      to: ScrollAnchor(element: ElementID(path(1_000)), distance: 0))
    #expect(controller.scrollDestination == path(30))
  }

  @Test("One that follows on another goes one step a frame", arguments: 0..<3)
  func following(_ way: Int) {
    scroll(to: 30)
    frames(1)
    switch way {
    case 0: controller.stopScrolling()
    case 1: controller.scroll(to: .zero)
    default: scroll(to: 40, animated: false)
    }
    scroll(to: 30)
    let count = surface.offsets.count
    frames(5)
    #expect(surface.offsets.count == count + 5)
    frames(30)
    #expect(offset == 3_000 && surface.arrivals == 1)
    #expect(!surface.isFrameRequested)
  }

  @Test("Another scroll ends it, and so does the view's end", arguments: 0..<3)
  func ended(_ way: Int) {
    scroll(to: 30)
    frames(10)
    switch way {
    case 0: controller.scroll(to: LayoutPoint(x: 0, y: 500))
    case 1: controller.stopScrolling()
    default: controller.end()
    }
    let before = offset
    frames(30)
    #expect(offset == before && surface.arrivals == 0)
    #expect(!surface.isFrameRequested)
  }

  @Test("Sideways it goes along the content, too")
  func sideways() throws {
    let surface = try RecordingSurface(rows: [1_000], axis: .horizontal)
    surface.controller.scrollToItem(at: path(900), at: .start, animated: true)
    for _ in 0..<40 { surface.frame() }
    #expect(surface.offsets.allSatisfy { $0 >= 82_000 && $0 <= 90_000 })
    #expect(surface.engine.offset == LayoutPoint(x: 90_000, y: 0))
    #expect(surface.arrivals == 1)
  }

  @Test("An item that is not there is no target")
  func noItem() {
    scroll(to: 1_000)
    scroll(to: -1, animated: false)
    #expect(controller.scrollDestination == nil && !surface.isFrameRequested)
    #expect(surface.offsets == [] && surface.stops == 0)
  }

  @Test("So far from where it was told to be a platform has been scrolled")
  func strayed() {
    scroll(to: 30)
    for rest in [0, 0.5, 0.75] { #expect(!controller.strayed(by: rest)) }
    for way in [0.8, 1.5] { #expect(controller.strayed(by: way)) }
    #expect(controller.strayed(by: 100, isInset: true))
    #expect(controller.scrollDestination == path(30))
    #expect(controller.strayed(by: 1.6))
    #expect(controller.scrollDestination == nil)
    scroll(to: 30)
    #expect(controller.strayed(by: 0.1, isMoving: true))
    #expect(!controller.strayed(by: 0, isMoving: true))
    #expect(controller.scrollDestination == nil)
  }

  @Test("What goes to an item as it is told of a hand gets there")
  func onward() {
    final class Follower: ControllerFeature {
      var go: () -> Void = {}
      override func scrolledByHand() { go() }
    }
    let follower = Follower()
    follower.go = { scroll(to: 40) }
    // The controller holds it, and what it does the controller.
    defer { follower.go = {} }
    controller.add(follower)
    scroll(to: 30)
    controller.strayed(by: 100)
    #expect(controller.scrollDestination == path(40))
  }

  @Test("An anchor brings the view back to where it was, in other data too")
  func anchor() throws {
    surface.scroll(to: LayoutPoint(x: 0, y: 2_050))
    let anchor = try #require(controller.engine.anchor)
    surface.scroll(to: .zero)
    controller.jump(to: anchor)
    #expect(offset == 2_050)
    controller.jump(
      to: ScrollAnchor(element: ElementID(path(5_000)), distance: 0))
    #expect(offset == 2_050)
    // A distance that is no number leads to the top.
    surface.engine.contentInsets = Insets(top: 50, left: 0, bottom: 0, right: 0)
    controller.jump(
      to: ScrollAnchor(element: ElementID(path(500)), distance: .nan))
    #expect(offset == -50)
  }

  @Test("People who want less motion are there at once")
  func still() {
    surface.prefersReducedMotion = true
    scroll(to: 30)
    #expect(offset == 3_000 && !surface.isFrameRequested)
  }

  @Test("A hand that goes by parts of a point leaves what was scrolled to")
  func slowHand() throws {
    let surface = try RecordingSurface(rows: [50])
    let controller = surface.controller
    let item = ItemPath(section: 0, item: 20)
    controller.scrollToItem(at: item, at: .start, animated: false)
    for step in 1...60 {
      controller.scrolledByHand()
      controller.pass(
        at: LayoutPoint(x: 0, y: 2_000 + Double(step) / 2), time: surface.now)
    }
    // Behind what is in view: it stays where the hand has brought it.
    controller.setLength(70, ofItemAt: ItemPath(section: 0, item: 30))
    #expect(surface.engine.offset.y == 2_030)
  }
}
