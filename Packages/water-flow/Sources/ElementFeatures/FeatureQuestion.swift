/// What an element's script is asked or told, as `features/question.mjs`
/// numbers it.
enum FeatureQuestion {
  /// The data is to be as an update leaves it; the update's number.
  static let begin: Int32 = 0
  /// An update has ended; its number, and whether all cells have arrived.
  static let end: Int32 = 1
  /// Whether a person may select an item, or take it from the selection.
  static let select: Int32 = 2
  /// A person has changed what is selected.
  static let selected: Int32 = 3
  /// The selected items: where their sections and indices are, and how many.
  static let selection: Int32 = 4
  /// How many actions an item offers; the edge, 0 for the leading one, and the
  /// item.
  static let actions: Int32 = 5
  /// What one of the actions is like that were asked for last: set and index.
  ///
  /// Its width is written into `Numbers`, and 1 behind it if it is destructive.
  static let action: Int32 = 6
  /// Where an action's title (0) or colour (1) is, or 0: kind and index.
  ///
  /// The length comes first, then the bytes.
  static let actionText: Int32 = 7
  /// An action is chosen: the number of its set, its index, the item.
  static let perform: Int32 = 8
  /// Nobody can choose actions of a set any more; its number.
  static let forget: Int32 = 9
  /// An item was dropped elsewhere: from and to, as sections and indices.
  static let moved: Int32 = 10
  /// The content is pulled: the state, and whether it has just been let go.
  static let pull: Int32 = 11
  /// An update that had to wait was refused, which `Numbers` explain.
  static let refused: Int32 = 12
}
