/// The sizes of some items in the form in which a body stores them.
enum ItemSizes {
  /// Lengths or aspect ratios, and one less than the lanes that each item asks
  /// for, or nothing if all ask for one.
  case lanes([Double], spans: [UInt8])
  case flow([FlowSize])
}
