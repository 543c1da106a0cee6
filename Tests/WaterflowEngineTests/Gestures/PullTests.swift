import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Pulling down")
struct PullTests {
  /// What happens, what comes of it, and the state then.
  struct Row: CustomTestStringConvertible {
    var script: String
    var log: String
    var state: PullState

    init(_ script: String, _ log: String, _ state: PullState) {
      self.script = script
      self.log = log
      self.state = state
    }

    var testDescription: String { script }
  }

  static let rows = [
    // idle -> dragging -> armed -> back -> idle, at 0, 44, 44 and 1.
    Row("touch,0", "", .idle),
    Row("touch,0.5", "dragging", .dragging),
    Row("touch,0.5,0", "dragging idle", .idle),
    Row("touch,20,0.5,44", "dragging", .dragging),
    Row("touch,20,44.1", "dragging armed", .armed),
    Row("touch,44.1", "dragging armed", .armed),
    Row("touch,50,44", "dragging armed", .armed),
    Row("touch,50,43.9", "dragging armed back", .back),
    Row("touch,50,43,44", "dragging armed back", .back),
    Row("touch,50,43,45", "dragging armed back armed", .armed),
    Row("touch,50,43,1", "dragging armed back", .back),
    Row("touch,50,43,0.9", "dragging armed back idle", .idle),
    Row("touch,50,0", "dragging armed back idle", .idle),
    // Fires once, on release, while armed.
    Row("touch,50,up", "dragging armed fire hold holding", .holding),
    Row("touch,50,up,up,30,0,60", "dragging armed fire hold holding", .holding),
    Row("touch,50,44,up", "dragging armed fire hold holding", .holding),
    Row("touch,20,up,0", "dragging idle", .idle),
    Row("touch,44,up", "dragging", .dragging),
    Row("touch,50,20,up,0", "dragging armed back idle", .idle),
    // The end may come at any time.
    Row(
      "touch,50,up,44,end,44,0",
      "dragging armed fire hold holding letGo idle", .idle),
    Row(
      "touch,50,up,end,touch,50,up",
      "dragging armed fire hold holding letGo idle dragging armed fire hold "
        + "holding", .holding),
    Row(
      "touch,50,up,touch,60,up,end",
      "dragging armed fire hold holding letGo idle", .idle),
    // What the finger does from then on is no pull.
    Row(
      "touch,50,up,touch,44,end,20,60,up",
      "dragging armed fire hold holding letGo idle", .idle),
    Row("end", "", .idle),
    Row("touch,20,end", "dragging", .dragging),
    // Taken away: nothing fires.
    Row("touch,50,cancel,up,0", "dragging armed back idle", .idle),
    Row("touch,20,cancel,60,0", "dragging idle", .idle),
    Row("touch,50,cancel,60", "dragging armed back", .back),
    // What moves by itself arms nothing.
    Row("60,0", "", .idle),
    Row("60,up", "", .idle),
    Row("touch,20,up,60,0", "dragging idle", .idle),
    // Without a finger.
    Row("begin", "fire hold holding", .holding),
    Row("begin,begin", "fire hold holding", .holding),
    Row("touch,50,begin,up", "dragging armed fire hold holding", .holding),
    // No numbers.
    Row("touch,nan,-5", "", .idle),
    Row("touch,inf", "dragging armed", .armed),
    Row("touch,50,nan", "dragging armed back idle", .idle),
  ]

  @Test("goes from state to state", arguments: rows)
  func changesState(row: Row) {
    var pull = PullRecognizer()
    var effects: [PullEffect] = []
    for step in row.script.split(separator: ",") {
      switch step {
      case "touch": pull.touched()
      case "up": effects += pull.released()
      case "cancel": effects += pull.cancelled()
      case "begin": effects += pull.begin()
      case "end": effects += pull.end()
      default: effects += pull.pulled(to: Double(step) ?? -1)
      }
    }
    let log = effects.map {
      switch $0 {
      case .enter(let state): "\(state)"
      case .fire: "fire"
      case .hold(44): "hold"
      case .hold(let length): "hold \(length)"
      case .letGo: "letGo"
      }
    }
    #expect(log.joined(separator: " ") == row.log)
    #expect(pull.state == row.state)
  }

  @Test("fires at most once a touch, and never without", arguments: 0..<2)
  func firesOnce(batch: Int) {
    let failure = firstFailure(batch * 500..<(batch + 1) * 500) { random in
      var pull = PullRecognizer()
      var (fires, touches, holds) = (0, 0, false)
      for step in 0..<80 {
        let effects: [PullEffect]
        switch random.int(0...9) {
        case 0, 1:
          pull.touched()
          touches += 1
          effects = []
        case 2: effects = pull.released()
        case 3: effects = pull.cancelled()
        case 4: effects = pull.end()
        default: effects = pull.pulled(to: random.length(-5...90))
        }
        for effect in effects {
          switch effect {
          case .fire: fires += 1
          case .hold:
            if holds { return "step \(step): held twice" }
            holds = true
          case .letGo:
            if !holds { return "step \(step): let go of nothing" }
            holds = false
          case .enter: break
          }
        }
        if fires > touches { return "step \(step): \(fires) of \(touches)" }
        if holds != (pull.state == .holding) { return "step \(step): held" }
      }
      return nil
    }
    #expect(failure == nil)
  }
}
