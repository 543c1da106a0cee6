import StrictJSON
import WaterflowLayout

/// Which headers and footers are held at the viewport's edges, and how.
struct PinningDescription {
  var mode = PinMode.section
  var footers = false
  /// The sections that opt in; nil for all of them.
  var sections: [Int]?

  private enum Key: String, CaseIterable {
    case headers, footers, sections
  }

  private enum ModeWord: String, CaseIterable {
    case section, stacked, untilNext
  }

  init(from reader: inout JSONReader) throws(JSONFault) {
    try reader.readObject(JSONKeys(Key.self)) { reader, key throws(JSONFault) in
      switch key {
      case .headers:
        mode =
          switch try reader.readWord(ModeWord.self) {
          case .section: .section
          case .stacked: .stacked
          case .untilNext: .untilNext
          }
      case .footers:
        footers = try reader.readBool()
      case .sections:
        var indices: [Int] = []
        try reader.readArray { reader, _ throws(JSONFault) in
          indices.append(try reader.readInteger())
        }
        sections = indices
      }
    }
  }
}
