import WaterflowLayout

/// The edges from which the insets of sections are measured, across the scroll
/// axis.
///
/// Along the axis the scroll view's own insets do the same for all content.
public enum SectionInsetReference: Sendable {
  /// The edges of the content.
  case contentInset
  /// The safe area, as far as the content insets do not keep to it already.
  case safeArea
  /// The layout margins, as far as the content insets do not keep to them
  /// already.
  case layoutMargins

  /// Returns what comes on top of a section's insets.
  ///
  /// All arguments are a scroll view's properties of that name, where `left`
  /// is the left of the screen.
  func margin(
    contentInset: UIEdgeInsets, adjustedContentInset: UIEdgeInsets,
    safeAreaInsets: UIEdgeInsets, layoutMargins: UIEdgeInsets, axis: LayoutAxis,
    direction: LayoutDirection
  ) -> Insets {
    let edges: UIEdgeInsets
    switch self {
    case .contentInset: return .zero
    case .safeArea: edges = safeAreaInsets
    case .layoutMargins: edges = layoutMargins
    }
    // What the scroll view has added to its content inset lies outside of the
    // content, and must not be counted twice.
    func room(_ side: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      let added =
        adjustedContentInset[keyPath: side] - contentInset[keyPath: side]
      return max(0, edges[keyPath: side] - added)
    }
    var margin = UIEdgeInsets.zero
    if axis == .vertical {
      (margin.left, margin.right) = (room(\.left), room(\.right))
    } else {
      (margin.top, margin.bottom) = (room(\.top), room(\.bottom))
    }
    return Insets(onScreen: margin, direction)
  }
}
