import WaterflowLayout

/// What has become of a selection at once.
public struct SelectionDifference: Equatable, Sendable {
  /// What is not selected any more.
  public var deselected = ItemSet()
  /// What newly is.
  public var selected = ItemSet()

  /// Whether nothing has changed.
  public var isEmpty: Bool { deselected.isEmpty && selected.isEmpty }
}
