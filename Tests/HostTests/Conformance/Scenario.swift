import Testing
import WaterflowLayout

/// What is to happen, step by step, on every host.
struct Scenario: Sendable, CustomTestStringConvertible {
  /// A step, and what it is to change; all else stays as it was.
  struct Beat {
    var step: Step
    var calls: [String]
    var shows: String?
    var offset: Double?
    var bars: String?
    var selected: String?
    var focused: String?
    var open: String?
  }

  let name: String
  var setting: Setting
  /// What cells show at first.
  let shows: String
  let offset: Double
  /// What stands around the items at first.
  let bars: [String]
  var beats: [Beat]

  init(
    _ name: String, _ setting: Setting, shows: String = "a0 a1 a2 a3",
    offset: Double? = nil, bars: String? = nil, _ beats: Beat...
  ) {
    self.name = name
    self.setting = setting
    self.shows = shows
    self.offset = offset ?? -setting.inset
    self.bars = bars.map(words) ?? setting.bars
    self.beats = beats
  }

  var testDescription: String { name }

  /// Runs it on a host.
  @MainActor
  func transcript<Host: Driver>(on host: Host.Type) throws -> Transcript {
    let app = App(setting.pages)
    app.estimates = setting.has(.measuring)
    let driver = try Host(app, setting)
    var moments = [driver.moment]
    for beat in beats { moments.append(driver.moment(after: beat.step)) }
    return Transcript(moments: moments, faults: app.faults)
  }

  /// What is wrong with a transcript, in words; nothing if it is as written.
  func faults(of transcript: Transcript) -> [String] {
    var expected = Moment(cells: words(shows), bars: bars, offset: offset)
    var faults = transcript.faults
    for (number, moment) in transcript.moments.enumerated() {
      if number > 0 { beats[number - 1].change(&expected) }
      var seen = moment
      seen.frames = []
      // Where things began may be told.
      if number == 0 { seen.calls = [] }
      guard seen != expected else { continue }
      let step =
        number == 0 ? "At first" : "\(number). \(beats[number - 1].step)"
      faults.append("\(step):\n  \(seen)\nnot\n  \(expected)")
    }
    return faults
  }
}

/// What became of a scenario on a host.
struct Transcript: Equatable {
  var moments: [Moment]
  var faults: [String]

  /// Where two begin to differ, in words.
  func difference(from other: Transcript) -> String? {
    for (number, pair) in zip(moments, other.moments).enumerated()
    where pair.0 != pair.1 {
      return "After step \(number):\n  \(pair.0)\nnot\n  \(pair.1)"
    }
    return self == other ? nil : "faults: \(faults), not \(other.faults)"
  }
}

/// A step that tells the app something, and changes what is named.
func on(
  _ step: Step, _ calls: String..., shows: String? = nil,
  offset: Double? = nil, bars: String? = nil, selected: String? = nil,
  focused: String? = nil, open: String? = nil
) -> Scenario.Beat {
  Scenario.Beat(
    step: step, calls: calls, shows: shows, offset: offset, bars: bars,
    selected: selected, focused: focused, open: open)
}

extension Scenario.Beat {
  fileprivate func change(_ moment: inout Moment) {
    moment.calls = calls
    if let shows { moment.cells = words(shows) }
    if let offset { moment.offset = offset }
    if let bars { moment.bars = words(bars) }
    if let selected { moment.selected = words(selected) }
    if let focused { moment.focused = focused.isEmpty ? nil : focused }
    if let open { moment.open = open.isEmpty ? nil : open }
  }
}

private func words(_ text: String) -> [String] {
  text.split(separator: " ").map(String.init)
}

/// The path of an item.
func at(_ item: Int, _ section: Int = 0) -> ItemPath {
  ItemPath(section: section, item: item)
}
