/// What a section keeps of its items' sizes.
enum StoredForm {
  /// The extent along the axis.
  case length
  /// That extent divided by the one across the axis.
  case ratio
  /// Both extents.
  case size

  init(_ mode: SectionMode) {
    switch mode {
    case .flow: self = .size
    case .waterfall(_, .aspect, _, _), .justified: self = .ratio
    case .list, .waterfall: self = .length
    }
  }

  /// Brings sizes to this form; nil if they do not tell enough.
  func convert(_ sizes: ItemSizes, from other: StoredForm) -> ItemSizes? {
    if self == other { return sizes }
    guard case .flow(let sizes) = sizes else { return nil }
    if self == .length {
      return .lanes(LaneItems(sizes: sizes.map { $0.along }))
    }
    return .lanes(
      LaneItems(
        sizes: sizes.map { $0.across > 0 ? $0.along / $0.across : .nan }))
  }
}
