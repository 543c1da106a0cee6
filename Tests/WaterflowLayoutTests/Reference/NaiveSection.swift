import WaterflowLayout

/// One section as the reference is told about it.
struct NaiveSection: Equatable {
  var style: SectionStyle
  var items: [ItemSize]
}
