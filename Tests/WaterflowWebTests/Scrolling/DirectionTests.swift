import Testing
import WaterflowLayout

@testable import WaterflowWeb

extension SectionViewTests {
  @MainActor
  @Suite("A view that is read from right to left")
  struct DirectionTests {
    @Test("It begins at its right end, with item 0 at the right edge")
    func begins() throws {
      let strip = try Strip(count: 10)
      strip.view.reloadData()
      #expect(strip.told.length == 1_000)
      #expect(strip.scrollPosition == 700)
      #expect(strip.onScreen() == [0: 200, 1: 100, 2: 0])
    }

    @Test("Left to right begins at the left end, without any scrolling")
    func beginsLeft() throws {
      let strip = try Strip(count: 10, direction: .leftToRight)
      strip.view.reloadData()
      #expect(strip.scrollPosition == 0)
      #expect(strip.onScreen() == [0: 0, 1: 100, 2: 200])
    }

    @Test("A reload at the start stays there, however much there is now")
    func reloadsAtStart() throws {
      let strip = try Strip(count: 10)
      strip.view.reloadData()
      // Browsers round the position they were told.
      strip.scroll(to: 699.5)
      strip.count = 30
      strip.view.reloadData()
      #expect(strip.scrollPosition == 2_700)
      #expect(strip.onScreen() == [0: 200, 1: 100, 2: 0])
      strip.count = 2
      strip.view.reloadData()
      #expect(strip.onScreen() == [0: 100, 1: 0])
    }

    @Test("A reload elsewhere keeps the offset, which counts from the left")
    func reloadsElsewhere() throws {
      let strip = try Strip(count: 10)
      strip.view.reloadData()
      strip.scroll(to: 250)
      strip.count = 11
      strip.view.reloadData()
      #expect(strip.view.contentOffset.x == 250)
      #expect(strip.scrollPosition == 250)
    }

    @Test("A resize keeps the distance from the right edge")
    func resizes() throws {
      let strip = try Strip(count: 10)
      strip.view.reloadData()
      viewResized(strip.number, 450, 200, .nan, .nan)
      #expect(strip.scrollPosition == 550)
      #expect(
        strip.onScreen() == [0: 350, 1: 250, 2: 150, 3: 50, 4: -50])
      // Item 4 reaches from 500 to 600; 30 of it are beyond the right edge.
      strip.scroll(to: 120)
      let before = strip.onScreen()
      #expect(before == [4: 380, 5: 280, 6: 180, 7: 80, 8: -20])
      viewResized(strip.number, 300, 200, .nan, .nan)
      #expect(strip.onScreen() == [4: 230, 5: 130, 6: 30, 7: -70])
    }

    @Test("Items are aligned where reading starts and ends")
    func aligns() throws {
      let strip = try Strip(count: 20)
      strip.view.reloadData()
      let path = ItemPath(section: 0, item: 10)
      strip.view.scrollToItem(at: path)
      #expect(strip.onScreen()[10] == 200)
      strip.view.scrollToItem(at: path, at: .end)
      #expect(strip.onScreen()[10] == 0)
      strip.view.scrollToItem(at: path, at: .center)
      #expect(strip.onScreen()[10] == 100)
      strip.view.scrollToItem(at: path, at: .nearest)
      #expect(strip.onScreen()[10] == 100)
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 13), at: .nearest)
      #expect(strip.onScreen()[13] == 0)
    }

    @Test("More room at the end of the content leaves the start in place")
    func lengthens() throws {
      let strip = try Strip(count: 10)
      strip.view.reloadData()
      strip.view.minimumContentLength = 1_500
      #expect(strip.told.length == 1_500)
      #expect(strip.onScreen() == [0: 200, 1: 100, 2: 0])
      strip.scroll(to: 1_000)
      #expect(strip.onScreen() == [2: 200, 3: 100, 4: 0])
      strip.view.minimumContentLength = 0
      #expect(strip.view.layout.contentLength == 1_000)
      #expect(strip.onScreen() == [2: 200, 3: 100, 4: 0])
      strip.view.minimumContentLength = 1_200
      strip.view.reloadData()
      #expect(strip.view.layout.contentLength == 1_200)
    }

    @Test("Long content begins at its right end too, in a shorter element")
    func longContent() throws {
      let strip = try Strip(count: 50_000)
      strip.length = 1_000
      strip.view.reloadData()
      #expect(strip.told.length == 8_000_000)
      #expect(strip.scrollPosition == 8_000_000 - 300)
      #expect(strip.onScreen() == [0: -700])
      // Small steps go one to one, whatever is between page and content.
      strip.scroll(to: 8_000_000 - 800)
      #expect(strip.onScreen() == [0: -200])
    }
  }
}
