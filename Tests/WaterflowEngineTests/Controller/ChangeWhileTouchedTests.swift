import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("An app that changes its data while a finger is on it")
struct ChangeWhileTouchedTests {
  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  @Test("An item whose drag is ended as it gets the focus is not lifted")
  func focusEndsDrag() throws {
    let surface = try RecordingSurface(rows: [10])
    defer { surface.end() }
    let focus = FocusFeature(surface.controller)
    focus.isPresent = true
    let cells = ReorderFeatureTests.Cells()
    let feature = ReorderFeature(surface.controller, cells)
    surface.controller.requireTouches().arena.add(feature.gesture)
    surface.onFocus = { [unowned surface] in
      guard $0 != nil else { return }
      surface.controller.reconfigureItems(at: [ItemPath(section: 0, item: 0)])
    }
    let arena = surface.controller.requireTouches().arena
    arena.began(
      PointerSample(position: LayoutPoint(x: 9, y: 150), time: 0), .touch)
    surface.wait(1_000)
    arena.elapsed(at: surface.now)
    #expect(surface.log.contains("focus 1"))
    #expect(!feature.gesture.isDragging && !cells.log.contains("lift"))
    surface.onFocus = { _ in }
  }

  @Test("Data that changes while actions are asked for leaves no row to swipe")
  func changedActions() throws {
    let surface = try RecordingSurface(rows: [5])
    defer { surface.end() }
    let host = Swipes()
    let swipes = SwipeFeature(surface.controller, host)
    host.onAsk = { [unowned surface, unowned host] in
      host.onAsk = {}
      surface.counts = [4]
      surface.controller.performBatchUpdates {
        $0.batch.deleteItems(at: [ItemPath(section: 0, item: 0)])
      }
    }
    // Row 4 by then, which is the last one.
    #expect(swipes.offers(for: path(4)) == [])
    #expect(host.takeLog() == ["ask 4"])
    host.onAsk = { [unowned surface, unowned host] in
      host.onAsk = {}
      surface.counts = [3]
      surface.controller.performBatchUpdates {
        $0.batch.deleteItems(at: [ItemPath(section: 0, item: 0)])
      }
    }
    let arena = surface.controller.requireTouches().arena
    let sample = PointerSample(
      position: LayoutPoint(x: 200, y: 350), time: surface.now)
    arena.began(sample, .touch)
    #expect(host.takeLog() == ["ask 3"])
    arena.moved(
      PointerSample(
        position: LayoutPoint(x: 100, y: 350), time: surface.now + 16))
    #expect(host.takeLog() == [] && !arena.isClaimed)
  }

  @Test("A drag whose beginning changes the data scrolls at the edges")
  func changedBeginning() throws {
    let stage = try SelectionStage()
    stage.cells.onBegin = { [unowned stage] in
      stage.update(to: 21) {
        $0.insertItems(at: [ItemPath(section: 0, item: 0)])
      }
    }
    stage.press(200, 250)
    stage.move(200, 399)
    let offset = stage.surface.engine.offset.y
    for _ in 0..<20 { stage.surface.frame() }
    #expect(stage.surface.engine.offset.y > offset)
    stage.cells.onBegin = {}
  }

  @Test("A drag begins at the item that was touched, whatever is undone before")
  func changedHighlight() throws {
    let stage = try SelectionStage()
    stage.surface.onNote = { [unowned stage] note in
      guard note == "-2" else { return }
      stage.update(to: 21) {
        $0.insertItems(at: [ItemPath(section: 0, item: 0)])
      }
    }
    stage.press(200, 250)
    // At the start the content goes on under the finger.
    #expect(stage.cells.log == ["begin 3"] && stage.selected == [2, 3])
  }

  @Test("A drag begins at its item, whatever is done as that gets the focus")
  func changedFocus() throws {
    let stage = try SelectionStage()
    let focus = FocusFeature(stage.surface.controller)
    focus.isPresent = true
    stage.surface.onFocus = { [unowned stage] item in
      guard item?.item == 2 else { return }
      stage.update(to: 21) {
        $0.insertItems(at: [ItemPath(section: 0, item: 0)])
      }
    }
    stage.press(200, 250)
    #expect(stage.cells.log == ["begin 3"])
    stage.surface.onFocus = { _ in }
  }

  @Test("Who wants drags again as one is given back has them")
  func wantedAgain() throws {
    let stage = try SelectionStage()
    stage.press(200, 50)
    stage.cells.onEnd = { [unowned stage] in stage.feature.isEnabled = true }
    stage.feature.isEnabled = false
    stage.cells.onEnd = {}
    stage.arena.cancel()
    #expect(stage.feature.isEnabled)
    stage.press(200, 150)
    #expect(stage.cells.log == ["begin 0", "end", "begin 1"])
  }

  @Test("A rectangle goes with the content that it began on")
  func movedContent() throws {
    let stage = try SelectionStage()
    stage.surface.scroll(to: LayoutPoint(x: 0, y: 1_000))
    stage.mouse(10, 120)
    stage.move(10, 240)
    #expect(stage.selected == [11, 12])
    stage.update(to: 25) { batch in
      batch.insertItems(at: (0..<5).map { ItemPath(section: 0, item: $0) })
    }
    #expect(stage.surface.engine.offset.y == 1_500)
    stage.move(10, 250)
    #expect(stage.selected == [16, 17])
    #expect(stage.cells.marquee?.y == 1_620)
  }

  @Test("A drag ends where no more than one item can be selected")
  func turnedOff() throws {
    let stage = try SelectionStage()
    stage.press(200, 50)
    stage.selection.allowsMultipleSelection = false
    stage.move(200, 350)
    #expect(stage.selected == [0] && stage.cells.log == ["begin 0", "end"])
  }

  @Test("A finger takes over from a key that is held on another item")
  func keyAndFinger() throws {
    let stage = try SelectionStage()
    let item = ItemPath(section: 0, item: 1)
    #expect(stage.selection.obey(.press(item)))
    stage.touch(200, 350)
    #expect(!stage.selection.obey(.release(isCancelled: false)))
    stage.arena.ended(stage.sample(200, 350))
    #expect(stage.selected == [3])
  }
}
