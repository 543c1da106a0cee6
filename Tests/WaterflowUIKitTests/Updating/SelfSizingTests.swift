import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Self-sizing cells of the UIKit view", .serialized)
struct SelfSizingTests {
  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  private func height(_ item: Int) -> CGFloat {
    CGFloat(20 + item * 37 % 90)
  }

  /// Items whose estimate is 50 points, and which need 20...109.
  private func names(_ count: Int) -> Names {
    let names = Names(count)
    names.look.estimatesLengths = true
    for item in 0..<count { names.needs["\(item)"] = height(item) }
    return names
  }

  /// A cell that would be twice as wide as it is.
  private final class WideCell: WaterflowCell {
    override func preferredSize(fitting size: CGSize) -> CGSize {
      CGSize(width: size.width * 2, height: 40)
    }
  }

  @Test("A cell whose breadth is given has no say in it, nor in its ratio")
  func givenBreadth() {
    let content = Content([4])
    content.look.mode = .waterfall(lanes: .fixed(2), sizing: .aspect)
    content.look.estimatesLengths = true
    let stage = Stage(content) {
      $0.register(WideCell.self, forCellWithReuseIdentifier: "wide")
      content.answer = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "wide", for: path)
      }
    }
    TestClock.advance(by: 0.1)
    #expect(
      stage.view.frameForItem(at: path(0))
        == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  /// A cell that is larger than it is asked to fit.
  private final class LargeCell: WaterflowCell {
    override func preferredSize(fitting size: CGSize) -> CGSize {
      CGSize(width: 70, height: 30)
    }
  }

  @Test("Where content scrolls sideways, cells say how wide they are")
  func sideways() {
    let content = Content([4])
    content.look.estimatesLengths = true
    let stage = Stage(content, axis: .horizontal) {
      $0.register(LargeCell.self, forCellWithReuseIdentifier: "large")
      content.answer = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "large", for: path)
      }
    }
    TestClock.advance(by: 0.1)
    let frame = stage.view.frameForItem(at: path(1))
    #expect(frame?.minX == 70 && frame?.width == 70)
    #expect(frame?.height == stage.view.bounds.height)
  }

  @Test("Cells get what they need, each asked once for its width")
  func converges() {
    let names = names(40)
    let stage = NameStage(names)
    var top: CGFloat = 0
    for cell in stage.view.visibleCells {
      #expect(cell.frame.minY == top)
      top += height(Int((cell as? NameCell)?.name ?? "") ?? 0)
      #expect(cell.frame.maxY == top)
    }
    #expect(top >= 200)
    for y in stride(from: 0, to: 2_600, by: 90) {
      stage.scroll(to: CGFloat(y))
    }
    stage.scroll(to: 0)
    #expect(Set(names.measured).count == names.measured.count)
    #expect(names.measured.count == 40)
    let whole = (0..<40).map { height($0) }.reduce(0, +)
    #expect(stage.view.contentSize.height == whole)
    // Another width is another question, for what is shown.
    names.measured = []
    stage.view.frame.size.width = 80
    stage.window.layOut()
    #expect(!names.measured.isEmpty && names.measured.count <= 8)
    #expect(names.measured.allSatisfy { $0.hasSuffix("in 80") })
  }

  @Test("What is first in view stays while cells before it are measured")
  func anchor() {
    let names = names(200)
    let stage = NameStage(names)
    stage.scroll(to: 5_000)
    for _ in 0..<60 {
      let offset = stage.view.contentOffset.y - 30
      // What has been in view before, and not what comes in to be measured.
      let before = stage.view.contentOffset.y
      let first = (0..<200).first {
        (stage.view.frameForItem(at: path($0))?.maxY ?? 0) > before
      }
      let item = path(first ?? 0)
      let top = (stage.view.frameForItem(at: item)?.minY ?? 0) - offset
      stage.scroll(to: offset)
      let now = stage.view.frameForItem(at: item)?.minY ?? 0
      #expect(abs(now - stage.view.contentOffset.y - top) < 0.5)
    }
    #expect(names.measured.count > 20)
  }

  @Test("Inserted items are measured on the way, reconfigured ones again")
  func changes() {
    let names = names(20)
    let stage = NameStage(names)
    names.measured = []
    names.needs["x"] = 33
    names.sections[0].insert("x", at: 0)
    stage.view.insertItems(at: [path(0)])
    #expect(stage.view.frameForItem(at: path(0))?.height == 33)
    #expect(stage.view.frameForItem(at: path(1))?.minY == 33)
    #expect(names.measured == ["x in 100"])
    names.needs["x"] = 44
    stage.view.reconfigureItems(at: [path(0)])
    #expect(stage.view.frameForItem(at: path(1))?.minY == 44)
    TestClock.advance(by: 1)
    #expect(names.layoutErrors.isEmpty && names.faults.isEmpty)
  }

  @Test("A cell that needs the impossible keeps its estimate")
  func impossible() {
    let names = names(3)
    names.needs["1"] = .infinity
    let stage = NameStage(names)
    #expect(
      stage.resting == ["0 0", "1 20", "2 70"])
  }

  @Test("Without an override a cell is as high as its content")
  func content() {
    TestClock.reset()
    let cell = WaterflowCell(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentView.addSubview(
      UIView(frame: CGRect(x: 5, y: 10, width: 30, height: 60)))
    #expect(
      cell.preferredSize(fitting: CGSize(width: 100, height: 0))
        == CGSize(width: 100, height: 70))
    #expect(
      cell.preferredSize(fitting: CGSize(width: 0, height: 40))
        == CGSize(width: 35, height: 40))
    #expect(
      cell.preferredSize(fitting: .zero) == CGSize(width: 35, height: 70))
  }

  @Test(
    "An item is scrolled to exactly, though sizes on the way are estimates",
    arguments: [true, false])
  func exactLanding(isAnimated: Bool) {
    let positions: [WaterflowView.ScrollPosition] = [.start, .center, .end]
    for (place, position) in positions.enumerated() {
      let names = names(300)
      let stage = NameStage(names)
      stage.view.scrollToItem(
        at: path(150), at: position, animated: isAnimated)
      TestClock.advance(by: 3)
      stage.window.layOut()
      let frame = stage.cell("150")?.frame ?? .zero
      let y = frame.minY - stage.view.contentOffset.y
      #expect(frame.height == height(150))
      let wanted = [0, (200 - height(150)) / 2, 200 - height(150)][place]
      #expect(abs(y - wanted) < 0.5, "\(position): \(y), not \(wanted)")
      #expect(stage.view.scrollDestination == nil)
      #expect(Set(names.measured).count == names.measured.count)
    }
  }

  @Test("A finger, or scrolling elsewhere, gives the item up")
  func givenUp() {
    let names = names(300)
    let stage = NameStage(names)
    stage.view.scrollToItem(at: path(150), at: .start, animated: true)
    TestClock.advance(by: 0.1)
    stage.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 100)
    stage.view.scrollToItem(at: path(150), at: .start, animated: true)
    TestClock.advance(by: 0.1)
    stage.finger.down(at: CGPoint(x: 50, y: 100), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 60), over: 0.1)
    #expect(stage.view.scrollDestination == nil)
    stage.finger.up()
  }

  @Test("A view that keeps its end begins there and stays there")
  func anchorsToEnd() {
    let names = names(50)
    let stage = NameStage(names) { $0.anchorsToEnd = true }
    func isAtEnd() -> Bool {
      let last = stage.view.frameForItem(
        at: path(names.sections[0].count - 1))
      return abs((last?.maxY ?? 0) - 200 - stage.view.contentOffset.y) < 0.5
    }
    #expect(isAtEnd() && stage.cell("49") != nil)
    names.needs["new"] = 80
    names.sections[0].append("new")
    stage.view.insertItems(at: [path(50)])
    #expect(isAtEnd() && stage.cell("new") != nil)
    stage.view.setHeight(150, forItemAt: path(50))
    #expect(isAtEnd())
    stage.view.frame.size.height = 120
    stage.window.layOut()
    let last = stage.view.frameForItem(at: path(50))
    #expect(abs((last?.maxY ?? 0) - 120 - stage.view.contentOffset.y) < 0.5)
    stage.view.frame.size.height = 200
    stage.window.layOut()
    stage.scroll(to: 300)
    let offset = stage.resting.first
    names.needs["more"] = 80
    names.sections[0].append("more")
    stage.view.insertItems(at: [path(51)])
    #expect(stage.resting.first == offset)
  }

  @Test("A feed that hears of its end goes on and on")
  func endless() {
    let feed = Feed(20)
    let stage = NameStage(feed.names, feed) { $0.nearEndLength = 300 }
    #expect(feed.calls == 0)
    stage.scroll(to: 510)
    #expect(feed.calls == 1)
    #expect(stage.view.numberOfItems(inSection: 0) == 30)
    stage.scroll(to: 600)
    #expect(feed.calls == 1)
    stage.scroll(to: 1_300)
    #expect(feed.calls == 2)
    #expect(stage.view.contentSize.height == 2_000)
    #expect(feed.names.faults.isEmpty && feed.names.updateErrors.isEmpty)
  }

  /// Appends ten items whenever the end is near.
  private final class Feed: WaterflowViewDelegate {
    let names: Names
    var calls = 0

    init(_ count: Int) { names = Names(count) }

    func waterflowView(
      _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
    ) -> CGFloat { 50 }

    func waterflowViewDidComeNearEnd(_ waterflowView: WaterflowView) {
      calls += 1
      waterflowView.performBatchUpdates { [names] in
        let count = names.sections[0].count
        names.sections[0] += (count..<count + 10).map { "\($0)" }
        waterflowView.insertItems(
          at: (count..<count + 10).map { IndexPath(item: $0, section: 0) })
      }
    }
  }

  @Test("Who becomes the delegate near the end hears of it")
  func lateDelegate() {
    let feed = Feed(20)
    let stage = NameStage(feed.names, feed) { $0.nearEndLength = 300 }
    stage.scroll(to: 510)
    let other = End()
    stage.view.waterflowDelegate = other
    TestClock.advance(by: 0.1)
    #expect(other.calls == 0)
    stage.scroll(to: 1_300)
    #expect(other.calls == 1)
    let last = End()
    stage.view.waterflowDelegate = last
    TestClock.advance(by: 0.1)
    #expect(last.calls == 1 && other.calls == 1)
  }

  /// Counts how often the end is near.
  private final class End: WaterflowViewDelegate {
    var calls = 0

    func waterflowView(
      _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
    ) -> CGFloat { 50 }

    func waterflowViewDidComeNearEnd(_ waterflowView: WaterflowView) {
      calls += 1
    }
  }

  @Test("Late sizes: of lists, of proportions and of flows; bad ones are told")
  func lateSizes() {
    let names = Names(4)
    names.look.mode = .waterfall(lanes: .fixed(2), sizing: .aspect)
    let stage = NameStage(names)
    stage.view.setHeight(2, forItemAt: path(0))
    #expect(stage.view.frameForItem(at: path(0))?.height == 100)
    stage.view.setSize(CGSize(width: 300, height: 90), forItemAt: path(1))
    #expect(stage.view.frameForItem(at: path(1))?.height == 15)
    stage.view.setHeight(.infinity, forItemAt: path(0))
    #expect(names.layoutErrors.count == 1)
    stage.view.setHeight(5, forItemAt: path(77))
    stage.view.setHeight(5, forItemAt: IndexPath(index: 1))
    #expect(names.layoutErrors.count == 1)
    #expect(stage.view.frameForItem(at: path(0))?.height == 100)
    names.look.mode = .flow()
    stage.view.reloadData()
    stage.view.setSize(CGSize(width: 30, height: 10), forItemAt: path(1))
    #expect(
      stage.view.frameForItem(at: path(1))
        == CGRect(x: 70, y: 17, width: 30, height: 10))
  }

  @Test("A large insertion into a waterfall is laid out slice by slice")
  func slices() {
    let count = 400_000
    let names = Names(count)
    names.look.mode = .waterfall(lanes: .fixed(2))
    let stage = NameStage(names)
    let before = stage.view.counters.itemsLaidOut
    names.sections[0].insert("x", at: 0)
    stage.view.insertItems(at: [path(0)])
    #expect(stage.resting.first == "x 0")
    #expect(stage.view.counters.itemsLaidOut - before < 10_000)
    #expect(!stage.view.engine.layout.isComplete)
    TestClock.advance(by: 0.1)
    #expect(stage.view.engine.layout.isComplete)
    #expect(stage.view.contentSize.height == CGFloat(count / 2 + 1) * 50)
  }

  @Test("Text of another size has cells told anew, of the same items")
  func textSize() {
    let names = names(40)
    let stage = NameStage(names) { $0.allowsSelection = true }
    stage.view.selectItem(at: path(1))
    stage.scroll(to: 700)
    let first = stage.view.indexPathsForVisibleItems.min() ?? path(0)
    for item in 0..<40 { names.needs["\(item)"] = 2 * height(item) }
    TextSize.choose(2)
    defer { TextSize.choose(1) }
    TestClock.advance(by: 0.1)
    stage.window.layOut()
    for cell in stage.view.visibleCells {
      let item = Int((cell as? NameCell)?.name ?? "") ?? 0
      #expect(cell.frame.height == 2 * height(item))
    }
    #expect(stage.view.indexPathsForVisibleItems.min() == first)
    #expect(stage.view.indexPathsForSelectedItems == [path(1)])
    // The same size again is nothing new.
    names.measured = []
    TextSize.choose(2)
    stage.window.layOut()
    #expect(names.measured.isEmpty)
  }
}
