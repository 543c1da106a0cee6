import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Touches on the UIKit view", .serialized)
struct TouchTests {
  let content = Content([100])
  let stage: Stage

  init() {
    stage = Stage(content) { $0.delaysContentTouches = false }
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  private func point(_ item: Int) -> CGPoint {
    CGPoint(x: 50, y: CGFloat(item) * 50 + 25)
  }

  @Test("A tap asks, highlights, asks again, selects, in UIKit's order")
  func tap() {
    stage.finger.down(at: point(1), in: stage.window)
    #expect(content.takeLog() == ["shouldHighlight 1", "didHighlight 1"])
    let cell = stage.view.cellForItem(at: path(1))
    #expect(cell?.isHighlighted == true && cell?.isSelected == false)
    stage.finger.up()
    #expect(
      content.takeLog()
        == ["shouldSelect 1", "didSelect 1", "didUnhighlight 1"])
    #expect(cell?.isHighlighted == false && cell?.isSelected == true)
    #expect(stage.view.indexPathsForSelectedItems == [path(1)])

    stage.finger.tap(at: point(2), in: stage.window)
    #expect(
      content.takeLog() == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2",
        "didDeselect 1", "didSelect 2", "didUnhighlight 2",
      ])
    #expect(cell?.isSelected == false)
    #expect(stage.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test("What is refused does not happen")
  func refusals() {
    content.permits = { $0 != "shouldHighlight 0" && $0 != "shouldSelect 1" }
    stage.finger.tap(at: point(0), in: stage.window)
    #expect(content.takeLog() == ["shouldHighlight 0"])
    stage.finger.tap(at: point(1), in: stage.window)
    #expect(
      content.takeLog() == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1",
        "didUnhighlight 1",
      ])
    stage.view.allowsSelection = false
    stage.finger.tap(at: point(2), in: stage.window)
    #expect(!content.takeLog().contains { $0.contains("elect") })
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("The highlight follows the finger off its item and back")
  func movesOff() {
    // Sideways nothing scrolls, so the touch stays with the content.
    content.look.mode = .waterfall(lanes: .fixed(2))
    stage.view.reloadData()
    stage.window.layOut()
    stage.finger.down(at: CGPoint(x: 45, y: 25), in: stage.window)
    stage.finger.move(to: CGPoint(x: 51, y: 25))
    stage.finger.move(to: CGPoint(x: 52, y: 25))
    stage.finger.move(to: CGPoint(x: 46, y: 25))
    #expect(
      content.takeLog() == [
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0",
        "didHighlight 0",
      ])
    stage.finger.move(to: CGPoint(x: 51, y: 25))
    stage.finger.up()
    #expect(content.takeLog() == ["didUnhighlight 0"])
  }

  @Test("Scrolling cancels the highlight and selects nothing")
  func scrollCancels() {
    stage.finger.down(at: point(2), in: stage.window)
    let cell = stage.view.cellForItem(at: path(2))
    #expect(cell?.isHighlighted == true)
    stage.finger.move(to: CGPoint(x: 50, y: 60), over: 0.1)
    #expect(stage.view.contentOffset.y > 0)
    #expect(cell?.isHighlighted == false)
    stage.finger.up()
    #expect(
      content.takeLog()
        == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("A fast drag never highlights where the scroll view delays touches")
  func delayedTouches() {
    stage.view.delaysContentTouches = true
    stage.finger.down(at: point(3), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 20), over: 0.05)
    stage.finger.up()
    #expect(content.takeLog() == [])
    TestClock.advance(by: 5)
    stage.finger.tap(at: point(0), in: stage.window)
    #expect(content.takeLog().count == 5)
  }

  @Test("Two fingers highlight and select nothing")
  func twoFingers() {
    let other = Finger()
    stage.finger.down(at: point(1), in: stage.window)
    other.down(at: point(3), in: stage.window)
    #expect(content.takeLog().last == "didUnhighlight 1")
    other.up()
    stage.finger.up()
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.finger.tap(at: point(2), in: stage.window)
    #expect(content.takeLog().suffix(2) == ["didSelect 2", "didUnhighlight 2"])
  }

  @Test("A held header is hit and not the item below it")
  func header() {
    content.look.headerLength = 40
    content.look.pinsHeader = true
    stage.view.reloadData()
    stage.window.layOut()
    stage.scroll(to: 130)
    _ = content.takeLog()
    stage.finger.tap(at: CGPoint(x: 50, y: 20), in: stage.window)
    #expect(content.takeLog() == ["tap header 0"])
    #expect(
      stage.view.indexPathForItem(at: CGPoint(x: 50, y: 150)) == nil)
    #expect(
      stage.view.indexPathForItem(at: CGPoint(x: 50, y: 175)) == path(2))
    stage.finger.tap(at: CGPoint(x: 50, y: 45), in: stage.window)
    #expect(content.takeLog().suffix(2) == ["didSelect 2", "didUnhighlight 2"])
  }

  @Test("A cell that comes into view is selected if its item is")
  func recycled() {
    stage.finger.tap(at: point(1), in: stage.window)
    stage.scroll(to: 1_000)
    #expect(stage.seen.allSatisfy { !$0.isSelected })
    stage.scroll(to: 0)
    #expect(
      stage.seen.filter { $0.isSelected }.map { $0.filled } == [path(1)])
  }

  @Test("Selecting in code tells nobody and scrolls where asked")
  func inCode() {
    stage.view.selectItem(at: path(40), scrollPosition: .center)
    stage.window.layOut()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 1_925))
    #expect(stage.view.cellForItem(at: path(40))?.isSelected == true)
    stage.view.selectItem(at: path(500))
    #expect(stage.view.indexPathsForSelectedItems == [path(40)])
    stage.view.deselectItem(at: path(40))
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(content.takeLog() == [])
  }

  @Test("A deselected background fades for a quarter of a second")
  func fades() throws {
    let (_, background) = try selectFirst()
    stage.view.deselectItem(at: path(0), animated: true)
    #expect(!background.isHidden)
    TestClock.advance(by: 0.3)
    #expect(background.isHidden && background.alpha == 1)
  }

  /// Selects the first item, whose cell gets a background for that.
  private func selectFirst() throws -> (WaterflowCell, UIView) {
    let cell = try #require(stage.view.cellForItem(at: path(0)))
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.isHidden)
    stage.view.selectItem(at: path(0))
    #expect(!background.isHidden)
    return (cell, background)
  }

  @Test("A background that fades does not do so for the cell's next item")
  func fadesNoFurther() throws {
    let (cell, background) = try selectFirst()
    stage.view.deselectItem(at: path(0), animated: true)
    stage.scroll(to: 500)
    #expect(stage.view.indexPath(for: cell).map { $0 != path(0) } == true)
    #expect(background.isHidden && background.alpha == 1)
  }

  @Test("A background does not fade under a finger")
  func staysUnderFinger() throws {
    let (_, background) = try selectFirst()
    stage.finger.down(at: point(0), in: stage.window)
    stage.view.deselectItem(at: path(0), animated: true)
    #expect(!background.isHidden && background.alpha == 1)
    stage.finger.cancel()
    #expect(background.isHidden)
  }

  @Test("How a cell looks with another item is not the caller's to animate")
  func looksAtOnce() throws {
    var animated: [Bool] = []
    let stage = Stage(content) {
      $0.register(MarkedCell.self, forCellWithReuseIdentifier: "item")
      $0.allowsMultipleSelection = true
    }
    for item in stride(from: 0, to: 100, by: 2) {
      stage.view.selectItem(at: path(item))
    }
    MarkedCell.marked = { animated.append($0) }
    defer { MarkedCell.marked = { _ in } }
    UIView.animate(withDuration: 1) {
      stage.view.contentOffset.y = 500
      stage.view.layoutIfNeeded()
    }
    #expect(!animated.isEmpty && !animated.contains(true))
    animated = []
    // That of an item that stays is.
    let shown = try #require(stage.view.indexPathsForVisibleItems.first)
    UIView.animate(withDuration: 1) {
      stage.view.selectItem(at: shown)
      stage.view.deselectItem(at: shown)
    }
    #expect(animated.contains(true))
  }

  @Test("A reload under a finger ends the highlight and the selection")
  func reload() {
    stage.finger.tap(at: point(0), in: stage.window)
    stage.finger.down(at: point(1), in: stage.window)
    _ = content.takeLog()
    stage.view.reloadData()
    stage.window.layOut()
    stage.finger.up()
    #expect(content.takeLog() == ["didUnhighlight 1"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(stage.seen.allSatisfy { !$0.isSelected && !$0.isHighlighted })
  }

  @Test("What lies above a cell takes its touches, and selects nothing")
  func overlay() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stage.view.addSubview(cover)
    stage.finger.tap(at: point(0), in: stage.window)
    #expect(content.takeLog() == [])
    stage.finger.tap(at: point(2), in: stage.window)
    #expect(content.takeLog().suffix(2) == ["didSelect 2", "didUnhighlight 2"])
  }

  @Test("A tap on a cell that takes no touches selects nothing")
  func untouchable() {
    stage.view.cellForItem(at: path(1))?.isUserInteractionEnabled = false
    stage.finger.tap(at: point(1), in: stage.window)
    #expect(content.takeLog() == [])
    stage.finger.tap(at: point(2), in: stage.window)
    #expect(content.takeLog().suffix(2) == ["didSelect 2", "didUnhighlight 2"])
  }

  @Test("A cell that is taken out under a finger leaves the next touch alone")
  func hitViewGoes() {
    stage.finger.down(at: point(1), in: stage.window)
    stage.view.cellForItem(at: path(1))?.contentView.removeFromSuperview()
    stage.finger.up()
    _ = content.takeLog()
    stage.finger.tap(at: point(2), in: stage.window)
    #expect(content.takeLog().suffix(2) == ["didSelect 2", "didUnhighlight 2"])
  }

  @Test("Another data source forgets the selection")
  func otherSource() {
    stage.finger.tap(at: point(1), in: stage.window)
    let other = Content([3])
    stage.view.dataSource = other
    stage.window.layOut()
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(stage.seen.count == 3)
  }

  @Test("A delegate that reloads while it is asked does no harm")
  func reloadsInside() {
    content.permits = { [view = stage.view] _ in
      view.reloadData()
      view.layoutIfNeeded()
      return true
    }
    stage.finger.tap(at: point(1), in: stage.window)
    #expect(stage.seen.count == 4)
    #expect(content.faults == [])
  }
}
