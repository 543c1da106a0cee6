import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// What an app does after it has scrolled, or asked for data anew, and before
/// the view is laid out for that.
@MainActor
@Suite("Calls in one turn of the run loop", .serialized)
struct SameTurnTests {
  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  enum Change: CaseIterable {
    case layout, cells, styles, minimum, margins

    @MainActor
    func make(in view: WaterflowView) {
      switch self {
      case .layout: view.invalidateLayout()
      case .cells: view.reloadCells()
      case .styles: view.invalidateStyles()
      case .minimum: view.minimumContentLength += 10
      case .margins:
        view.layoutMargins.left = view.layoutMargins.left < 20 ? 20 : 8
      }
    }
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var act: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { act() }
  }

  @Test("Nothing that is gone is asked for, where nobody lays the view out")
  func windowless() {
    let content = Content([200])
    let stage = Stage(content)
    var asked: [Int] = []
    content.onFill = { _, path in asked.append(path.item) }
    stage.view.scrollToItem(at: path(60), at: .start, animated: true)
    TestClock.advance(by: 0.1)
    #expect(asked.contains { $0 > 8 })
    stage.view.removeFromSuperview()
    content.counts = [2]
    stage.view.reloadData()
    asked = []
    TestClock.advance(by: 1)
    #expect(asked.allSatisfy { $0 < 2 })
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
  }

  @Test(
    "A change keeps what was scrolled to just before",
    arguments: Change.allCases)
  func scrolledBefore(_ change: Change) {
    let stage = Stage(Content([200])) {
      $0.sectionInsetReference = .layoutMargins
    }
    for offset in [1_010, 1_030, 5_000, 0, 700] as [CGFloat] {
      stage.view.contentOffset.y = offset
      change.make(in: stage.view)
      stage.window.layOut()
      #expect(stage.view.contentOffset.y == offset)
      #expect(
        stage.view.indexPathsForVisibleItems.first == path(Int(offset / 50)))
    }
    #expect(stage.content.faults == [] && stage.content.errors == [])
  }

  @Test(
    "So does one that is made while the view scrolls",
    arguments: Change.allCases)
  func whileScrolling(_ change: Change) {
    let stage = Stage(Content([200])) {
      $0.sectionInsetReference = .layoutMargins
    }
    let listener = Listener()
    stage.view.delegate = listener
    var isActing = false
    listener.act = {
      guard !isActing else { return }
      isActing = true
      change.make(in: stage.view)
      isActing = false
    }
    for offset in [300, 320, 1_000] as [CGFloat] {
      stage.scroll(to: offset)
      #expect(stage.view.contentOffset.y == offset)
    }
    stage.view.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 2_000)
    #expect(stage.view.indexPathsForVisibleItems.first == path(40))
    stage.view.delegate = nil
  }

  @Test("What was scrolled to is left where sizes say otherwise")
  func otherSizes() {
    let content = Content([200])
    let stage = Stage(content)
    stage.scroll(to: 1_000)
    // Item 21 is first in view by now, and was seen before.
    stage.view.contentOffset.y = 1_060
    content.height = { _ in 100 }
    stage.view.invalidateLayout()
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == 2_110)
  }

  @Test("A shorter content asks for nothing while other data is due")
  func dueData() {
    let names = Names(100)
    let stage = NameStage(names) { $0.minimumContentLength = 8_000 }
    stage.scroll(to: 7_000)
    names.sections = [["a"]]
    stage.view.reloadData()
    stage.view.minimumContentLength = 300
    #expect(names.faults == [] && stage.view.minimumContentLength == 300)
    stage.window.layOut()
    #expect(names.faults == [] && stage.view.contentSize.height == 300)
    #expect(stage.view.contentOffset.y == 100)
  }

  @Test("No data is read before the view is laid out or asked")
  func notYet() {
    let content = Content([100])
    let stage = Stage(content) {
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      $0.contentInset.top = 30
      $0.minimumContentLength = 6_000
      $0.contentOffset.y = 20
      $0.minimumContentLength = 7_000
      #expect(content.heightsAsked == 0)
    }
    #expect(stage.view.contentSize.height == 7_000)
    #expect(stage.view.contentOffset.y == 20)
  }

  @Test("An item that was scrolled into view is near")
  func nearest() {
    let stage = Stage(Content([200]))
    stage.view.contentOffset.y = 1_000
    stage.view.scrollToItem(at: path(21), at: .nearest, animated: false)
    #expect(stage.view.contentOffset.y == 1_000)
    stage.view.contentOffset.y = 2_000
    stage.view.selectItem(at: path(2), scrollPosition: .nearest)
    #expect(stage.view.contentOffset.y == 100)
  }

  @Test("Where the view is can be kept as soon as it has scrolled")
  func anchor() {
    let stage = Stage(Content([200]))
    stage.view.contentOffset.y = 1_010
    let anchor = stage.view.scrollAnchor
    #expect(anchor?.element.path == ItemPath(section: 0, item: 20))
    #expect(anchor?.distance == -10)
  }

  @Test("A cell is known by its path in the data that is read anew")
  func pathOfCell() {
    let names = Names(100)
    let stage = NameStage(names)
    let cell = stage.cell("3")
    names.sections = [["a"]]
    stage.view.reloadData()
    #expect(cell.flatMap { stage.view.indexPath(for: $0) } == nil)
    #expect(stage.view.indexPathsForVisibleItems == [path(0)])
  }

  @Test("An offset that is set before anything shows is kept, read or not")
  func offsetBefore() {
    func offset(_ prepare: (WaterflowView) -> Void) -> CGFloat {
      let stage = Stage(Content([200])) {
        prepare($0)
        #expect($0.numberOfItems(inSection: 0) == 200)
      }
      #expect(stage.view.indexPathsForVisibleItems.count == 4)
      return stage.view.contentOffset.y
    }
    let set = offset { $0.contentOffset.y = 500 }
    #expect(set == 500)
    let setAfterwards = offset {
      _ = $0.numberOfSections
      $0.contentOffset.y = 500
    }
    #expect(setAfterwards == 500)
    let setWithoutBreadth = offset {
      $0.frame.size = CGSize(width: 0, height: 200)
      _ = $0.numberOfSections
      $0.contentOffset.y = 500
    }
    #expect(setWithoutBreadth == 500)
    let reloaded = offset {
      _ = $0.numberOfSections
      $0.contentOffset.y = 500
      $0.reloadData()
    }
    #expect(reloaded == 500)
    // An item that was scrolled to is where it was to stand.
    let scrolled = offset {
      $0.scrollToItem(at: path(100), at: .end, animated: false)
    }
    #expect(scrolled == 4_850)
    let kept = offset {
      _ = $0.numberOfSections
      $0.contentOffset.y = 500
      $0.anchorsToEnd = true
    }
    #expect(kept == 9_800)
  }

  @Test("An overscan that is no number is none")
  func overscan() {
    let stage = Stage(Content([200])) { $0.overscan = .nan }
    #expect(stage.view.overscan == 0)
    let passes = stage.view.counters.passes
    TestClock.advance(by: 1)
    stage.window.layOut()
    #expect(stage.view.counters.passes == passes)
  }
}
