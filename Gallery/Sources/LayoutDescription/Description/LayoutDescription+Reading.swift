import StrictJSON
import WaterflowLayout

extension LayoutDescription {
  private enum Key: String, CaseIterable {
    case viewport, axis, direction, scale, contentInsets, contentOffset
    case overscan, minimumContentLength, pinning, paging, sections
  }

  private enum AxisWord: String, CaseIterable {
    case vertical, horizontal
  }

  private enum DirectionWord: String, CaseIterable {
    case ltr, rtl
  }

  init(from reader: inout JSONReader) throws(JSONFault) {
    self.init()
    var viewport: LayoutSize?
    try reader.readObject(JSONKeys(Key.self)) { reader, key throws(JSONFault) in
      switch key {
      case .viewport:
        viewport = try readViewport(&reader)
      case .axis:
        let word = try reader.readWord(AxisWord.self)
        axis = word == .vertical ? .vertical : .horizontal
      case .direction:
        let word = try reader.readWord(DirectionWord.self)
        direction = word == .ltr ? .leftToRight : .rightToLeft
      case .scale:
        scale = try readScale(&reader)
      case .contentInsets:
        contentInsets = try Insets(from: &reader) {
          reader throws(JSONFault) in
          try reader.readCoordinate()
        }
      case .contentOffset:
        contentOffset = try LayoutPoint(from: &reader)
      case .overscan:
        overscan = try readClamped(&reader)
      case .minimumContentLength:
        minimumContentLength = try readClamped(&reader)
      case .pinning:
        pinning = try PinningDescription(from: &reader)
      case .paging:
        sectionDisplacement = try SectionDisplacement(from: &reader)
      case .sections:
        try reader.readArray { reader, _ throws(JSONFault) in
          let section = try SectionDescription(from: &reader)
          warnings += section.warnings
          sections.append(section)
        }
      }
    }
    guard let viewport else { throw reader.fault(at: Key.viewport, "missing") }
    self.viewport = viewport
  }

  private enum ViewportKey: String, CaseIterable {
    case width, height
  }

  private mutating func readViewport(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> LayoutSize {
    var width: Double?
    var height: Double?
    try reader.readObject(JSONKeys(ViewportKey.self)) {
      reader, key throws(JSONFault) in
      let length = try readClamped(&reader)
      switch key {
      case .width: width = length
      case .height: height = length
      }
    }
    guard let width else {
      throw reader.fault(at: ViewportKey.width, "missing")
    }
    guard let height else {
      throw reader.fault(at: ViewportKey.height, "missing")
    }
    return LayoutSize(width: width, height: height)
  }

  private mutating func readScale(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> Double {
    let scale = try reader.readNumber()
    guard scale >= 0 && scale <= 1_048_576 else {
      warnings.append(
        reader.fault("not within 0 and 1048576, counts as 0").description)
      return 0
    }
    return scale
  }

  /// Reads a distance of which a negative one counts as 0.
  private mutating func readClamped(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> Double {
    let value = try reader.readCoordinate()
    guard value >= 0 else {
      warnings.append(reader.fault("negative, counts as 0").description)
      return 0
    }
    return value
  }
}
