import StrictJSON
import WaterflowLayout

/// The size of an item as a description gives it.
package struct ItemDescription {
  /// The extent from left to right; not a number if it is not given.
  var width = Double.nan
  /// The extent from top to bottom; not a number if it is not given.
  var height = Double.nan
  /// The lanes that it asks for.
  var span: Int32 = 1
  /// The lane that it says.
  package var lane: Int32 = 0

  enum Key: String, CaseIterable {
    case height, width, span, lane
  }

  static let keys = JSONKeys(Key.self)

  init(from reader: inout JSONReader) throws(JSONFault) {
    try reader.readObject(Self.keys) { reader, key throws(JSONFault) in
      switch key {
      case .height: height = try reader.readNumber()
      case .width: width = try reader.readNumber()
      case .span: span = Int32(clamping: try reader.readInteger())
      case .lane: lane = Int32(clamping: try reader.readInteger())
      }
    }
  }

  /// What the layout is told; what is not given is not looked at either.
  package var size: ItemSize {
    ItemSize(
      width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height,
      span: Int(span), lane: Int(lane))
  }
}
