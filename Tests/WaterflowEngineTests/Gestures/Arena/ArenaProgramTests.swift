import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Random fingers")
struct ArenaProgramTests {
  private static let all = "select press swipe turn pull reorder"

  @Test("One owner, an end to all that begins, and rest", arguments: 0..<8)
  func keepsRules(batch: Int) throws {
    var seen: Set<Substring> = []
    let failure = try firstFailure(batch * 60..<(batch + 1) * 60) { random in
      let names = Self.all.split(separator: " ")
      let chosen = names.filter { _ in random.chance(70) }
      let script = try ArenaScript(chosen.joined(separator: " "))
      script.hasMenu = random.chance(30)
      script.isAtStart = random.chance(50)
      script.select.highlightDelay = random.pick([0, 80])
      var open = OpenEnds()
      script.onNote = {
        open.note($0)
        if let word = $0.split(separator: " ").first { seen.insert(word) }
      }
      // What a reader of the rules would know of the fingers.
      var down: [Int] = []
      var first: Int?
      var isMouse = false
      var history: [String] = []
      for _ in 0..<80 {
        let step = Self.step(down, &random)
        history.append(step)
        let words = step.split(separator: " ")
        let kind = words[0]
        let finger = Self.finger(words)
        script.takeStep(step)
        switch kind {
        case "down", "fling", "mouse":
          if down.isEmpty {
            first = finger
            isMouse = kind == "mouse"
          }
          down.append(finger)
          if kind == "fling" && down.count == 1 && !open.isClaimed {
            if script.select.selection.highlightedItem != nil {
              return "\(history): a fling was a tap"
            }
          }
        case "up", "cancel":
          down.removeAll { $0 == finger }
          if finger == first {
            first = nil
            open.spend()
          }
        case "stop":
          down = []
          first = nil
        case "scroll":
          if !down.isEmpty && !open.isClaimed {
            open.spend(mayClick: isMouse && first != nil)
          }
        default: break
        }
        if open.isClaimed {
          if !script.arena.isClaimed { return "\(history): claimed by none" }
          open.spend()
        }
        if let problem = open.problem { return "\(history): \(problem)" }
        guard down.isEmpty else { continue }
        open.rest()
        if let problem = open.unended { return "\(history): \(problem)" }
        if let problem = Self.unrest(script) {
          return "\(history): \(problem)"
        }
        if script.pull.recognizer.state == .holding { script.pull.end() }
      }
      return script.host.violation
    }
    #expect(failure == nil)
    // The programs come to everything that there is.
    let all: Set<Substring> = [
      "select", "press", "swipe", "turn", "pull", "lift", "gap", "drop",
    ]
    #expect(seen.isSuperset(of: all), "missing: \(all.subtracting(seen))")
  }

  /// What is not idle though no finger is down.
  private static func unrest(_ script: ArenaScript) -> String? {
    if script.arena.isClaimed { return "claimed" }
    if script.arena.isPossible { return "possible" }
    if script.arena.deadline != nil { return "waiting" }
    if script.select.selection.highlightedItem != nil { return "highlighted" }
    if script.reorder.isDragging { return "dragging" }
    if script.swipe.recognizer.draggedItem != nil { return "swiping" }
    if script.turn.recognizer.isDragging { return "turning" }
    let state = script.pull.recognizer.state
    return state == .idle || state == .holding ? nil : "pulling"
  }

  private static func finger(_ words: [Substring]) -> Int {
    let place = words[0] == "cancel" ? 1 : 3
    return place < words.count ? Int(words[place]) ?? 0 : 0
  }

  private static func step(
    _ down: [Int], _ random: inout SplitMix64
  ) -> String {
    let place = "\(random.int(0...400)) \(random.int(0...780))"
    let fresh = (0...3).filter { !down.contains($0) }
    if down.isEmpty || (random.chance(8) && !fresh.isEmpty) {
      let finger = random.pick(fresh)
      let kind = random.pick(["down", "down", "down", "mouse", "fling"])
      return "\(kind) \(place) \(finger)"
    }
    let finger = random.pick(down)
    switch random.int(1...100) {
    case 1...55: return "move \(place) \(finger)"
    case 56...70: return "up \(place) \(finger)"
    case 71...74: return "cancel \(finger)"
    case 75...78: return "scroll"
    case 79...90: return "wait \(random.pick([20, 80, 500]))"
    case 91...97: return "step"
    default: return "stop"
    }
  }
}
