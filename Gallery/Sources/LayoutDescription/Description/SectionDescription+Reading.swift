import StrictJSON
import WaterflowLayout

extension SectionDescription {
  private enum Key: String, CaseIterable {
    case mode, lanes, minimumLaneWidth, laneWidth, remainder, order, tolerance
    case sizing, distribution, alignment, rowHeight, breaking, shrink, stretch
    case lastRow, itemAlignment, insets, lineSpacing, interitemSpacing, header
    case footer, background, items
  }

  init(from reader: inout JSONReader) throws(JSONFault) {
    var givesLanes = false
    try reader.readObject(JSONKeys(Key.self)) { reader, key throws(JSONFault) in
      switch key {
      case .mode: mode = try reader.readWord(Mode.self)
      case .lanes:
        lanes = try reader.readInteger()
        givesLanes = true
      case .minimumLaneWidth: minimumLaneWidth = try reader.readNumber()
      case .laneWidth: laneWidth = try reader.readDistance()
      case .remainder: remainder = try reader.readWord(Remainder.self)
      case .order: order = try reader.readWord(Order.self)
      case .tolerance: tolerance = try reader.readNumber()
      case .sizing: sizing = try reader.readWord(Sizing.self)
      case .distribution:
        distribution = try reader.readWord(Distribution.self)
      case .alignment: alignment = try reader.readWord(Alignment.self)
      case .rowHeight: rowHeight = try readAtLeast(1, &reader)
      case .breaking: breaking = try reader.readWord(Breaking.self)
      case .shrink: shrink = try readAtLeast(0, &reader)
      case .stretch: stretch = try readAtLeast(0, &reader)
      case .lastRow: lastRow = try reader.readWord(LastRow.self)
      case .itemAlignment:
        itemAlignment = try reader.readWord(ItemAlignment.self)
      case .insets: insets = try Self.readInsets(&reader)
      case .lineSpacing: lineSpacing = try reader.readDistance()
      case .interitemSpacing: interitemSpacing = try reader.readDistance()
      case .header: header = try reader.readDistance()
      case .footer: footer = try reader.readDistance()
      case .background: background = try Self.readBackground(&reader)
      case .items:
        try reader.readArray { reader, _ throws(JSONFault) in
          items.append(try ItemDescription(from: &reader))
        }
      }
    }
    if givesLanes && minimumLaneWidth != nil {
      throw reader.fault(
        at: Key.minimumLaneWidth, "not possible together with lanes")
    }
    if laneWidth != nil && (givesLanes || minimumLaneWidth != nil) {
      throw reader.fault(
        at: Key.laneWidth,
        "not possible together with lanes or minimumLaneWidth")
    }
    if mode == .justified && rowHeight == nil {
      throw reader.fault(at: Key.rowHeight, "missing")
    }
  }

  /// Reads a measure of justified rows of which a lower one counts as `least`.
  private mutating func readAtLeast(
    _ least: Int, _ reader: inout JSONReader
  ) throws(JSONFault) -> Double {
    let value = try reader.readNumber()
    guard value <= 16_777_215 else {
      throw reader.fault("too great, at most 16777215")
    }
    guard value >= Double(least) else {
      warnings.append(
        reader.fault("below \(least), counts as \(least)").description)
      return Double(least)
    }
    return value
  }

  private static func readInsets(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> Insets {
    try Insets(from: &reader) { reader throws(JSONFault) in
      try reader.readDistance()
    }
  }

  /// Reads a background's own insets, or whether there is one without any.
  private static func readBackground(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> Insets? {
    if reader.isAtObject() { return try readInsets(&reader) }
    return try reader.readBool(else: "true, false or insets") ? .zero : nil
  }
}
