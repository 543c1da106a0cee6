import WaterflowLayout

extension SectionMode {
  /// Whether items stand in rows, one beside the other in their order, so that
  /// what is beside an item is of its row.
  var hasRows: Bool {
    switch self {
    case .flow, .justified: true
    case .list, .waterfall: false
    }
  }
}
