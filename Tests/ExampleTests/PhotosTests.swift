import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowExample

extension ExampleApp {
  @MainActor
  @Suite("The page of photos")
  struct PhotosTests {
    let stage = PhotosStage()

    private func ratio(_ item: Int) -> CGFloat {
      CGFloat(Photo(number: item).ratio)
    }

    @Test("keeps every photo's proportions in lanes of one width")
    func proportions() throws {
      // (390 - 2 * 8 - 8) / 2 of at least 150.
      for item in 0..<50 {
        let frame = try #require(stage.frame(item))
        #expect(frame.width == 183, "\(item)")
        // Edges are moved to pixels, two in a point.
        #expect(abs(frame.height - 183 * ratio(item)) <= 1, "\(item)")
      }
    }

    @Test("lays out as many lanes as are chosen, and ticks what was chosen")
    func lanes() throws {
      for (title, lanes) in [("2", 2), ("3", 3), ("4", 4), ("6", 6)] {
        try stage.choose(title, in: "Lanes")
        let tops = (0..<lanes).map { stage.frame($0)?.minY }
        #expect(tops.allSatisfy { $0 == 8 }, "\(lanes)")
        #expect((stage.frame(lanes)?.minY ?? 0) > 8, "\(lanes)")
        let width = (374 - 8 * CGFloat(lanes - 1)) / CGFloat(lanes)
        #expect(abs((stage.frame(0)?.width ?? 0) - width) <= 0.5)
        let menu = stage.page.navigationItem.rightBarButtonItem?.menu
        #expect(menu?.action(title, in: "Lanes")?.state == .on)
        #expect(menu?.action("Adaptive", in: "Lanes")?.state == .off)
        #expect(stage.wrongCells.isEmpty)
      }
      try stage.choose("Adaptive", in: "Lanes")
      #expect(stage.frame(0)?.width == 183)
    }

    @Test("leaves beside lanes of a set width what they do not fill")
    func exactLanes() throws {
      try stage.choose("Exactly 150", in: "Lanes")
      let frames = try (0..<40).map { try #require(stage.frame($0)) }
      #expect(frames.allSatisfy { $0.width == 150 })
      #expect(Set(frames.map(\.minX)) == [8, 166])
      stage.window.rotate(to: CGSize(width: 500, height: 844))
      Display.turn()
      let wide = try (0..<40).map { try #require(stage.frame($0)) }
      #expect(wide.allSatisfy { $0.width == 150 })
      #expect(Set(wide.map(\.minX)) == [8, 166, 324])
    }

    @Test("gives item i to lane i mod n in a round robin, and back to front")
    func placement() throws {
      try stage.choose("3", in: "Lanes")
      try stage.choose("Round robin", in: "Placement")
      let lefts = try (0..<12).map { try #require(stage.frame($0)).minX }
      #expect(lefts[0] < lefts[1] && lefts[1] < lefts[2])
      for item in 3..<12 { #expect(lefts[item] == lefts[item - 3]) }
      try stage.choose("Round robin, reversed", in: "Placement")
      let reversed = try (0..<12).map { try #require(stage.frame($0)).minX }
      for (item, left) in reversed.enumerated() {
        #expect(left == lefts[2 - item % 3], "\(item)")
      }
    }

    @Test("mirrors when read from right to left")
    func rightToLeft() throws {
      let frames = try (0..<20).map { try #require(stage.frame($0)) }
      try stage.choose("Right to left")
      for (item, frame) in frames.enumerated() {
        let mirrored = try #require(stage.frame(item))
        #expect(
          mirrored.minX == 390 - frame.maxX && mirrored.minY == frame.minY)
      }
      try stage.choose("Right to left")
      #expect(stage.frame(0) == frames[0])
    }

    @Test("shows as many items as are chosen, none included")
    func counts() throws {
      try stage.choose("100", in: "Items")
      #expect(stage.view.numberOfItems(inSection: 0) == 100)
      #expect(!stage.cells.isEmpty)
      try stage.choose("0", in: "Items")
      #expect(stage.cells.isEmpty)
      #expect(stage.view.contentSize.height == 16)
      try stage.choose("100000", in: "Items")
      #expect(stage.view.numberOfItems(inSection: 0) == 100_000)
      #expect(!stage.cells.isEmpty)
    }

    @Test("selects what is tapped, ticks it and counts it in the title")
    func selection() throws {
      let cell = try #require(stage.cells.first)
      let center = stage.view.convert(cell.center, to: nil)
      stage.finger.tap(at: center, in: stage.window)
      #expect(cell.isSelected)
      #expect(cell.accessibilityTraits.contains(.selected))
      #expect(stage.page.navigationItem.title == "1 selected")
      let second = try #require(stage.cells.dropFirst().first)
      stage.finger.tap(
        at: stage.view.convert(second.center, to: nil), in: stage.window)
      #expect(stage.page.navigationItem.title == "2 selected")
      stage.finger.tap(at: center, in: stage.window)
      stage.finger.tap(
        at: stage.view.convert(second.center, to: nil), in: stage.window)
      #expect(stage.page.navigationItem.title == "Photos")
      #expect(!cell.isSelected)
    }

    @Test("dims a photo under a finger, until the finger scrolls")
    func highlight() throws {
      let cell = try #require(stage.cells.first)
      let center = stage.view.convert(cell.center, to: nil)
      stage.finger.down(at: center, in: stage.window)
      TestClock.advance(by: 0.2)
      #expect(cell.isHighlighted && cell.picture.alpha == 0.6)
      stage.finger.move(
        to: CGPoint(x: center.x, y: center.y - 60), over: 0.1)
      #expect(!cell.isHighlighted && cell.picture.alpha == 1)
      stage.finger.up()
      #expect(stage.view.indexPathsForSelectedItems.isEmpty)
      #expect(stage.view.contentOffset.y > -44)
    }

    @Test(
      "gives captions the size of text that a person chooses, and stays selected"
    )
    func textSize() throws {
      let cell = try #require(stage.cells.first)
      let before = cell.caption.frame.height
      stage.finger.tap(
        at: stage.view.convert(cell.center, to: nil), in: stage.window)
      TextSize.choose(2)
      defer { TextSize.choose(1) }
      Display.turn()
      // Without the 6 points around the line.
      let after = try #require(stage.cells.first).caption.frame.height
      #expect(abs((after - 6) - 2 * (before - 6)) < 0.001)
      #expect(stage.view.indexPathsForSelectedItems.map(\.item) == [0])
      #expect(stage.page.navigationItem.title == "1 selected")
    }
  }
}
