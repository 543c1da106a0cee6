import WaterflowLayout

/// Collects what has been put right, in a description's words.
final class WarningLog {
  private(set) var lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  /// Says which items of a section ask for a lane that is not there.
  func addLanes(of section: SectionDescription, index: Int, outOf count: Int) {
    let strays = section.items.indices.filter {
      !(0..<count).contains(Int(section.items[$0].lane))
    }
    guard let first = strays.first else { return }
    let place = "sections[\(index)].items[\(first)].lane"
    lines.append(
      strays.count == 1
        ? "\(place): brought into 0 to \(count - 1)"
        : "\(place): brought into 0 to \(count - 1); so are "
          + "\(strays.count - 1) more of the section")
  }

  func add(_ warning: LayoutWarning) {
    switch warning {
    case .itemLengthsClamped(let first, let count):
      let place = "sections[\(first.section)].items[\(first.item)]"
      lines.append(
        count == 1
          ? "\(place): no usable length, counts as 0"
          : "\(place): no usable length, counts as 0; so do "
            + "\(count - 1) more of the section")
    case .styleClamped(let section):
      lines.append("sections[\(section)]: a negative distance counts as 0")
    case .laneCountClamped(let section):
      lines.append(
        "sections[\(section)]: the lanes are brought into 1 to 256")
    }
  }
}
