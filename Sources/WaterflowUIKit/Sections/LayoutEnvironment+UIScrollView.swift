import WaterflowEngine
import WaterflowLayout

extension LayoutEnvironment {
  /// Reads what a scroll view says, with its bounds or with other ones, and the
  /// margins of the one in whose place it stands, if it does.
  @MainActor
  init(
    of view: UIScrollView, bounds: CGRect? = nil, axis: LayoutAxis,
    pixelScale: CGFloat?, reference: SectionInsetReference,
    inPlaceOf main: UIScrollView? = nil
  ) {
    let insets = view.adjustedContentInset
    self.init(viewport: LayoutSize((bounds ?? view.bounds).size), axis: axis)
    direction =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
    contentInsets = Insets(onScreen: insets, direction)
    if axis == .vertical {
      viewport.width -= Double(insets.left + insets.right)
      (contentInsets.left, contentInsets.right) = (0, 0)
    } else {
      viewport.height -= Double(insets.top + insets.bottom)
      (contentInsets.top, contentInsets.bottom) = (0, 0)
    }
    let given = Double(pixelScale ?? view.traitCollection.displayScale)
    // As the layout takes it; what is no number would differ from itself.
    scale = given > 0 && given <= 1_048_576 ? given : 0
    margin = reference.margin(
      in: main ?? view, axis: axis, direction: direction)
  }
}
