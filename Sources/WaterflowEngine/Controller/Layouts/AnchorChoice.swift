import WaterflowLayout

/// What an app wants to stay where it is, rather than the first visible item.
struct AnchorChoice {
  /// The item, as long as it shows.
  var item: ItemPath?
  /// Whether the content's end stays once it is in view.
  var keepsEnd: Bool

  func isAtEnd(of layout: CollectionLayout, at place: LayoutPlace) -> Bool {
    guard keepsEnd else { return false }
    let end = layout.endOffset(place.environment.contentInsets)
    return layout.position(at: place.offset) > layout.position(at: end) - 1
  }
}
