/// What the menu of the page of photos changes at once.
enum PhotosChange: CaseIterable {
  case insert, remove, move

  var title: String {
    switch self {
    case .insert: "Insert three"
    case .remove: "Remove three"
    case .move: "Move one"
    }
  }
}
