import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Changing data under the UIKit view", .serialized)
struct ChangeTests {
  @Test("Empty data, with and without a section")
  func empty() {
    let content = Content([])
    let stage = Stage(content)
    #expect(stage.view.contentSize == CGSize(width: 100, height: 0))
    #expect(stage.seen.isEmpty)
    content.counts = [0, 0]
    content.look.headerLength = 20
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.view.contentSize.height == 40)
    #expect(stage.seen.count == 2)
    stage.view.dataSource = nil
    stage.window.layOut()
    #expect(stage.seen.isEmpty && stage.view.contentSize.height == 0)
    #expect(stage.view.indexPathForItem(at: .zero) == nil)
  }

  @Test("A reload at an offset keeps the offset and the pool")
  func keepsOffset() {
    let content = Content([100])
    let stage = Stage(content)
    stage.scroll(to: 1_234)
    let made = stage.view.counters.cellsMade
    content.counts = [90]
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 1_234))
    #expect(stage.view.counters.cellsMade == made)
  }

  @Test("What is to be asked anew is all that was said, in whatever order")
  func lesserReload() {
    let content = Content([100])
    let stage = Stage(content)
    var filled = 0
    content.onFill = { _, _ in filled += 1 }
    stage.view.invalidateLayout()
    stage.window.layOut()
    #expect(filled == 0)
    for isFirst in [true, false] {
      filled = 0
      if isFirst { stage.view.reloadData() }
      stage.view.invalidateLayout()
      if !isFirst { stage.view.reloadData() }
      stage.window.layOut()
      #expect(filled >= 4)
    }
  }

  @Test("Sizes and then all asked for anew keep the offset, not a place")
  func reloadAfterInvalidation() {
    let content = Content([100])
    let stage = Stage(content)
    stage.scroll(to: 1_000)
    content.height = { $0.item < 10 ? 80 : 50 }
    stage.view.invalidateLayout()
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == 1_000)
    content.height = { $0.item < 10 ? 100 : 50 }
    stage.view.invalidateLayout()
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == 1_200)
  }

  @Test("An update leaves content to a finger that holds it beyond its end")
  func heldBeyondEnd() {
    let content = Content([100])
    let stage = Stage(content)
    stage.scroll(to: 4_800)
    stage.finger.down(at: CGPoint(x: 50, y: 190), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 60), over: 0.3)
    let held = stage.view.contentOffset.y
    #expect(held > 4_800)
    content.counts = [99]
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == held)
    stage.finger.up()
    TestClock.advance(by: 2)
    #expect(stage.view.contentOffset.y == 4_750)
  }

  @Test("A setting that has the data read again keeps what is selected")
  func keepsSelection() {
    let content = Content([100])
    let stage = Stage(content)
    let path = IndexPath(item: 1, section: 0)
    stage.view.selectItem(at: path)
    stage.view.waterflowDelegate = content
    stage.view.selectionDelegate = content
    stage.view.focusDelegate = content
    stage.view.displayDelegate = content
    stage.window.layOut()
    #expect(stage.view.indexPathsForSelectedItems == [path])
    stage.view.sectionInsetReference = .safeArea
    stage.window.layOut()
    stage.view.scrollDirection = .horizontal
    stage.window.layOut()
    #expect(stage.view.indexPathsForSelectedItems == [path])
    stage.view.reloadData()
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("A reload under a finger and during a fling goes on from there")
  func whileScrolling() {
    let content = Content([1_000])
    let stage = Stage(content)
    stage.finger.down(at: CGPoint(x: 50, y: 190), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 100), over: 0.05)
    let dragged = stage.view.contentOffset
    #expect(stage.view.isDragging && dragged.y > 50)
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.view.contentOffset == dragged)
    stage.finger.move(to: CGPoint(x: 50, y: 20), over: 0.03)
    stage.finger.up()
    #expect(stage.view.isDecelerating)
    let before = stage.view.contentOffset.y
    for _ in 0..<20 {
      TestClock.advance(by: 1.0 / 60)
      stage.view.reloadData()
      stage.window.layOut()
      let first = Int(stage.view.contentOffset.y / 50)
      #expect(stage.view.indexPathsForVisibleItems.first?.item == first)
    }
    #expect(stage.view.contentOffset.y > before + 100)
    content.counts = [20]
    stage.view.reloadData()
    TestClock.advance(by: 10)
    #expect(stage.view.contentOffset.y <= 800)
    #expect(!stage.seen.isEmpty)
    #expect(content.faults == [])
  }

  @Test("Pulled beyond the top, a reload does not snap back under the finger")
  func whilePulled() {
    let content = Content([100])
    let stage = Stage(content)
    stage.finger.down(at: CGPoint(x: 50, y: 20), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 120), over: 0.1)
    let pulled = stage.view.contentOffset.y
    #expect(pulled < -10)
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == pulled)
    stage.finger.up()
    TestClock.advance(by: 3)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("A source whose counts change between two questions is survived")
  func liar() {
    let content = Content([100])
    let stage = Stage(content)
    // It has 3 items now and says nothing.
    content.onFill = { _, path in
      if path.item >= 3 { content.note("asked for \(path.item)") }
    }
    content.counts = [3]
    stage.scroll(to: 3_000)
    #expect(stage.seen.count == 4)
    #expect(content.takeLog().first == "asked for 60")
    content.counts = [-5]
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.seen.isEmpty && stage.view.contentOffset == .zero)
    content.counts = [2]
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.seen.count == 2)
  }

  @Test("A source that hands out the wrong cell shows nothing twice")
  func wrongCells() {
    let content = Content([100])
    let stage = Stage(content)
    let stranger = WaterflowCell(frame: .zero)
    let other = Stage(Content([100]))
    let foreign = other.view.visibleCells.first
    content.answer = { view, path in
      switch path.item {
      case 0: stranger
      case 1: foreign ?? stranger
      case 2:
        view.cellForItem(at: IndexPath(item: 3, section: 0))
          ?? view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      default: view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
    }
    stage.view.reloadData()
    stage.window.layOut()
    stage.window.layOut()
    #expect(stranger.superview == nil)
    #expect(foreign?.superview === other.view)
    let frames = stage.seen.map { $0.frame.minY }
    #expect(frames.count == Set(frames).count)
    #expect(frames.sorted() == [100, 150])
    content.answer = nil
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.seen.count == 4)
  }

  @Test("A source that reloads and lays out while it is asked is survived")
  func reentrant() {
    let content = Content([100])
    let stage = Stage(content)
    var calls = 0
    content.onFill = { view, _ in
      calls += 1
      guard calls < 50 else { return }
      view.reloadData()
      view.layoutIfNeeded()
      view.contentOffset.y += 1
    }
    stage.scroll(to: 500)
    content.onFill = nil
    stage.window.layOut()
    let first = Int(stage.view.contentOffset.y / 50)
    #expect(stage.view.indexPathsForVisibleItems.first?.item == first)
    #expect(stage.seen.count == stage.view.indexPathsForVisibleItems.count)
  }

  @Test("A delegate that asks back while it is asked for heights is answered")
  func asksBack() {
    let content = Content([20])
    let stage = Stage(content)
    var asked = 0
    content.height = { [view = stage.view] _ in
      asked += 1
      view.reloadData()
      _ = view.frameForItem(at: IndexPath(item: 3, section: 0))
      view.layoutIfNeeded()
      return 30
    }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(asked <= 2_000)
    content.height = { _ in 30 }
    stage.window.layOut()
    #expect(stage.view.contentSize.height == 600)
  }

  @Test("A live cell that is handed out for another item stays what it was")
  func liveCellTwice() {
    let content = Content([100])
    let stage = Stage(content)
    let first = IndexPath(item: 1, section: 0)
    content.answer = { [content] view, path in
      path.item == 4
        ? view.cellForItem(at: first) ?? content.fill(view, "item", path)
        : content.fill(view, "item", path)
    }
    stage.scroll(to: 20)
    let cell = stage.view.cellForItem(at: first)
    #expect(cell.flatMap { stage.view.indexPath(for: $0) } == first)
    #expect(stage.view.cellForItem(at: IndexPath(item: 4, section: 0)) == nil)
    #expect(cell?.frame.minY == 50)
  }

  @Test("Data that cannot be laid out still follows the view's size")
  func refusedAndRotated() {
    let content = Content([10])
    let stage = Stage(content)
    content.height = { _ in .infinity }
    stage.view.reloadData()
    stage.window.rotate(to: CGSize(width: 150, height: 100))
    #expect(content.errors.count == 1)
    #expect(stage.seen.first?.frame.width == 150)
  }

  @Test("What cannot be laid out is refused with a name, the rest stays")
  func refused() {
    let content = Content([10])
    let stage = Stage(content)
    content.height = { $0.item == 7 ? .infinity : 10 }
    stage.view.reloadData()
    stage.window.layOut()
    #expect(
      content.errors == [.itemTooLong(ItemPath(section: 0, item: 7))])
    #expect(stage.view.contentSize.height == 500)
    #expect(stage.seen.count == 4)
    content.height = { $0.item == 7 ? .nan : 10 }
    stage.view.reloadData()
    stage.window.layOut()
    #expect(
      content.warnings == [
        .itemLengthsClamped(first: ItemPath(section: 0, item: 7), count: 1)
      ])
    #expect(stage.view.contentSize.height == 90)
  }
}
