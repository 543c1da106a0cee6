import WaterflowLayout

/// One section as the reference is told about it.
struct NaiveSection: Equatable {
  var style: SectionStyle
  var items: [ItemSize]
  /// The lanes of the items that keep theirs; nil for one that is to be
  /// placed, and so for all behind the last entry.
  var keptLanes: [Int?] = []
}
