import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Updates by a controller")
struct UpdateTests {
  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>

  // Four rows of 100 are in view.
  init() throws {
    surface = try RecordingSurface(rows: [50])
    controller = surface.controller
  }

  private func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test("One update within another is part of it, and both are told of its end")
  func nested() {
    var told: [String] = []
    surface.counts = [52]
    controller.performBatchUpdates(completion: { told.append("outer \($0)") }) {
      [controller] update in
      update.batch.insertItems(at: [path(0)])
      controller.performBatchUpdates(
        completion: { told.append("inner \($0)") }
      ) { $0.batch.insertItems(at: [path(1)]) }
    }
    #expect(surface.announced == 1 && controller.knownCounts == [52])
    surface.wait(1)
    #expect(told == ["outer true", "inner true"])
  }

  @Test("Where a reload is due, that is the update")
  func reloadDue() {
    var told: [Bool] = []
    surface.counts = [7]
    surface.isReloadDue = true
    controller.performBatchUpdates(completion: { told.append($0) }) {
      // What would be refused.
      $0.batch.deleteItems(at: [path(99)])
    }
    surface.wait(1)
    #expect(told == [true] && surface.log == [])
    #expect(controller.knownCounts == [7] && surface.announced == 0)
  }

  @Test("Where the reload that was due is refused, nothing has arrived")
  func refusedReload() {
    var told: [Bool] = []
    surface.told = [0: [1, 2]]
    surface.isReloadDue = true
    controller.performBatchUpdates(completion: { told.append($0) }) { _ in }
    surface.wait(1)
    #expect(told == [false] && surface.log == ["failed"])
  }

  @Test(
    "Cells that a reload takes away arrive nowhere",
    arguments: [ReloadScope.layout, .cells, .source, .items])
  func reloadedOnTheirWay(_ scope: ReloadScope) {
    var told: [Bool] = []
    surface.reload()
    surface.sendsCells = true
    surface.counts = [51]
    controller.performBatchUpdates(completion: { told.append($0) }) {
      $0.batch.insertItems(at: [path(0)])
    }
    surface.wait(1)
    #expect(told == [])
    controller.reload(
      scope,
      in: LayoutEnvironment(viewport: controller.engine.layout.viewport))
    surface.wait(1_000)
    #expect(told == [scope == .layout])
  }

  @Test("Who asks for it is told why an update is refused, and nobody else")
  func refused() {
    var faults: [UpdateError] = []
    var told: [Bool] = []
    controller.performBatchUpdates(
      refused: { faults.append($0) }, completion: { told.append($0) }
    ) { $0.batch.deleteItems(at: [path(50)]) }
    surface.wait(1)
    #expect(faults == [.noSuchItem(.delete, path(50), count: 50)])
    #expect(told == [false] && surface.log == [])
  }

  @Test("What came, went and moved is counted, with the items of sections")
  func announced() throws {
    var update = BatchUpdate()
    update.reloadSections([0])
    update.deleteSections([1])
    update.moveItem(from: path(0, 2), to: path(2, 1))
    update.insertSections([2])
    let plan = try update.plan(oldCounts: [4, 5, 3], newCounts: [6, 3, 2])
    // Two more in the first section, and the two of the new one.
    let changes = plan.announcedChanges
    #expect(changes == AnnouncedChanges(added: 4, removed: 5, moved: 1))
    // What goes to a section that comes is the same item.
    var passing = BatchUpdate()
    passing.insertSections([1])
    passing.moveItem(from: path(0), to: path(0, 1))
    passing.moveItem(from: path(2), to: path(2, 1))
    #expect(
      try passing.plan(oldCounts: [5], newCounts: [3, 3]).announcedChanges
        == AnnouncedChanges(added: 1, removed: 0, moved: 2))
    let nothing = try BatchUpdate().plan(oldCounts: [4], newCounts: [4])
    #expect(
      nothing.announcedChanges
        == AnnouncedChanges(added: 0, removed: 0, moved: 0))
  }

  // MARK: - Sizes

  @Test(
    "A length that becomes known leaves the breadth that an item keeps",
    arguments: [LayoutAxis.vertical, .horizontal])
  func lengths(axis: LayoutAxis) throws {
    let surface = try RecordingSurface(rows: [50], axis: axis)
    let controller = surface.controller
    func frame(_ item: Int) -> LayoutRect? {
      controller.engine.layout.frame(ofItem: path(item))
    }
    func rect(
      along: Double, length: Double, breadth: Double
    ) -> LayoutRect {
      axis == .vertical
        ? LayoutRect(x: 0, y: along, width: breadth, height: length)
        : LayoutRect(x: along, y: 0, width: length, height: breadth)
    }
    surface.style = SectionStyle(mode: .list, itemAlignment: .leading)
    surface.counts = [3]
    surface.length = 150
    surface.reload()
    controller.setLength(70, ofItemAt: path(1))
    controller.setLength(70, ofItemAt: path(3))
    #expect(frame(1) == rect(along: 150, length: 70, breadth: 150))
    #expect(controller.engine.layout.contentLength == 370)
    // A length alone fills the line.
    surface.told = [0: [150, 70, 150, 40]]
    surface.counts = [4]
    controller.performBatchUpdates { $0.batch.insertItems(at: [path(3)]) }
    #expect(frame(3) == rect(along: 370, length: 40, breadth: 400))
  }

  // MARK: - Cells

  @Test("Cells arrive that nobody waits for")
  func unawaited() {
    controller.cellsDidArrive(1)
    surface.wait(1)
    #expect(surface.log == [] && surface.announced == 0)
  }

  @Test("Items out of view are not filled again, and no pass is made for them")
  func reconfiguredOutOfView() {
    let passes = surface.passes
    controller.reconfigureItems(at: [path(40)])
    #expect(surface.passes == passes && surface.refilled == [])
    controller.reconfigureItems(at: [path(40), path(2)])
    #expect(surface.passes > passes && surface.refilled == [path(2)])
  }

  @Test("Another kind of cell takes the place of the one there, which stays so")
  func otherKind() throws {
    let cell = try #require(surface.cell(ofItem: 2))
    let frame = controller.engine.layout.frame(ofItem: path(2))
    surface.refills = false
    surface.filled = []
    controller.reconfigureItems(at: [path(2)])
    // Asked which kind it wants, and for a cell of that.
    #expect(surface.filled == [2, 2] && surface.refilled.isEmpty)
    #expect(surface.emptied.contains(cell) && surface.cell(ofItem: 2) != cell)
    #expect(controller.engine.layout.frame(ofItem: path(2)) == frame)
  }

  @Test("What is filled again is measured again")
  func measuredAgain() throws {
    surface.style.estimatesLengths = true
    surface.reload()
    var asked: [Int] = []
    surface.need = { live in
      asked.append(live.element.path.item)
      return live.frame.size
    }
    controller.engine.measuresCells = true
    controller.pass(at: .zero, time: 0)
    #expect(asked == [0, 1, 2, 3])
    controller.reconfigureItems(at: [path(1)])
    controller.pass(at: .zero, time: 0)
    #expect(asked == [0, 1, 2, 3, 1])
  }

  @Test("No sizes are no change")
  func noSizes() {
    let passes = surface.passes
    controller.setSizes { [] }
    #expect(surface.passes == passes)
  }

  @Test("A size that cannot be is told, and those before it are taken")
  func wrongSize() {
    controller.setSizes {
      [
        (path(0), ItemSize(width: 400, height: 70)),
        (path(1), ItemSize(width: 400, height: .infinity)),
      ]
    }
    #expect(surface.takeLog() == ["failed"])
    #expect(controller.engine.layout.frame(ofItem: path(1))?.y == 70)
  }

  // MARK: - Snapshots

  @Test("A person moves an item of a snapshot; what is not there moves nothing")
  func movesItems() throws {
    let content = DiffableContent<Int, Int, RecordingSurface>()
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0, 1])
    try snapshot.appendItems([0, 1, 2], toSection: 0)
    try snapshot.appendItems([3], toSection: 1)
    var told = 0
    content.applyUsingReloadData(snapshot, on: controller) { told += 1 }
    surface.wait(1)
    #expect(told == 1)
    #expect(content.moveItem(at: path(0), to: path(1, 1)))
    #expect(content.current.itemIdentifiers == [1, 2, 3, 0])
    #expect(content.moveItem(at: path(1, 1), to: path(0)))
    #expect(content.current.itemIdentifiers == [0, 1, 2, 3])
    for (old, new) in [
      (path(9), path(0)), (path(0), path(0, 2)), (path(0), path(2, 1)),
      (path(0), path(3)), (path(0), path(-1)),
    ] {
      #expect(!content.moveItem(at: old, to: new))
    }
    #expect(content.current.itemIdentifiers == [0, 1, 2, 3])
  }

  @Test("Who waits for a snapshot is told once it is shown")
  func snapshotCompletion() throws {
    let surface = try RecordingSurface(rows: [])
    let content = DiffableContent<Int, Int, RecordingSurface>()
    surface.source = { content.current.itemCounts }
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0])
    var told: [Int] = []
    for count in 1...2 {
      try snapshot.appendItems([count])
      content.apply(snapshot, on: surface.controller, animated: false) {
        told.append(surface.controller.knownCounts[0])
      }
      surface.wait(1)
    }
    #expect(told == [1, 2])
  }

  // MARK: - While changes are named

  @Test(
    "What is asked for while an update is being described waits for it",
    arguments: [0, 1, 2, 3, 4])
  func described(_ kind: Int) throws {
    let surface = try RecordingSurface(rows: [100])
    let controller = surface.controller
    let layout = controller.engine.layout
    surface.counts = [50]
    controller.performBatchUpdates { update in
      update.batch.deleteItems(at: (50..<100).map { path($0) })
      switch kind {
      case 0:
        controller.scrollToItem(at: path(49), at: .end, animated: false)
      case 1: controller.scroll(to: LayoutPoint(x: 0, y: 4_600))
      case 2: controller.setLength(30, ofItemAt: path(49))
      case 3: controller.invalidateStyles(ofSections: nil)
      default:
        controller.whenQuiet {
          controller.reload(
            in: LayoutEnvironment(
              viewport: layout.viewport, axis: layout.axis,
              direction: layout.direction))
        }
      }
    }
    #expect(surface.log == [] && surface.announced == 1)
    #expect(controller.knownCounts == [50])
    #expect(surface.filled.allSatisfy { $0 < 50 })
    if kind < 2 { #expect(controller.engine.offset.y == 4_600) }
    if kind == 2 {
      #expect(controller.engine.layout.frame(ofItem: path(49))?.height == 30)
    }
  }

  @Test("A scroll while an update is being described asks for none that go")
  func describedBehindEnd() throws {
    let surface = try RecordingSurface(rows: [100])
    let controller = surface.controller
    surface.counts = [50]
    controller.performBatchUpdates { update in
      update.batch.deleteItems(at: (50..<100).map { path($0) })
      controller.scroll(to: LayoutPoint(x: 0, y: 9_000))
    }
    #expect(surface.filled.allSatisfy { $0 < 50 })
  }

  @Test("Nor does another extent then", arguments: [false, true])
  func describedExtent(_ resizes: Bool) throws {
    let surface = try RecordingSurface(rows: [100])
    let controller = surface.controller
    controller.minimumContentLength = 12_000
    controller.scroll(to: LayoutPoint(x: 0, y: resizes ? 9_600 : 11_600))
    surface.filled = []
    surface.counts = [50]
    controller.performBatchUpdates { update in
      update.batch.deleteItems(at: (50..<100).map { path($0) })
      if resizes {
        let layout = controller.engine.layout
        controller.resize(
          to: LayoutEnvironment(
            viewport: LayoutSize(width: 400, height: 600), axis: layout.axis,
            direction: layout.direction))
      } else {
        controller.minimumContentLength = 0
      }
    }
    #expect(surface.filled.allSatisfy { $0 < 50 })
    let layout = controller.engine.layout
    if resizes {
      #expect(layout.viewportLength == 600)
    } else {
      #expect(layout.minimumContentLength == 0)
      #expect(controller.engine.offset.y == 4_600)
    }
  }

  // MARK: - Out of sight

  @Test("What is configured again out of sight is measured again once in view")
  func measuredAgainLater() throws {
    surface.style.estimatesLengths = true
    surface.reload()
    var need = 40.0
    surface.need = { live in
      LayoutSize(
        width: live.frame.width,
        height: live.element.path.item == 0 ? need : live.frame.height)
    }
    controller.engine.measuresCells = true
    controller.pass(at: .zero, time: 0)
    controller.pass(at: .zero, time: 0)
    #expect(controller.engine.layout.frame(ofItem: path(0))?.height == 40)
    surface.scroll(to: LayoutPoint(x: 0, y: 2_000))
    need = 90
    controller.reconfigureItems(at: [path(0)])
    surface.scroll(to: .zero)
    controller.pass(at: .zero, time: 0)
    #expect(controller.engine.layout.frame(ofItem: path(0))?.height == 90)
  }

  @Test("A cell that leaves as it is configured again comes back filled anew")
  func reconfiguredAsItLeaves() {
    surface.counts = [50]
    controller.reconfigureItems(at: [])
    controller.performBatchUpdates { [self] update in
      update.batch.moveItem(from: path(0), to: path(40))
      controller.reconfigureItems(at: [path(0)])
    }
    surface.filled = []
    controller.performBatchUpdates { [self] in
      $0.batch.moveItem(from: path(40), to: path(0))
    }
    #expect(surface.filled.contains(0))
  }

  @Test("Another length of an item in a flow leaves its breadth")
  func lengthInFlow() throws {
    surface.style = SectionStyle(mode: .flow(distribution: .leading))
    surface.reload()
    let layout = controller.engine.layout
    try layout.setSize(ItemSize(width: 120, height: 30), ofItem: path(1))
    controller.setLength(80, ofItemAt: path(1))
    let frame = layout.frame(ofItem: path(1))
    #expect(frame?.width == 120 && frame?.height == 80)
  }
}
