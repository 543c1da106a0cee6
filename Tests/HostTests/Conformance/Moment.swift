/// What can be known from the outside after a step.
struct Moment: Equatable {
  /// What the app was asked and told meanwhile, in order.
  var calls: [String] = []
  /// What the cells show that show items, from the top and left.
  var cells: [String] = []
  /// The headers that show, and where they are from the top.
  var bars: [String] = []
  /// Where all are in the viewport.
  var frames: [String] = []
  var offset = 0.0
  var selected: [String] = []
  var focused: String?
  /// The item that stands open.
  var open: String?
}

extension Moment: CustomStringConvertible {
  var description: String {
    var parts = [
      calls.joined(separator: ", "), cells.joined(separator: " "),
      bars.joined(separator: " "), frames.joined(separator: " "),
      "offset \(offset)",
    ]
    if !selected.isEmpty {
      parts.append("selected " + selected.joined(separator: " "))
    }
    if let focused { parts.append("focused \(focused)") }
    if let open { parts.append("open \(open)") }
    return parts.joined(separator: " | ")
  }
}
