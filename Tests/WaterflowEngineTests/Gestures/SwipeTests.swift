import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Swipe actions")
struct SwipeTests {
  /// What fingers do, what comes of it, and the row that is open then.
  struct Row: CustomTestStringConvertible {
    var script: String
    var log: String
    var open: Int?

    init(_ script: String, _ log: String, open: Int? = nil) {
      self.script = script
      self.log = log
      self.open = open
    }

    var testDescription: String { script }
  }

  static let recognition = [
    // Up to ten points a finger rests.
    Row("down 200 30,move 190 30,up 190 30", ""),
    Row("down 200 30,move 189 30", "claim 0, a at -11"),
    Row("down 200 30,move 211 30", "claim 0, a at 11"),
    // 22.5 degrees: 100 across and 41.42 along.
    Row("down 200 30,move 100 71.4", "claim 0, a at -100"),
    Row("down 200 30,move 100 71.5", ""),
    Row("down 200 30,move 100 -11.4", "claim 0, a at -100"),
    Row("down 200 30,move 100 -11.5", ""),
    Row("down 200 30,move 200 60,move 100 60,up 100 60", ""),
    Row("down 200 30,move 200 10,move 10 30", ""),
    // Only a side with actions counts.
    Row("down 200 90,move 220 90,move 100 90", ""),
    Row("down 200 90,move 180 90", "claim 0, b at -20"),
    Row("down 200 150,move 180 150,up 150 150", ""),
    Row("down 200 150,move 220 150", ""),
    Row("down 200 210,move 180 210", ""),
    Row("down 200 210,move 220 210", "claim 0, d at 20"),
    // Beside all rows.
    Row("down 200 600,move 100 600,up 100 600", ""),
    // Once it is a swipe, the angle does not matter any more.
    Row(
      "down 200 30,move 180 30,move 180 300", "claim 0, a at -20, a at -20"),
    // Steps without their beginning, or that are no numbers.
    Row("move 100 30,up 100 30,cancel", ""),
    Row("down nan 30,move 100 30", ""),
    Row(
      "down 200 30,move nan 30,move 180 inf,move 180 30",
      "claim 0, a at -20"),
  ]

  private static func sample(_ x: Double) -> PointerSample {
    PointerSample(position: LayoutPoint(x: x, y: 30), time: 0)
  }

  @Test("A full swipe is one from the leading edge as well, and may be caught")
  func leadingEdge() {
    var swipe = SwipeRecognizer()
    let item = ItemPath(section: 0, item: 0)
    let row = SwipeRow(
      item: item, frame: LayoutRect(x: 0, y: 0, width: 400, height: 60),
      leading: SwipeActions(count: 1, length: 150, allowsFullSwipe: true))
    _ = swipe.began(Self.sample(20), on: row)
    _ = swipe.moved(Self.sample(310))
    #expect(!swipe.isArmed)
    _ = swipe.moved(Self.sample(330))
    #expect(swipe.isArmed)
    _ = swipe.cancelled(pointer: 0)
    // Past half of the item the content follows by a fifth: where it is 30
    // points further, the finger would be 150 further.
    _ = swipe.began(
      Self.sample(20), on: row, contentAt: LayoutPoint(x: 230, y: 0))
    let effects = swipe.moved(Self.sample(40))
    guard case .move(item, let offset) = effects.last else {
      Issue.record("\(effects)")
      return
    }
    #expect(abs(offset.x - 234) < 1e-9)
  }

  @Test("An item without breadth is never swiped all the way")
  func noBreadth() {
    var swipe = SwipeRecognizer()
    let item = ItemPath(section: 0, item: 0)
    let row = SwipeRow(
      item: item, frame: LayoutRect(x: 100, y: 0, width: 0, height: 60),
      trailing: SwipeActions(count: 1, length: 50, allowsFullSwipe: true))
    _ = swipe.began(Self.sample(300), on: row)
    _ = swipe.moved(Self.sample(10))
    #expect(swipe.draggedItem == item && !swipe.isArmed)
  }

  @Test("Only a swipe is a swipe", arguments: recognition)
  func recognizes(row: Row) { expect(row) }

  static let resistance = [
    // Past the open width without full swipe: 0.4 of the finger.
    Row(
      "down 300 30,move 200 30,move 150 30,move 100 30",
      "claim 0, a at -100, a at -120, a at -140"),
    Row("down 100 30,move 250 30", "claim 0, a at 120"),
    // With it one to one to half the row, then 0.2.
    Row(
      "down 390 90,move 240 90,move 190 90,move 140 90",
      "claim 0, b at -150, b at -200, b at -210"),
    // In a direction without actions 0.2.
    Row(
      "down 200 90,move 180 90,move 250 90", "claim 0, b at -20, b at 10"),
    Row(
      "down 200 210,move 220 210,move 100 210", "claim 0, d at 20, d at -20"),
  ]

  @Test("Content follows the finger with resistance", arguments: resistance)
  func resists(row: Row) { expect(row) }

  static let release = [
    // It opens unless the velocity points home.
    Row(
      "down 200 30,move 180 30,up 180 30", "claim 0, a at -20, a to -100",
      open: 0),
    Row(
      "down 200 30,move 220 30,up 220 30", "claim 0, a at 20, a to 100",
      open: 0),
    Row(
      "down 200 30,move 180 30,wait 200,up 180 30",
      "claim 0, a at -20, a to -100", open: 0),
    Row(
      "down 200 30,move 100 30,wait 200,move 110 30,up 120 30",
      "claim 0, a at -100, a at -90, a at -80, a to 0"),
    Row(
      "down 200 30,move 100 30,wait 200,move 99 30,up 120 30",
      "claim 0, a at -100, a at -100.4, a at -80, a to 0"),
    // Standing still far out opens, whatever came before.
    Row(
      "down 200 30,move 100 30,move 110 30,wait 200,up 110 30",
      "claim 0, a at -100, a at -90, a to -100", open: 0),
    // Lifted on the other side of its place.
    Row(
      "down 200 30,move 180 30,wait 200,move 230 30,up 240 30",
      "claim 0, a at -20, a at 30, a at 40, a to 100", open: 0),
    Row(
      "down 200 90,move 180 90,wait 200,move 230 90,up 240 90",
      "claim 0, b at -20, b at 6, b at 8, b to 0"),
    Row(
      "down 200 30,move 180 30,wait 200,up 200 30",
      "claim 0, a at -20, a at 0, a to 0"),
    // Cancelled: as it was.
    Row("down 200 30,move 100 30,cancel", "claim 0, a at -100, a to 0"),
    Row("down 200 30,cancel,move 100 30", ""),
    Row(
      "down 200 30,move 100 30,cancel 1,up 100 30",
      "claim 0, a at -100, a to -100", open: 0),
    Row(
      "open a trailing,down 200 30,move 250 30,cancel",
      "a to -100, claim 0, a at -50, a to -100", open: 0),
  ]

  @Test("Lifting the finger opens or closes", arguments: release)
  func settles(row: Row) { expect(row) }

  static let fullSwipe = [
    // The finger at 80 % from the right is 80 points from the left.
    Row(
      "down 390 90,move 81 90,up 81 90",
      "claim 0, b at -221.8, b to -150", open: 1),
    Row(
      "down 390 90,move 79 90,up 79 90",
      "claim 0, b at -222.2, arm, do b trailing 0, b to 0"),
    Row(
      "down 390 90,move 79 90,move 81 90,wait 200,up 81 90",
      "claim 0, b at -222.2, arm, b at -221.8, disarm, b to -150", open: 1),
    Row(
      "down 390 90,move 79 90,cancel",
      "claim 0, b at -222.2, arm, disarm, b to 0"),
    // A finger that begins there has not swiped all across.
    Row(
      "down 60 90,move 40 90,up 40 90", "claim 0, b at -20, b to -150",
      open: 1),
    // Where it is not allowed it only opens.
    Row(
      "down 390 30,move 10 30,up 10 30", "claim 0, a at -212, a to -100",
      open: 0),
  ]

  @Test("A full swipe performs the first action", arguments: fullSwipe)
  func performs(row: Row) { expect(row) }

  static let oneAtATime = [
    Row("open a trailing", "a to -100", open: 0),
    Row("open a leading", "a to 100", open: 0),
    Row("open a leading,open a trailing", "a to 100, a to -100", open: 0),
    Row("open b leading", ""),
    Row("open c trailing", ""),
    Row(
      "open a trailing,open b trailing", "a to -100, a to 0, b to -150",
      open: 1),
    Row("open a trailing,close,close", "a to -100, a to 0"),
    Row("open a trailing,scroll,scroll", "a to -100, a to 0"),
    // Elsewhere: it closes at once, and another row can be swiped.
    Row("open a trailing,down 200 600", "a to -100, a to 0"),
    Row("open a trailing,down 200 150,up 200 150", "a to -100, a to 0"),
    Row(
      "open a trailing,down 200 90,move 150 90,up 150 90",
      "a to -100, a to 0, claim 0, b at -50, b to -150", open: 1),
    // On itself: a tap closes, so does scrolling, and a swipe goes on.
    Row("open a trailing,down 200 30", "a to -100", open: 0),
    Row("open a trailing,down 200 30,up 200 30", "a to -100, a to 0"),
    Row("open a trailing,down 200 30,move 200 60", "a to -100, a to 0"),
    Row(
      "open a trailing,down 200 30,move 150 30",
      "a to -100, claim 0, a at -120", open: 0),
    Row(
      "open a trailing,down 200 30,move 250 30,up 260 30",
      "a to -100, claim 0, a at -50, a at -40, a to 0"),
    // An update closes it under its new name.
    Row("open a trailing,insert", "a to -100, b to 0"),
    Row("open a trailing,delete a", "a to -100"),
    Row("open a trailing,delete b", "a to -100, a to 0"),
    Row(
      "down 200 30,move 150 30,insert,move 100 30,up 100 30",
      "claim 0, a at -50, b to 0"),
    Row(
      "open a trailing,down 200 30,move 150 30,insert",
      "a to -100, claim 0, a at -120, b to 0"),
    Row("down 200 30,move 150 30,delete a", "claim 0, a at -50"),
    Row("down 200 30,insert,move 100 30", ""),
    // Scrolling takes a finger that has not swiped, never one that has.
    Row("down 200 30,scroll,move 100 30", ""),
    Row(
      "down 200 30,move 180 30,scroll,up 180 30",
      "claim 0, a at -20, a to -100", open: 0),
    // By a key or assistive technology.
    Row("do a trailing 1", "do a trailing 1"),
    Row(
      "open a trailing,do a trailing 1", "a to -100, do a trailing 1, a to 0"),
    Row("open b trailing,do a leading 0", "b to -150, do a leading 0, b to 0"),
    Row("do a trailing 2,do a trailing -1,do c trailing 0", ""),
    Row(
      "down 200 30,move 150 30,do a leading 0",
      "claim 0, a at -50, do a leading 0, a to 0"),
    Row(
      "down 200 30,move 150 30,open b trailing,up 150 30",
      "claim 0, a at -50, a to -100", open: 0),
    // A second finger is not looked at.
    Row(
      "down 200 30,down 200 90 1,move 100 90 1,up 100 90 1,move 150 30",
      "claim 0, a at -50"),
    Row(
      "down 200 30 7,move 150 30 7,down 200 600 1,up 200 600 1,up 150 30 7",
      "claim 7, a at -50, a to -100", open: 0),
  ]

  @Test("One row is open at a time", arguments: oneAtATime)
  func closes(row: Row) { expect(row) }

  @Test("A tap that closes a row selects nothing")
  func swallowsTaps() {
    var script = SwipeScript()
    _ = script.run("open a trailing,down 200 600")
    #expect(script.swipe.swallowsTap)
    _ = script.run("up 200 600,down 200 600")
    #expect(!script.swipe.swallowsTap)
    _ = script.run("up 200 600,open a trailing,down 200 30")
    #expect(!script.swipe.swallowsTap)
    _ = script.run("up 200 30")
    #expect(script.swipe.swallowsTap)
  }

  @Test("From right to left the leading actions are at the right")
  func mirrors() {
    var script = SwipeScript(direction: .rightToLeft)
    #expect(
      script.run("down 100 90,move 150 90,up 150 90")
        == "claim 0, b at 50, b to 150")
    #expect(script.swipe.openEdge == .trailing)
    script = SwipeScript(direction: .rightToLeft)
    #expect(
      script.run("down 10 90,move 319 90,move 321 90,up 321 90")
        == "claim 0, b at 221.8, b at 222.2, arm, do b trailing 0, b to 0")
    script = SwipeScript(direction: .rightToLeft)
    #expect(
      script.run("down 200 210,move 150 210,up 150 210")
        == "claim 0, d at -50, d to -80")
  }

  @Test("Where content scrolls sideways, swipes go up and down")
  func turns() {
    var script = SwipeScript(axis: .horizontal, direction: .rightToLeft)
    #expect(
      script.run("down 30 200,move 30 180,up 30 180")
        == "claim 0, a at -20, a to -100")
    script = SwipeScript(axis: .horizontal)
    #expect(script.run("down 30 200,move 10 200") == "")
  }

  @Test("Content that is caught on its way goes on from there")
  func catches() throws {
    var swipe = SwipeRecognizer()
    let row = try #require(SwipeScript.row(0))
    _ = swipe.began(
      PointerSample(position: LayoutPoint(x: 200, y: 30), time: 0), on: row,
      contentAt: LayoutPoint(x: -120, y: 0))
    let effects = swipe.moved(
      PointerSample(position: LayoutPoint(x: 220, y: 30), time: 16))
    // 120 is 150 of the finger, and 20 back make 130.
    #expect(
      effects == [
        .claim(pointer: 0),
        .move(row.item, offset: LayoutPoint(x: -112, y: 0)),
      ])
  }

  private func expect(_ row: Row) {
    var script = SwipeScript()
    #expect(script.run(row.script) == row.log)
    #expect(script.swipe.openItem?.item == row.open)
  }
}
