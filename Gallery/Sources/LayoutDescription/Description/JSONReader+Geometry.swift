import StrictJSON
import WaterflowLayout

extension JSONReader {
  /// Reads a coordinate, which must not be so far out that sums of some of
  /// them lose the pixels.
  mutating func readCoordinate() throws(JSONFault) -> Double {
    let value = try readNumber()
    guard abs(value) <= 1e12 else {
      throw fault("too far, at most 1000000000000 points")
    }
    return value
  }

  /// Reads a distance that the layout takes: at most 2^24 - 1 points.
  ///
  /// Negative ones the layout puts right by itself.
  mutating func readDistance() throws(JSONFault) -> Double {
    let value = try readNumber()
    guard value <= 16_777_215 else {
      throw fault("too long, at most 16777215 points")
    }
    return value
  }
}

private enum PointKey: String, CaseIterable {
  case x, y
}

extension LayoutPoint {
  init(from reader: inout JSONReader) throws(JSONFault) {
    self.init(x: 0, y: 0)
    try reader.readObject(JSONKeys(PointKey.self)) {
      reader, key throws(JSONFault) in
      switch key {
      case .x: x = try reader.readCoordinate()
      case .y: y = try reader.readCoordinate()
      }
    }
  }
}

private enum InsetsKey: String, CaseIterable {
  case top, left, bottom, right
}

extension Insets {
  /// Reads insets of which each side is read by `readSide`.
  init(
    from reader: inout JSONReader,
    _ readSide: (inout JSONReader) throws(JSONFault) -> Double
  ) throws(JSONFault) {
    self = .zero
    try reader.readObject(JSONKeys(InsetsKey.self)) {
      reader, key throws(JSONFault) in
      let side = try readSide(&reader)
      switch key {
      case .top: top = side
      case .left: left = side
      case .bottom: bottom = side
      case .right: right = side
      }
    }
  }
}

private enum PagingKey: String, CaseIterable {
  case section, offset
}

extension SectionDisplacement {
  init(from reader: inout JSONReader) throws(JSONFault) {
    var section: Int?
    var offset = LayoutPoint(x: 0, y: 0)
    try reader.readObject(JSONKeys(PagingKey.self)) {
      reader, key throws(JSONFault) in
      switch key {
      case .section: section = try reader.readInteger()
      case .offset: offset = try LayoutPoint(from: &reader)
      }
    }
    guard let section else {
      throw reader.fault(at: PagingKey.section, "missing")
    }
    self.init(firstSection: section, offset: offset)
  }
}
