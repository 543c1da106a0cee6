import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Cells ahead of travel")
struct ScrollVelocityTests {
  /// A page that scrolls while its cells show what was right a frame ago.
  private struct Page {
    static let frame = 1_000.0 / 60
    static let extent = 800.0
    /// As much as a step at 12,000 px/s takes twice.
    static let overscan = 400.0
    static let time = 50.0

    var blankPixels = 0.0
    var mostCells = 0

    /// Scrolls for a second from rest; `place` tells where the page is after
    /// so many milliseconds.
    init(
      overscan: Double, time: Double, from start: Double,
      _ place: (Double) -> Double
    ) throws {
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 100, height: Self.extent))
      try layout.appendSection(
        SectionStyle(mode: .list),
        lengths: Array(repeating: 20, count: 10_000))
      let host = RecordingHost(layout)
      host.engine.overscan = overscan
      host.engine.overscanTime = time
      host.scroll(to: start, at: 0)
      for number in 0..<60 {
        let now = Double(number) * Self.frame
        host.scroll(to: start + place(now), at: 1_000 + now)
        let live = host.engine.liveCells
        mostCells = max(mostCells, live.count)
        let top = live.first?.frame.y ?? 0
        let bottom = live.last?.frame.maxY ?? 0
        // It is on screen from the next frame to the one after that.
        for part in 1...8 {
          let later = now + Self.frame * (1 + Double(part) / 8)
          let y = start + place(later)
          let covered = min(bottom, y + Self.extent) - max(top, y)
          blankPixels += Self.extent - min(max(covered, 0), Self.extent)
        }
      }
    }
  }

  @Test(
    "At 12,000 px/s nothing is blank, from the first frame on, either way",
    arguments: [12_000.0, -12_000, 6_000, -1_000])
  func noBlanks(speed: Double) throws {
    let steady = try Page(
      overscan: Page.overscan, time: Page.time, from: 100_000
    ) { speed * $0 / 1_000 }
    #expect(steady.blankPixels == 0)
    // A fling that runs out, half of its speed lost every 325 ms.
    let fling = try Page(
      overscan: Page.overscan, time: Page.time, from: 100_000
    ) { time in
      var (place, left, pace) = (0.0, time, speed / 1_000)
      while left > 0 {
        place += pace * min(left, 1)
        pace *= 0.998
        left -= 1
      }
      return place
    }
    #expect(fling.blankPixels == 0)
  }

  @Test("Without looking ahead, the same overscan shows blanks")
  func blanksWithout() throws {
    let page = try Page(overscan: 200, time: 0, from: 100_000) { 12 * $0 }
    #expect(page.blankPixels > 0)
  }

  @Test("At 60,000 px/s there are fewer blanks than with as many fixed cells")
  func fewerBlanks() throws {
    let ahead = try Page(
      overscan: Page.overscan, time: Page.time, from: 100_000
    ) { 60 * $0 }
    var best = Double.infinity
    for overscan in stride(from: 0.0, through: 2_400, by: 100) {
      let page = try Page(overscan: overscan, time: 0, from: 100_000) {
        60 * $0
      }
      if page.mostCells <= ahead.mostCells {
        best = min(best, page.blankPixels)
      }
    }
    #expect(best.isFinite)
    #expect(ahead.blankPixels < best / 2)
  }

  @Test(
    "Frames of unequal length show each item once", arguments: [1.0, 12, 40])
  func unequalFrames(speed: Double) throws {
    for way in [1.0, -1] {
      let host = RecordingHost(try .column(of: 10_000))
      host.engine.overscan = 400
      host.engine.overscanTime = 60
      host.scroll(to: 500_000, at: 0)
      var (time, shown) = (0.0, Set<Int>())
      var shows = 0
      for frame in 0..<60 {
        // What is told lies up to a frame beside when content was there.
        let late = Double(frame * 7 % 5) * 3
        time += 17
        host.scroll(to: 500_000 + way * speed * time, at: time + late)
        let now = Set(host.shownItems)
        shows += now.subtracting(shown).count
        shown = now
      }
      let travelled = Int(speed * time / 100)
      // Once each, beside those around the viewport at the start.
      #expect(shows < travelled + 60)
    }
  }

  @Test("A shift by an update, a leap and a rest are no travel")
  func noTravel() throws {
    let host = RecordingHost(try .column(of: 10_000), allowsRenaming: true)
    host.engine.overscanTime = 50
    host.scroll(to: 5_000, at: 0)
    try host.apply(at: 16) { $0.insertItems(at: RecordingHost.paths(0..<20)) }
    #expect(host.engine.offset.y == 7_000)
    #expect(host.shownItems == [70, 71, 72, 73])
    host.scroll(to: 500_000, at: 32)
    #expect(host.shownItems.count == 4)
    host.scroll(to: 500_100, at: 42)
    // 10 points a millisecond are 500 ahead, of which half come at once.
    #expect(host.shownItems == Array(5_001..<5_008))
    // Another pass at the same place keeps the speed; a rest ends it.
    host.scroll(to: 500_100, at: 50)
    #expect(host.shownItems.count == 7)
    host.scroll(to: 500_100, at: 200)
    #expect(host.shownItems.count == 4)
  }

  @Test("A pause of 100 ms is a rest, and one a little shorter is none")
  func pause() throws {
    for (pause, isRest) in [(99.0, false), (100, true)] {
      let host = RecordingHost(try .column(of: 10_000))
      host.engine.overscanTime = 50
      host.scroll(to: 5_000, at: 0)
      host.scroll(to: 5_100, at: 50)
      host.scroll(to: 5_200, at: 50 + pause)
      #expect((host.shownItems.count == 4) == isRest)
    }
  }

  @Test("However fast it is, at most four viewports are shown ahead")
  func longest() throws {
    let host = RecordingHost(try .column(of: 10_000))
    host.engine.overscanTime = 50
    host.scroll(to: 0, at: 0)
    for step in 1...20 {
      host.scroll(to: 7_900 * Double(step), at: 4 * Double(step))
    }
    #expect(host.shownItems == Array(1_580..<1_600))
    host.scroll(to: 150_500, at: 84)
    #expect(host.shownItems == Array(1_497..<1_509))
  }

  @Test("A leap that is none by a hair is forgotten within some frames")
  func burst() throws {
    let host = RecordingHost(try .column(of: 10_000))
    host.engine.overscanTime = 50
    host.scroll(to: 0, at: 0)
    host.scroll(to: 7_900, at: 4)
    for frame in 1...15 {
      let time = 4 + 17 * Double(frame)
      host.scroll(to: 7_900 + 17 * Double(frame), at: time)
    }
    // A point a millisecond is 50 ahead, beside what is left of the 800.
    #expect(host.shownItems.count < 4 + 4)
  }

  @Test("What speed brings ahead comes in by pieces")
  func ramp() throws {
    let host = RecordingHost(try .column(of: 10_000))
    host.engine.overscanTime = 60
    host.scroll(to: 0, at: 0)
    var (shown, most) = (Set(host.shownItems), 0)
    for frame in 1...10 {
      host.scroll(to: 200 * Double(frame), at: 17 * Double(frame))
      let now = Set(host.shownItems)
      most = max(most, now.subtracting(shown).count)
      shown = now
    }
    // 7 items ahead are due from the second frame on, and 2 each frame.
    #expect(most <= 6)
    #expect(shown.count >= 4 + 7)
  }

  @Test("Clocks that stand still or tell nothing make no speed")
  func badClocks() throws {
    let host = RecordingHost(try .column(of: 10_000))
    host.engine.overscanTime = 50
    host.scroll(to: 5_000, at: 10)
    host.scroll(to: 5_100, at: 10)
    host.scroll(to: 5_200, at: 11)
    #expect(host.shownItems.count == 4)
    host.scroll(to: 5_300, at: .nan)
    host.scroll(to: 5_400, at: -5)
    host.scroll(to: 5_500, at: .infinity)
    #expect(host.shownItems == [55, 56, 57, 58])
  }
}
