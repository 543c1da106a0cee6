import WaterflowLayout

/// What has become of a selection at once.
public struct SelectionDifference: Equatable, Sendable {
  /// What is not selected any more.
  public var deselected = ItemSet()
  /// What newly is.
  public var selected = ItemSet()

  /// Whether nothing has changed.
  public var isEmpty: Bool { deselected.isEmpty && selected.isEmpty }

  /// Adds a change behind all others, unless it is one of highlights.
  @inline(never)
  mutating func add(_ change: SelectionChange) {
    switch change {
    case .select(let item): selected.append(item)
    case .deselect(let item): deselected.append(item)
    case .highlight, .unhighlight: break
    }
  }
}
