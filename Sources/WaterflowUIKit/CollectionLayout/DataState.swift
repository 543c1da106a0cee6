import WaterflowEngine
import WaterflowLayout

/// What a layout knows of its collection view's data, and of how it changes.
struct DataState {
  /// The number of items of each section in the last pass.
  var counts: [Int] = []
  /// Whether the content is older than the data, which it could not hold.
  var isStale = false
  var change = DataChange.none
  /// The content that has given way while the data changed.
  var former: FormerLayout?
  /// Whether the content is half changed.
  var isEditing = false

  /// Whether what is asked for is to be told in a moment only.
  var isBetween: Bool { change == .awaited || isEditing }
}

/// What is known of the data's changes between two passes.
enum DataChange {
  /// The data is that of the layout.
  case none
  /// The data has changed, and the layout has not prepared for it yet.
  case announced
  /// The layout has prepared, and waits to be told what the changes are.
  case awaited
}

/// A layout as it was before the data changed.
struct FormerLayout {
  let content: CollectionLayout
  let environment: LayoutEnvironment
  let offset: CGPoint

  /// The numbers of items of its sections.
  @MainActor
  var counts: [Int] { WaterflowCollectionViewLayout.counts(of: content) }
}
