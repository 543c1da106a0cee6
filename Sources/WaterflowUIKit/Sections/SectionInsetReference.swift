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

  /// Returns what comes on top of the insets of sections in a scroll view.
  @MainActor
  func margin(
    in view: UIScrollView, axis: LayoutAxis,
    direction: UserInterfaceLayoutDirection
  ) -> Insets {
    let edges: UIEdgeInsets
    switch self {
    case .contentInset: return .zero
    case .safeArea: edges = view.safeAreaInsets
    case .layoutMargins: edges = view.layoutMargins
    }
    // What the scroll view has added to its content inset lies outside of the
    // content, and must not be counted twice.
    func room(_ side: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      let added =
        view.adjustedContentInset[keyPath: side]
        - view.contentInset[keyPath: side]
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
