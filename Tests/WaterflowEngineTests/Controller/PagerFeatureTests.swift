import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Turning pages by a controller")
struct PagerFeatureTests {
  private final class Views: PagerSurface {
    var log: [String] = []
    unowned let surface: RecordingSurface
    let layout: CollectionLayout

    init(_ surface: RecordingSurface, _ layout: CollectionLayout) {
      self.surface = surface
      self.layout = layout
    }

    var breadth: Double { layout.viewport.width }
    var leavesFirstPage: Bool { false }
    func show(_ page: Int) { log.append("show \(page)") }
    func displace(_ displacement: SectionDisplacement?) {
      layout.sectionDisplacement = displacement
    }
    /// Called once the content has another least length, as a pass is made.
    var onLength: () -> Void = {}
    func setMinimumContentLength(_ length: Double) {
      layout.minimumContentLength = length
      log.append("least \(Int(length))")
      onLength()
    }
    func scroll(to offset: LayoutPoint) { surface.scroll(to: offset) }
    func bringNeighbour(_ page: Int) { log.append("bring \(page)") }
    func placeNeighbour(
      _ displacement: SectionDisplacement, scrolledTo offset: LayoutPoint,
      below edge: Double
    ) {}
    func removeNeighbour() { log.append("gone") }
  }

  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>
  private let views: Views
  private let feature:
    PagerFeature<
      CollectionController<RecordingSurface>, Views
    >

  init() throws {
    surface = try RecordingSurface(rows: [1, 20], header: 40)
    controller = surface.controller
    views = Views(surface, controller.engine.layout)
    feature = PagerFeature(
      controller, views, firstSection: 1, pageCount: 3)
    feature.didTurnTo = { [views] in views.log.append("turned \($0)") }
    controller.didPass()
  }

  @Test("A page comes in beside, frame by frame, and takes the other's place")
  func turns() throws {
    #expect(views.log == ["least 400"])
    feature.turn(to: 1, animated: true)
    surface.frame()
    surface.frame()
    let displacement = try #require(views.layout.sectionDisplacement)
    #expect(displacement.firstSection == 1)
    #expect(displacement.offset.x < 0 && displacement.offset.x > -400)
    surface.frame(after: 500)
    #expect(
      views.log == ["least 400", "bring 1", "show 1", "gone", "turned 1"])
    #expect(views.layout.sectionDisplacement == nil && feature.page == 1)
    #expect(!surface.isFrameRequested)
  }

  @Test("Sections that come and go before the bar take it along")
  func sectionsBefore() {
    surface.counts = [1, 1, 20]
    controller.performBatchUpdates { $0.batch.insertSections([0]) }
    #expect(feature.firstSection == 2)
    feature.turn(to: 1, animated: true)
    surface.frame()
    surface.frame()
    let layout = controller.engine.layout
    #expect(layout.sectionDisplacement?.firstSection == 2)
    surface.counts = [1, 20]
    controller.performBatchUpdates { $0.batch.deleteSections([0]) }
    #expect(feature.firstSection == 1)
    #expect(layout.sectionDisplacement?.firstSection == 1)
    // The bar itself is gone.
    surface.counts = [20]
    controller.performBatchUpdates { $0.batch.deleteSections([0]) }
    #expect(feature.firstSection == 1)
  }

  @Test("Pages that come later keep their places as well")
  func laterPages() {
    feature.pageCount = 5
    feature.turn(to: 4, animated: false)
    surface.scroll(to: LayoutPoint(x: 0, y: 900))
    feature.turn(to: 0, animated: false)
    #expect(controller.engine.offset.y < 900)
    feature.turn(to: 4, animated: false)
    #expect(controller.engine.offset.y == 900)
  }

  @Test("A page that is scrolled on its way comes back where it was seen last")
  func scrolledOnItsWay() {
    surface.scroll(to: LayoutPoint(x: 0, y: 300))
    feature.turn(to: 1, animated: true)
    surface.frame()
    surface.scroll(to: LayoutPoint(x: 0, y: 900))
    surface.frame(after: 500)
    #expect(feature.page == 1)
    feature.turn(to: 0, animated: false)
    #expect(controller.engine.offset.y == 900)
  }

  @Test("What covers the end is room for the bar only if one can scroll there")
  func room() {
    controller.engine.contentInsets.bottom = 50
    controller.engine.makesRoomForInsets = false
    controller.didPass()
    #expect(views.log == ["least 400"])
    controller.engine.makesRoomForInsets = true
    controller.didPass()
    #expect(views.log == ["least 400", "least 350"])
  }

  /// Drags a finger across what is at a height, and says where it is.
  private func drag(_ way: [Double], y: Double = 300) -> Bool {
    let arena = controller.requireTouches().arena
    var isClaimed = false
    func sample(_ x: Double) -> PointerSample {
      surface.wait(50)
      return PointerSample(position: LayoutPoint(x: x, y: y), time: surface.now)
    }
    arena.began(sample(way[0]), .touch)
    for x in way.dropFirst() { isClaimed = arena.moved(sample(x)) }
    return isClaimed
  }

  @Test("A page goes with a finger, there and back, and its neighbour goes")
  func follows() {
    controller.requireTouches().arena.add(feature.gesture)
    #expect(drag([300, 200]))
    #expect(views.layout.sectionDisplacement?.offset.x == -100)
    #expect(views.log == ["least 400", "bring 1"])
    let arena = controller.requireTouches().arena
    arena.moved(
      PointerSample(position: LayoutPoint(x: 300, y: 300), time: surface.now))
    #expect(views.layout.sectionDisplacement == nil)
    #expect(views.log == ["least 400", "bring 1", "gone"])
  }

  @Test("A program turns nothing while a finger does")
  func turnsDuringDrag() {
    controller.requireTouches().arena.add(feature.gesture)
    #expect(drag([300, 200]))
    feature.turn(to: 1, animated: false)
    #expect(views.layout.sectionDisplacement?.offset.x == -100)
    #expect(views.log == ["least 400", "bring 1"] && feature.page == 0)
  }

  @Test("A finger turns pages beside all items, and not on what is above them")
  func touches() throws {
    let surface = try RecordingSurface(rows: [1, 1])
    let views = Views(surface, surface.controller.engine.layout)
    let feature = PagerFeature(
      surface.controller, views, firstSection: 1, pageCount: 3)
    let arena = surface.controller.requireTouches().arena
    arena.add(feature.gesture)
    for (y, isTurned) in [(50.0, false), (150, true), (350, true)] {
      arena.began(
        PointerSample(position: LayoutPoint(x: 300, y: y), time: 0), .touch)
      let isClaimed = arena.moved(
        PointerSample(position: LayoutPoint(x: 200, y: y), time: 50))
      #expect(isClaimed == isTurned, "\(y)")
      arena.cancel()
    }
  }

  @Test("Pages turn without a bar as well, each from where it was left")
  func noBar() throws {
    let surface = try RecordingSurface(rows: [1, 20])
    let views = Views(surface, surface.controller.engine.layout)
    let feature = PagerFeature(
      surface.controller, views, firstSection: 1, pageCount: 3)
    surface.controller.didPass()
    #expect(views.log == [])
    surface.scroll(to: LayoutPoint(x: 0, y: 500))
    feature.turn(to: 1, animated: true)
    #expect(feature.target == 1 && feature.page == 0)
    surface.frame()
    surface.frame(after: 500)
    #expect(feature.page == 1)
    surface.scroll(to: LayoutPoint(x: 0, y: 700))
    feature.turn(to: 0, animated: false)
    #expect(surface.engine.offset.y == 500)
  }

  @Test("A page on its way is caught where it is seen")
  func caught() throws {
    controller.requireTouches().arena.add(feature.gesture)
    feature.turn(to: 1, animated: true)
    surface.frame()
    surface.frame(after: 50)
    let shown = try #require(views.layout.sectionDisplacement?.offset.x)
    #expect(drag([300]) == false)
    let arena = controller.requireTouches().arena
    #expect(arena.isClaimed)
    #expect(views.layout.sectionDisplacement?.offset.x == shown)
    surface.frame()
    #expect(views.layout.sectionDisplacement?.offset.x == shown)
    arena.moved(
      PointerSample(position: LayoutPoint(x: 290, y: 300), time: surface.now))
    #expect(views.layout.sectionDisplacement?.offset.x == shown - 10)
  }

  @Test("Where nothing is animated, a page is there at once")
  func still() {
    surface.canAnimate = false
    feature.turn(to: 2, animated: true)
    #expect(feature.page == 2 && !surface.isFrameRequested)
    #expect(views.log == ["least 400", "show 2", "turned 2"])
  }

  @Test("Fewer pages show the last one, and at least one is left")
  func fewer() {
    feature.turn(to: 2, animated: false)
    feature.pageCount = 2
    #expect(feature.page == 1 && views.log.last == "show 1")
    feature.pageCount = 0
    #expect(feature.pageCount == 1 && feature.page == 0)
  }

  @Test("A page that shows as others go stands where it was left")
  func fewerWhenScrolled() {
    surface.scroll(to: LayoutPoint(x: 0, y: 300))
    feature.turn(to: 1, animated: false)
    surface.scroll(to: LayoutPoint(x: 0, y: 900))
    feature.pageCount = 1
    #expect(feature.page == 0)
    #expect(controller.engine.offset.y == 300)
  }

  @Test("Any number of pages can be turned, to the last one and back")
  func many() {
    feature.pageCount = .max
    feature.turn(to: .max - 1, animated: false)
    #expect(feature.page == .max - 1)
    feature.turn(to: .max, animated: false)
    #expect(feature.page == .max - 1)
    feature.turn(to: 0, animated: false)
    #expect(feature.page == 0)
  }

  @Test("Stopped by who hears of a pass before it, it sees to nothing then")
  func stoppedInPass() throws {
    final class Other: ControllerFeature {
      var onPass: () -> Void = {}
      override func didPass() { onPass() }
    }
    let surface = try RecordingSurface(rows: [1, 20], header: 40)
    let other = Other()
    surface.controller.add(other)
    let views = Views(surface, surface.controller.engine.layout)
    let feature = PagerFeature(
      surface.controller, views, firstSection: 1, pageCount: 3)
    other.onPass = { feature.stop() }
    surface.controller.didPass()
    #expect(views.log == ["least 0"])
    feature.stop()
    feature.leave()
    #expect(views.log == ["least 0"])
    // A touch that it is shown again does nothing either.
    let arena = surface.controller.requireTouches().arena
    arena.add(feature.gesture)
    arena.began(
      PointerSample(position: LayoutPoint(x: 300, y: 300), time: 0), .touch)
    #expect(
      !arena.moved(
        PointerSample(position: LayoutPoint(x: 100, y: 300), time: 50)))
    feature.gesture.turn(to: 2)
    surface.controller.end()
    #expect(views.log == ["least 0"])
  }

  @Test("What covers either end of the view makes less content do")
  func covered() {
    controller.resize(
      to: LayoutEnvironment(
        viewport: LayoutSize(width: 400, height: 400),
        contentInsets: Insets(top: 30, left: 0, bottom: 50, right: 0)))
    #expect(views.log.last == "least 320")
  }

  @Test("Other data is not shown in the middle of a pass with another width")
  func resized() {
    feature.turn(to: 1, animated: true)
    surface.frame()
    controller.resize(
      to: LayoutEnvironment(
        viewport: LayoutSize(width: 300, height: 400),
        contentInsets: .zero))
    #expect(views.log == ["least 400", "bring 1"])
    surface.frame()
    #expect(
      views.log == ["least 400", "bring 1", "show 1", "gone", "turned 1"])
    #expect(views.layout.sectionDisplacement == nil && feature.page == 1)
    #expect(!surface.isFrameRequested)
  }

  @Test("Another turn while one settles has one frame after the other")
  func again() {
    feature.turn(to: 1, animated: true)
    surface.frame()
    feature.turn(to: 2, animated: true)
    surface.frame()
    surface.frame(after: 500)
    #expect(feature.page == 2 && !surface.isFrameRequested)
  }

  @Test("One that has stopped shows no page where its own is gone")
  func stopped() {
    feature.turn(to: 2, animated: false)
    feature.stop()
    let log = views.log
    feature.pageCount = 1
    #expect(views.log == log)
  }

  @Test("Stopped or ended, it calls nothing any more", arguments: [0, 1])
  func ends(_ way: Int) {
    feature.turn(to: 1, animated: true)
    surface.frame()
    if way == 0 { feature.leave() } else { controller.end() }
    #expect(views.log.contains("gone"))
    let log = views.log
    surface.frame(after: 500)
    feature.turn(to: 2, animated: false)
    feature.pageCount = 2
    controller.didPass()
    #expect(views.log == log && feature.page == 0)
  }

  @Test("Where insets leave no room, the content has no least length")
  func noRoom() {
    views.onLength = { [unowned views, unowned feature] in
      if views.log.count < 9 { feature.fit() }
    }
    surface.engine.contentInsets = Insets(
      top: 60, left: 0, bottom: 500, right: 0)
    feature.fit()
    #expect(views.log.count <= 2)
    #expect(views.layout.minimumContentLength == 0)
  }

  @Test("Another direction of reading has pages turn the other way")
  func turned() throws {
    let surface = try RecordingSurface(
      rows: [1, 20], header: 40, direction: .leftToRight)
    let views = Views(surface, surface.controller.engine.layout)
    let feature = PagerFeature(
      surface.controller, views, firstSection: 1, pageCount: 3)
    let controller = surface.controller
    controller.didPass()
    controller.requireTouches().arena.add(feature.gesture)
    let layout = controller.engine.layout
    controller.reload(
      .layout,
      in: LayoutEnvironment(
        viewport: layout.viewport, axis: .vertical, direction: .rightToLeft))
    controller.didPass()
    let arena = controller.requireTouches().arena
    for (x, time) in [(100.0, 0.0), (200, 50)] {
      let sample = PointerSample(
        position: LayoutPoint(x: x, y: 300), time: time)
      if time == 0 { arena.began(sample, .touch) } else { arena.moved(sample) }
    }
    // To the right is on, where people read from right to left.
    #expect(views.log.contains("bring 1"))
    arena.cancel()
  }
}
