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
    func setMinimumContentLength(_ length: Double) {
      layout.minimumContentLength = length
      log.append("least \(Int(length))")
    }
    func scroll(to offset: LayoutPoint) { surface.scroll(to: offset) }
    func bringNeighbour(_ page: Int) { log.append("bring \(page)") }
    func placeNeighbour(
      _ displacement: SectionDisplacement, scrolledTo offset: LayoutPoint,
      below edge: Double
    ) {}
    func removeNeighbour() { log.append("gone") }
    func didTurn(to page: Int) { log.append("turned \(page)") }
  }

  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>
  private let views: Views
  private let feature: PagerFeature<RecordingSurface, Views>

  init() throws {
    surface = try RecordingSurface(rows: [1, 20], header: 40)
    controller = surface.controller
    views = Views(surface, controller.engine.layout)
    feature = PagerFeature(
      controller, views, firstSection: 1, pageCount: 3)
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

  @Test("What covers either end of the view makes less content do")
  func covered() {
    controller.resize(
      to: LayoutEnvironment(
        viewport: LayoutSize(width: 400, height: 400),
        contentInsets: Insets(top: 30, left: 0, bottom: 50, right: 0)))
    #expect(views.log.last == "least 320")
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
}
