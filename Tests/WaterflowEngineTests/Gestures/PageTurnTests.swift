import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Turning pages")
struct PageTurnTests {
  @Test("A drag from the first page back can be left to others; no other")
  func leavesFirstPage() {
    for (page, direction, x, isLeft) in [
      (0, UserInterfaceLayoutDirection.leftToRight, 300.0, true),
      (0, .leftToRight, 100, false), (1, .leftToRight, 300, false),
      (0, .rightToLeft, 100, true), (0, .rightToLeft, 300, false),
    ] {
      for leaves in [true, false] {
        var turn = PageTurnRecognizer(
          pageCount: 3, page: page, breadth: 400, direction: direction)
        turn.leavesFirstPage = leaves
        func sample(_ time: Double, _ x: Double) -> PointerSample {
          PointerSample(
            pointer: 1, position: LayoutPoint(x: x, y: 200), time: time)
        }
        _ = turn.began(sample(0, 200))
        let effects = turn.moved(sample(50, x))
        #expect(effects.isEmpty == (isLeft && leaves))
        #expect(turn.isDragging == !(isLeft && leaves))
      }
    }
  }

  /// Samples as time, x and y behind a touch at 0, 200, 200; what comes of
  /// them; and the page then.
  struct Row: CustomTestStringConvertible {
    var samples: [(Double, Double, Double)]
    var log: String
    var page: Int

    init(
      _ samples: [(Double, Double, Double)], _ log: String, _ page: Int
    ) {
      self.samples = samples
      self.log = log
      self.page = page
    }

    var testDescription: String { "\(samples)" }
  }

  /// Page 1 of three, 400 points broad; the last sample lifts the finger.
  static let rows = [
    // Starts when it is faster across than along.
    Row([(50, 195, 200), (100, 190, 200)], "", 1),
    Row([(50, 189, 190), (500, 189, 190)], "claim, at -11, to 1 at 0", 1),
    Row([(50, 190, 189), (500, 100, 189)], "", 1),
    Row([(50, 185, 185), (500, 0, 185)], "", 1),
    Row([(50, 215, 210), (500, 215, 210)], "claim, at 15, to 1 at 0", 1),
    // The way of the last 100 ms counts, not that from the beginning.
    Row(
      [(50, 200, 206), (400, 205, 206), (420, 208, 207), (800, 208, 207)],
      "claim, at 8, to 1 at 0", 1),
    // By at least half the page, without a flick.
    Row([(50, 1, 200), (500, 1, 200)], "claim, at -199, to 1 at 0", 1),
    Row([(50, 0, 200), (500, 0, 200)], "claim, at -200, to 2 at -400", 2),
    Row([(50, 399, 200), (500, 399, 200)], "claim, at 199, to 1 at 0", 1),
    Row([(50, 400, 200), (500, 400, 200)], "claim, at 200, to 0 at 400", 0),
    // By a flick: v / 1000 * 0.998 / 0.002 is 0.499 v.
    // 36 points in 100 ms are 360 a second, which go on for 179.64.
    Row(
      [(50, 180, 200), (100, 164, 200)],
      "claim, at -20, at -36, to 2 at -400", 2),
    // 33 are 330, which go on for 164.67: 197.67 are less than half.
    Row(
      [(50, 180, 200), (100, 167, 200)],
      "claim, at -20, at -33, to 1 at 0", 1),
    Row(
      [(50, 220, 200), (100, 236, 200)],
      "claim, at 20, at 36, to 0 at 400", 0),
    // Half a page stays turned even with a flick back, as it is written.
    Row(
      [(50, 0, 200), (500, -100, 200), (540, -20, 200)],
      "claim, at -200, at -300, at -220, to 2 at -400", 2),
    // A flick back before that springs back.
    Row(
      [(50, 20, 200), (500, 20, 200), (540, 40, 200)],
      "claim, at -180, at -160, to 1 at 0", 1),
    // A page is as far as it goes.
    Row(
      [(50, -900, 200), (500, -900, 200)],
      "claim, at -400, to 2 at -400", 2),
    // No numbers.
    Row([(50, .nan, 200), (60, 180, .infinity), (500, 200, 200)], "", 1),
  ]

  @Test("The page turns by half its breadth or by a flick", arguments: rows)
  func turns(row: Row) {
    var turn = PageTurnRecognizer(pageCount: 3, page: 1, breadth: 400)
    let log = Self.run(&turn, row.samples)
    #expect(log == row.log)
    #expect(turn.target == row.page)
    _ = turn.settled()
    #expect(turn.page == row.page)
    #expect(turn.offset == 0)
  }

  private static func run(
    _ turn: inout PageTurnRecognizer, _ samples: [(Double, Double, Double)]
  ) -> String {
    var effects = turn.began(
      PointerSample(position: LayoutPoint(x: 200, y: 200), time: 0))
    for (index, (time, x, y)) in samples.enumerated() {
      let sample = PointerSample(position: LayoutPoint(x: x, y: y), time: time)
      effects +=
        index == samples.count - 1 ? turn.ended(sample) : turn.moved(sample)
    }
    return log(effects)
  }

  private static func log(_ effects: [PageTurnEffect]) -> String {
    let words = effects.map {
      switch $0 {
      case .claim: "claim"
      case .move(let offset): "at \(Int(offset))"
      case .settle(let page, let offset, _): "to \(page) at \(Int(offset))"
      }
    }
    return words.joined(separator: ", ")
  }

  @Test("The projection is that of the rate 0.998 a millisecond")
  func projects() {
    #expect(abs(PageTurnRecognizer.projection(1_000) - 499) < 1e-9)
    #expect(abs(PageTurnRecognizer.projection(-250) + 124.75) < 1e-9)
  }

  @Test("At the ends a page resists and springs back")
  func resistsAtEnds() {
    var turn = PageTurnRecognizer(pageCount: 2, breadth: 400)
    let away: [(Double, Double, Double)] = [(50, 300, 200), (500, 590, 200)]
    #expect(
      Self.run(&turn, away) == "claim, at 40, at 156, to 0 at 0")
    #expect(turn.neighbour == nil)
    var last = PageTurnRecognizer(pageCount: 2, page: 9, breadth: 400)
    #expect(last.page == 1)
    #expect(
      Self.run(&last, [(20, 100, 200), (40, 0, 200)])
        == "claim, at -40, at -80, to 1 at 0")
  }

  @Test("From right to left the next page comes from the left")
  func mirrors() {
    var turn = PageTurnRecognizer(
      pageCount: 2, breadth: 400, direction: .rightToLeft)
    #expect(
      Self.run(&turn, [(50, 410, 200), (500, 410, 200)])
        == "claim, at 210, to 1 at 400")
    #expect(turn.settled() == 1)
    #expect(turn.settled() == nil)
  }

  @Test("A second finger is not looked at, a cancelled one springs back")
  func cancels() {
    func sample(_ x: Double, _ pointer: Int32 = 0) -> PointerSample {
      PointerSample(
        pointer: pointer, position: LayoutPoint(x: x, y: 0), time: x)
    }
    var turn = PageTurnRecognizer(pageCount: 3, page: 1, breadth: 400)
    _ = turn.began(sample(0))
    #expect(turn.began(sample(0, 1)) == [])
    #expect(turn.moved(sample(90, 1)) == [])
    #expect(turn.moved(sample(90)) == [.claim(pointer: 0), .move(offset: 90)])
    #expect(turn.ended(sample(90, 1)) == [])
    #expect(turn.cancelled(pointer: 1) == [])
    #expect(turn.turn(to: 2) == [])
    #expect(turn.settled() == nil)
    #expect(
      turn.cancelled(pointer: 0) == [.settle(page: 1, offset: 0, velocity: 0)])
    #expect(turn.moved(sample(300)) == [])
    // Not yet a turn: nothing springs.
    _ = turn.began(sample(0))
    #expect(turn.cancelled(pointer: 0) == [])
    _ = turn.began(sample(0))
    _ = turn.moved(sample(50))
    #expect(turn.isDragging)
    turn.setPageCount(1, page: 4)
    #expect(turn.page == 0)
    #expect(!turn.isDragging)
  }

  @Test("A tap on a tab turns, and a page is caught on its way")
  func turnsByTab() {
    var turn = PageTurnRecognizer(pageCount: 4, page: 1, breadth: 400)
    #expect(
      turn.turn(to: 3) == [.settle(page: 3, offset: -400, velocity: 0)])
    #expect(turn.turn(to: 4) == [])
    #expect(turn.turn(to: -1) == [])
    #expect(turn.settled() == 3)
    #expect(turn.turn(to: 3) == [])
    #expect(turn.turn(to: 2) == [.settle(page: 2, offset: 400, velocity: 0)])
    let touch = PointerSample(position: LayoutPoint(x: 0, y: 0), time: 0)
    #expect(
      turn.began(touch, pageAt: 150)
        == [.claim(pointer: 0), .move(offset: 150)])
    #expect(turn.neighbour == 2)
    let up = PointerSample(position: LayoutPoint(x: 0, y: 0), time: 500)
    #expect(
      turn.ended(up) == [.settle(page: 3, offset: 0, velocity: 0)])
    #expect(turn.settled() == nil)
    #expect(turn.page == 3)
  }

  @Test("What comes in is the page beside, or one further off that is gone to")
  func neighbours() {
    var turn = PageTurnRecognizer(pageCount: 4, page: 1, breadth: 400)
    #expect(turn.neighbour(at: 0) == nil)
    #expect(turn.neighbour(at: -1) == 2 && turn.neighbour(at: 1) == 0)
    #expect(turn.neighbourOffset(at: -100) == 300)
    #expect(turn.neighbourOffset(at: 100) == -300)
    _ = turn.turn(to: 3)
    #expect(turn.neighbour == 3)
    #expect(turn.neighbour(at: -10) == 3)
    // It may still swing back over its place.
    #expect(turn.neighbour(at: 10) == 0)
    #expect(turn.settled() == 3)
    #expect(turn.neighbour(at: -10) == nil && turn.neighbour(at: 10) == 2)
    let mirrored = PageTurnRecognizer(
      pageCount: 2, breadth: 400, direction: .rightToLeft)
    #expect(mirrored.neighbour(at: 10) == 1)
    #expect(mirrored.neighbour(at: -10) == nil)
  }

  @Test("Pages without a breadth do not turn")
  func needsBreadth() {
    for breadth in [0, -1, Double.nan, .infinity] {
      var turn = PageTurnRecognizer(pageCount: 0, breadth: breadth)
      #expect(turn.pageCount == 1)
      #expect(Self.run(&turn, [(50, 0, 200), (90, 0, 200)]) == "")
    }
  }

  @Test("A page caught on its way to a far one is between its neighbours again")
  func caught() {
    var recognizer = PageTurnRecognizer(pageCount: 5, breadth: 400)
    _ = recognizer.turn(to: 3)
    #expect(recognizer.neighbour == 3)
    let touch = PointerSample(position: LayoutPoint(x: 200, y: 200), time: 0)
    _ = recognizer.began(touch, pageAt: -150)
    #expect(recognizer.target == 0)
    #expect(recognizer.neighbour == 1)
  }
}
