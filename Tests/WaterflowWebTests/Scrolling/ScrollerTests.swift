import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

extension SectionViewTests {
  @MainActor
  @Suite("A view that the window or an element around it scrolls")
  struct ScrollerTests {
    private func rows(
      _ count: Int, at position: Double = 0, reloads: Bool = true
    ) throws -> Strip {
      let strip = try Strip(
        count: count, axis: .vertical, direction: .leftToRight,
        scroller: .window)
      strip.scroll(to: position)
      if reloads { strip.view.reloadData() }
      return strip
    }

    private func scrolls(_ strip: Strip) -> [Double] {
      // To where the page is already it does not scroll.
      var position = 0.0
      var moves: [Double] = []
      for call in strip.page.calls {
        if call.name == "finger" { position = call.numbers[0] }
        guard call.name == "perform", call.numbers[3] != position,
          !call.numbers[3].isNaN
        else { continue }
        position = call.numbers[3]
        moves.append(position)
      }
      return moves
    }

    @Test("The page is told what is to scroll")
    func choices() throws {
      let page = PageRecorder()
      page.numbers = ["clientWidth": 300, "clientHeight": 200]
      PageRecorder.current = page
      let around = Element("div")
      let choices: [Scroller] = [
        .container, .window, .nearest, .element(around),
      ]
      for choice in choices {
        for axis in [LayoutAxis.vertical, .horizontal] {
          _ = try WaterflowView(
            in: Element("div"), scroller: choice, scrollDirection: axis)
        }
      }
      let told = page.calls.filter { $0.name == "mount" }.map { $0.numbers[1] }
      let element = Double(around.handle) * 8 + 6
      #expect(told == [1, 0, 3, 2, 5, 4, element + 1, element])
    }

    @Test("A view below the page's top begins at its end, if it is to")
    func beginsAtEnd() throws {
      let strip = try rows(10, at: -8, reloads: false)
      viewResized(strip.number, 300, 200, .nan, .nan)
      strip.view.anchorsToEnd = true
      strip.view.reloadData()
      #expect(strip.view.contentOffset.y == 800)
    }

    @Test("The first data show as far as the content is in view")
    func begins() throws {
      let strip = try rows(10, at: -130)
      // Of the viewport's 200 points 70 are left.
      #expect(strip.view.liveCellCount == 1)
      #expect(strip.view.contentOffset.y == -130)
      #expect(scrolls(strip) == [])
      #expect(strip.told.length == 1_000)
      let below = try rows(10, at: -500)
      #expect(below.view.liveCellCount == 0)
      // Whoever has scrolled before the data came stays there.
      let inside = try rows(10, at: 350)
      #expect(inside.view.liveCellCount == 3)
      let behind = try rows(10, at: 1_700)
      #expect(behind.view.liveCellCount == 0)
      #expect(scrolls(below) + scrolls(inside) + scrolls(behind) == [])
    }

    @Test(
      "Changes of the content scroll nothing where it begins or ends in view",
      arguments: [-500.0, -130, 870, 1_700])
    func stays(position: Double) throws {
      let strip = try rows(10, at: position)
      try strip.view.insertItem(9, into: strip)
      #expect(scrolls(strip) == [])
      #expect(strip.view.contentOffset.y == position)
      strip.count = 20
      strip.view.reloadData()
      strip.view.invalidateLayout()
      viewResized(strip.number, 200, 200, .nan, .nan)
      #expect(strip.view.contentOffset.y == position)
      #expect(scrolls(strip) == [])
    }

    @Test("What comes in above the last rows is made up for, behind them too")
    func holds() throws {
      let strip = try rows(10, at: 950)
      try strip.view.insertItem(0, into: strip)
      viewSettled(strip.number, 1_000)
      #expect(strip.view.contentOffset.y == 1_050)
      #expect(scrolls(strip).last == 1_050)
    }

    @Test("A fling is left alone as rows come in above, until it rests")
    func fling() throws {
      let strip = try Strip(
        count: 20, axis: .vertical, direction: .leftToRight)
      strip.view.reloadData()
      strip.scroll(to: 500)
      try strip.view.insertItem(0, into: strip)
      #expect(strip.view.contentOffset.y == 600 && scrolls(strip) == [])
      strip.scroll(to: 510)
      #expect(strip.view.contentOffset.y == 610 && scrolls(strip) == [])
      viewSettled(strip.number, 1_000)
      #expect(scrolls(strip) == [610])
    }

    @Test(
      "On a screen of more pixels the element is shorter, and all stays in place",
      arguments: [false, true])
    func pixelRatio(isMoving: Bool) throws {
      let strip = try Strip(
        count: 1_000_000, axis: .vertical, direction: .leftToRight)
      strip.view.reloadData()
      strip.view.scroll(to: 50_000_000)
      strip.scroll(to: strip.scrollPosition)
      if isMoving { strip.scroll(to: strip.scrollPosition + 30) }
      let offset = strip.view.contentOffset.y
      #expect(offset == (isMoving ? 50_000_030 : 50_000_000))
      for (ratio, length) in [(5.0, 6_400_000.0), (1, 8_000_000)] {
        viewResized(strip.number, 300, 200, .nan, .nan, ratio)
        #expect(strip.told.length == length)
        #expect(strip.view.contentOffset.y == offset)
        for (item, top) in strip.onScreen() {
          #expect(abs(top - (Double(item) * 100 - offset)) < 1e-6)
        }
      }
    }

    @Test("However slow a hand is, it moves the content")
    func slowHand() throws {
      let strip = try Strip(
        count: 20, axis: .vertical, direction: .leftToRight)
      strip.view.reloadData()
      strip.view.scroll(to: 500)
      strip.scroll(to: 500)
      strip.scroll(to: 500.5)
      let scrolled = scrolls(strip)
      try strip.view.insertItem(0, into: strip)
      #expect(strip.view.contentOffset.y == 600.5)
      #expect(scrolls(strip) == scrolled)
    }

    @Test("Items are scrolled to from before the content and from behind it")
    func scrollsToItems() throws {
      let strip = try rows(10, at: -500)
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 0))
      #expect(scrolls(strip) == [0])
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 0), at: .end)
      #expect(scrolls(strip) == [0, -100])
      // In view already.
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 0), at: .nearest)
      #expect(scrolls(strip) == [0, -100])
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 9))
      #expect(scrolls(strip) == [0, -100, 900])
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 8), at: .nearest)
      #expect(scrolls(strip) == [0, -100, 900, 800])
    }

    @Test("What covers the scroller's start takes no room of the content")
    func covers() throws {
      let strip = try rows(10, at: -130, reloads: false)
      viewResized(strip.number, 300, 200, 40, 10)
      strip.view.reloadData()
      // That is no reason to scroll.
      #expect(strip.view.contentOffset.y == -130)
      viewResized(strip.number, 300, 200, 60, 10)
      viewResized(strip.number, 300, 200, 40, 10)
      #expect(scrolls(strip) == [])
      #expect(strip.told.length == 1_000)
      #expect(strip.told.shift == 0)
      #expect(strip.view.contentInsets.top == 40)
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 3))
      #expect(scrolls(strip) == [300 - 40])
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 7), at: .end)
      #expect(scrolls(strip).last == 610)
      // The page says nothing about it: what an app has set stays.
      strip.view.contentInsets.top = 60
      viewResized(strip.number, 310, 200, .nan, .nan)
      #expect(strip.view.contentInsets.top == 60)
    }

    @Test("Who reads what stands behind the content is not near its end")
    func nearEnd() throws {
      let strip = try rows(10, at: 1_500, reloads: false)
      strip.view.nearEndLength = 100
      var count = 0
      strip.view.didComeNearEnd = { _ in count += 1 }
      strip.view.reloadData()
      #expect(count == 0)
      strip.scroll(to: 750)
      #expect(count == 1)
    }

    @Test(
      "Long content ends with its element, by steps, leaps and both",
      arguments: [1_000_000, 30_000_000])
    func longContent(count: Int) throws {
      let strip = try rows(count, at: -500)
      let last = ScrollWindow.longestElement - 200
      let end = Double(count) * 100 - 200
      func go(to position: Double) -> Double {
        strip.scroll(to: position)
        return strip.view.contentOffset.y
      }
      // To the page's end, which is 500 behind the content.
      #expect(go(to: last + 500) == end + 500)
      #expect(strip.view.liveCellCount == 0)
      // By steps back into the content, and to its end again.
      for step in [100.0, 900, 4_000, 300, -100] {
        #expect(go(to: last + 500 - step) == end + 500 - step)
        viewSettled(strip.number, 1_000)
        #expect(strip.view.contentOffset.y == end + 500 - step)
        #expect(strip.scrollPosition == last + 500 - step)
      }
      // To the page's start, and by steps through the content's.
      for place in [-200.0, 700, -10, 0, 60] {
        #expect(go(to: place) == place)
        viewSettled(strip.number, 2_000)
        #expect(strip.scrollPosition == place)
      }
      // Into the middle, from where steps go on.
      let middle = go(to: 4e6)
      #expect(middle > end * 0.49 && middle < end * 0.51)
      #expect(go(to: 4e6 + 60) == middle + 60)
    }

    @Test("What comes in above while the page scrolls is met at the start")
    func carries() throws {
      let strip = try rows(100)
      strip.scroll(to: 400)
      try strip.view.insertItem(0, into: strip)
      #expect(strip.view.contentOffset.y == 500)
      #expect(strip.scrollPosition == 400)
      // The content's start would come into view with 100 before it.
      strip.scroll(to: -50)
      #expect(strip.view.contentOffset.y == 50 + 100 - 100)
      #expect(strip.scrollPosition == 50)
      strip.scroll(to: -50)
      #expect(strip.view.contentOffset.y == -50)
      #expect(strip.told.shift == 0)
    }

    @Test("It cannot be pulled, which is the scroller's")
    func pulls() throws {
      final class Pulls: WaterflowPullDelegate {
        func waterflowViewDidTriggerPull(_ view: WaterflowView) {}
      }
      let strip = try rows(10)
      strip.view.pullDelegate = Pulls()
      #expect(strip.view.pullDelegate == nil)
    }
  }
}

extension WaterflowView {
  /// Inserts a row that the strip has then.
  fileprivate func insertItem(_ item: Int, into strip: Strip) throws {
    try performBatchUpdates {
      strip.count += 1
      $0.insertItems(at: [ItemPath(section: 0, item: item)])
    }
  }
}
