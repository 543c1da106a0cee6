import WaterflowLayout

/// What a layout knows of its collection view's data, and of how it changes.
struct LayoutData {
  /// What is known of the data's changes between two passes.
  enum Change {
    /// The data is that of the layout.
    case none
    /// The data has changed, and the layout has not prepared for it yet.
    case announced
    /// The layout has prepared, and waits to be told what the changes are.
    case awaited
  }

  /// A layout as it was before the data changed.
  struct Former {
    let content: CollectionLayout
    let place: LayoutPlace
    let heard: HeardItems
  }

  /// The number of items of each section in the last pass.
  var counts: [Int] = []
  /// Whether the content is older than the data, which it could not hold.
  var isStale = false
  var change = Change.none
  /// The content that has given way while the data changed.
  var former: Former?
  /// Whether the content is half changed.
  var isEditing = false

  /// Whether what is asked for is to be told in a moment only.
  var isBetween: Bool { change == .awaited || isEditing }

  /// Whether a layout older than the data can tell of an element: it can hold
  /// what is there no more.
  func holds(_ id: ElementID) -> Bool {
    guard isStale, id.kind != .contentHeader else { return true }
    let section = Int(id.section)
    guard counts.indices.contains(section) else { return false }
    return id.kind != .item || Int(id.item) < counts[section]
  }
}
