import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("An app that changes its view while it is asked for other data")
struct ChangeWhileAskedTests {
  /// When the app does it: as a reload counts, as an update does, as that asks
  /// for sizes, as one that is refused counts again.
  enum Moment: CaseIterable { case reload, counts, sizes, refusal }

  /// What the app does, on a view that is scrolled far beyond its new end.
  enum Change: CaseIterable { case minimumLength, pass, resize }

  @Test("What it sets stays, also where most is laid out anew")
  func greatUpdate() throws {
    let surface = try RecordingSurface(rows: [400])
    let controller = surface.controller
    surface.counts = [200, 1]
    var isAsked = false
    surface.onSize = {
      guard !isAsked else { return }
      isAsked = true
      controller.minimumContentLength = 50_000
      controller.engine.layout.pinMode = .stacked
    }
    let layout = controller.engine.layout
    controller.performBatchUpdates { update in
      update.batch.deleteItems(
        at: stride(from: 0, to: 400, by: 2).map {
          ItemPath(section: 0, item: $0)
        })
      update.batch.insertSections([1])
    }
    #expect(isAsked && controller.engine.layout !== layout)
    #expect(controller.minimumContentLength == 50_000)
    #expect(controller.engine.layout.pinMode == .stacked)
  }

  private static func change(
    _ surface: RecordingSurface, _ change: Change
  ) {
    let controller = surface.controller
    switch change {
    case .minimumLength: controller.minimumContentLength = 0
    case .pass: controller.pass(at: LayoutPoint(x: 0, y: 9_000), time: 0)
    case .resize:
      let layout = controller.engine.layout
      controller.resize(
        to: LayoutEnvironment(
          viewport: LayoutSize(width: 400, height: 4_000), axis: layout.axis,
          direction: layout.direction))
    }
  }

  @Test(
    "Nothing is asked for that the data has no more",
    arguments: Moment.allCases, Change.allCases)
  func nothingGone(_ moment: Moment, _ change: Change) throws {
    let surface = try RecordingSurface(rows: [100])
    let controller = surface.controller
    controller.minimumContentLength = 12_000
    controller.scroll(to: LayoutPoint(x: 0, y: 11_600))
    surface.filled = []
    let counts = moment == .sizes ? [51] : [50]
    // An update that is refused counts twice, by two questions.
    var questions = moment == .refusal ? 3 : 1
    let ask = {
      questions -= 1
      if questions == 0 { Self.change(surface, change) }
    }
    surface.source = {
      if moment != .sizes { ask() }
      return counts
    }
    if moment == .sizes { surface.onSize = ask }
    switch moment {
    case .reload: surface.reload()
    case .refusal: controller.performBatchUpdates { _ in }
    case .counts, .sizes:
      controller.performBatchUpdates { update in
        update.batch.deleteItems(
          at: (50..<100).map { ItemPath(section: 0, item: $0) })
        if moment == .sizes {
          update.batch.insertItems(at: [ItemPath(section: 0, item: 0)])
        }
      }
    }
    #expect(questions <= 0)
    for _ in 0..<3 { surface.frame() }
    #expect(surface.filled.allSatisfy { $0 < counts[0] })
    #expect(!surface.isFrameRequested)
    if change == .minimumLength {
      #expect(controller.engine.layout.minimumContentLength == 0)
    }
    surface.end()
    // What they do holds the surface.
    (surface.source, surface.onSize) = (nil, {})
  }
}
