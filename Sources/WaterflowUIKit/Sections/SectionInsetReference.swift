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
    let left = edges.left - (adjustedContentInset.left - contentInset.left)
    let right = edges.right - (adjustedContentInset.right - contentInset.right)
    let top = edges.top - (adjustedContentInset.top - contentInset.top)
    let bottom =
      edges.bottom - (adjustedContentInset.bottom - contentInset.bottom)
    var margin = Insets.zero
    if axis == .vertical {
      margin.left = max(0, Double(left))
      margin.right = max(0, Double(right))
      if direction == .rightToLeft {
        (margin.left, margin.right) = (margin.right, margin.left)
      }
    } else {
      margin.top = max(0, Double(top))
      margin.bottom = max(0, Double(bottom))
    }
    return margin
  }
}
