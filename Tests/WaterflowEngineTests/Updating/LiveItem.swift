import WaterflowLayout

/// An item of a model: what a person would recognise it by, and its size.
struct LiveItem {
  /// Which item it is, wherever it stands.
  var label: Int
  /// How often it has been read anew.
  var version = 0
  /// Its extents along the axis and across it, as far as they are known.
  var along: Double
  var across: Double
  /// The extent along the axis that its cell would need.
  var needed: Double
  var isMeasured = false
  /// The lane that it keeps, once it has been placed in one that is kept.
  var lane: Int?
}

/// A section of a model.
struct LiveSection {
  var label: Int
  var style: SectionStyle
  var items: [LiveItem]
}

/// What a cell was filled with.
struct LiveLabel: Equatable {
  var kind: ElementKind
  var label: Int
  var version = 0
}

/// An element of a model and where it rests, along the axis and across it.
struct LiveElement {
  var id: ElementID
  var label: LiveLabel
  var start: Double
  var length: Double
  var across = 0.0
  var breadth: Double

  var end: Double { start + length }
}
