import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Selection in a controller")
struct SelectionFeatureTests {
  /// What an update does while a finger is on a header.
  private enum HeaderChange: CaseIterable {
    case insertsItems, insertsSection, deletesFirst, movesFirst, deletesSection
  }

  private let surface: RecordingSurface
  private let selection: SelectionFeature<RecordingSurface>

  init() throws {
    surface = try RecordingSurface(rows: [50])
    selection = SelectionFeature(surface.controller)
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private func tap(_ item: Int) {
    let arena = surface.controller.requireTouches().arena
    let sample = PointerSample(
      position: LayoutPoint(x: 10, y: Double(item) * 100 + 50),
      time: surface.now)
    arena.began(sample, .touch)
    arena.ended(sample)
  }

  @Test("A tap asks, shows and tells, and the cell looks like its item")
  func tapped() {
    tap(1)
    #expect(surface.takeLog() == ["+1", "select 1", "-1"])
    #expect(surface.look(of: 1) == "s" && surface.look(of: 2) == "")
    surface.refusals = ["select 2?"]
    tap(2)
    #expect(surface.takeLog() == ["+2", "-2"])
    #expect(selection.selectedItems == [path(1)])
  }

  @Test("Headers are told of, as long as the data has them")
  func header() throws {
    let surface = try RecordingSurface(rows: [5, 5], header: 30)
    let selection = SelectionFeature(surface.controller)
    let arena = surface.controller.requireTouches().arena
    func tap() {
      let sample = PointerSample(
        position: LayoutPoint(x: 10, y: 10), time: surface.now)
      arena.began(sample, .touch)
      arena.ended(sample)
    }
    tap()
    #expect(surface.takeLog() == ["tap 0"])
    surface.counts = []
    surface.controller.performBatchUpdates { _ in }
    #expect(surface.takeLog() == ["refused"])
    tap()
    #expect(surface.takeLog() == [] && selection.selectedItems == [])
  }

  @Test(
    "A header under a finger is tapped if its section is known by its first item",
    arguments: HeaderChange.allCases)
  private func headerStays(_ change: HeaderChange) throws {
    let surface = try RecordingSurface(rows: [5, 5], header: 30)
    surface.engine.layout.pinMode = .untilNext
    let selection = SelectionFeature(surface.controller)
    let arena = surface.controller.requireTouches().arena
    func sample() -> PointerSample {
      PointerSample(
        position: LayoutPoint(x: 10, y: 10), time: surface.now)
    }
    if change == .insertsSection {
      // The second one's header.
      surface.scroll(to: LayoutPoint(x: 0, y: 530))
    }
    arena.began(sample(), .touch)
    switch change {
    case .insertsItems: surface.counts = [6, 6]
    case .insertsSection: surface.counts = [2, 5, 5]
    case .deletesFirst: surface.counts = [4, 5]
    case .movesFirst: surface.counts = [4, 6]
    case .deletesSection: surface.counts = [5]
    }
    surface.controller.performBatchUpdates {
      switch change {
      case .insertsItems:
        $0.batch.insertItems(at: [path(1), ItemPath(section: 1, item: 2)])
      case .insertsSection: $0.batch.insertSections([0])
      case .deletesFirst: $0.batch.deleteItems(at: [path(0)])
      case .movesFirst:
        $0.batch.moveItem(
          from: path(0), to: ItemPath(section: 1, item: 2))
      case .deletesSection: $0.batch.deleteSections([0])
      }
    }
    arena.ended(sample())
    let tapped: [String] =
      switch change {
      case .insertsItems: ["tap 0"]
      default: []
      }
    #expect(surface.takeLog() == tapped)
    #expect(selection.selectedItems == [])
  }

  @Test("A finger that has left its item waits for no highlight")
  func leavesEarly() throws {
    let surface = try RecordingSurface(rows: [50])
    _ = SelectionFeature(surface.controller, highlightDelay: 80)
    let arena = surface.controller.requireTouches().arena
    func sample(_ y: Double) -> PointerSample {
      PointerSample(position: LayoutPoint(x: 10, y: y), time: surface.now)
    }
    arena.began(sample(50), .touch)
    #expect(arena.deadline == 80)
    arena.moved(sample(150))
    #expect(arena.deadline == nil)
    arena.moved(sample(60))
    #expect(arena.deadline == 80)
    arena.elapsed(at: 80)
    #expect(surface.takeLog() == ["+0"] && arena.deadline == nil)
    arena.cancel()
    surface.end()
  }

  @Test("A touch that is called off selects nothing")
  func calledOff() {
    let arena = surface.controller.requireTouches().arena
    let sample = PointerSample(position: LayoutPoint(x: 10, y: 50), time: 0)
    arena.began(sample, .touch)
    selection.cancelTouch()
    arena.ended(sample)
    #expect(surface.takeLog() == ["+0", "-0"])
    #expect(selection.selectedItems == [])
  }

  @Test("All are selected where several can be; else the key is for others")
  func all() {
    let focus = FocusFeature(surface.controller)
    focus.isPresent = true
    let command = KeyCommand(
      .selectAll, shift: false, command: true, alt: false)
    #expect(!focus.obey(command) && selection.selectedItems == [])
    selection.allowsMultipleSelection = true
    #expect(focus.obey(command) && selection.selectedItems.count == 50)
  }

  @Test("Allowed twice, a long press is told once")
  func allowedTwice() {
    selection.allowsLongPress = true
    selection.allowsLongPress = true
    let arena = surface.controller.requireTouches().arena
    arena.began(
      PointerSample(position: LayoutPoint(x: 9, y: 50), time: 0), .touch)
    arena.elapsed(at: 600)
    #expect(surface.takeLog() == ["+0", "press 0", "-0"])
  }

  @Test("A program asks and tells nobody, and names only what there is")
  func program() {
    surface.refusals = ["select 3?"]
    selection.select(path(3))
    selection.select(path(50))
    selection.select(ItemPath(section: 1, item: 0))
    #expect(selection.selectedItems == [path(3)])
    #expect(surface.look(of: 3) == "s")
    #expect(selection.deselect(path(3)) && !selection.deselect(path(3)))
    #expect(surface.look(of: 3) == "" && surface.log == [])
  }

  @Test("People who do not see an item do with it what a tap does")
  func activated() {
    #expect(selection.activate(path(0)))
    #expect(surface.takeLog() == ["+0", "select 0", "-0"])
    surface.refusals = ["highlight 1?"]
    #expect(selection.activate(path(1)))
    selection.allowsSelection = false
    #expect(!selection.activate(path(2)))
    #expect(surface.log == [] && selection.selectedItems == [path(0)])
  }

  @Test("A reload ends the highlight, which is told, and the selection")
  func reloaded() {
    selection.select(path(0))
    let arena = surface.controller.requireTouches().arena
    arena.began(
      PointerSample(position: LayoutPoint(x: 9, y: 150), time: 0), .touch)
    #expect(surface.takeLog() == ["+1"])
    surface.reload()
    #expect(surface.takeLog() == ["-1"])
    #expect(selection.selectedItems == [])
  }

  @Test(
    "A reload of the same items forgets those that it does not find",
    arguments: [ReloadScope.layout, .cells, .source])
  func reloadedFewer(_ scope: ReloadScope) {
    surface.reload()
    selection.allowsMultipleSelection = true
    selection.selectedItemSet = ItemSet([path(1), path(3), path(49)])
    _ = surface.controller.obey(.press(path(3)))
    _ = surface.takeLog()
    surface.counts = [3]
    surface.controller.reload(
      scope,
      in: LayoutEnvironment(viewport: surface.engine.layout.viewport))
    #expect(selection.selectedItems == [path(1)])
    #expect(surface.look(of: 1) == "s")
    // Nobody is asked about what is gone.
    _ = surface.controller.obey(.release(isCancelled: false))
    #expect(surface.takeLog() == [] && selection.selectedItems == [path(1)])
    selection.allowsMultipleSelection = false
    tap(2)
    #expect(surface.takeLog() == ["+2", "deselect 1", "select 2", "-2"])
  }

  @Test("An update takes the names along, and the cells follow")
  func renamed() {
    selection.select(path(1))
    let newPath: (ItemPath) -> ItemPath? = {
      ItemPath(section: 0, item: $0.item + 1)
    }
    surface.controller.rename(newPath)
    surface.controller.dataDidChange(newPath)
    #expect(selection.selectedItems == [path(2)])
    #expect(surface.look(of: 1) == "" && surface.look(of: 2) == "s")
  }

  @Test("What is selected goes through an update by runs")
  func renamedByRuns() {
    selection.allowsMultipleSelection = true
    selection.selectedItemSet = ItemSet(counts: [50])
    var asked = 0
    surface.controller.rename(
      {
        asked += 1
        return $0.item == 20 ? nil : $0
      },
      along: { $0.item < 20 ? 20 - $0.item : $0.item == 20 ? 1 : .max })
    #expect(selection.selectedItemSet.count == 49)
    #expect(!selection.selectedItemSet.contains(path(20)))
    #expect(asked == 3)
  }

  @Test("A long press is told while it is allowed, and may take the touch")
  func longPress() {
    let arena = surface.controller.requireTouches().arena
    func press() {
      arena.began(
        PointerSample(position: LayoutPoint(x: 9, y: 50), time: 0), .touch)
      arena.elapsed(at: 600)
      arena.ended(PointerSample(position: LayoutPoint(x: 9, y: 50), time: 700))
    }
    press()
    #expect(surface.takeLog() == ["+0", "select 0", "-0"])
    selection.allowsLongPress = true
    press()
    #expect(surface.takeLog() == ["+0", "press 0", "-0"])
    surface.refusals = ["press"]
    press()
    #expect(
      surface.takeLog() == ["+0", "press 0", "select 0", "-0"])
    selection.allowsLongPress = false
    press()
    #expect(!surface.takeLog().contains("press 0"))
  }
}
