import WaterflowLayout

/// Returns the elements that show in a rectangle by looking at each of them.
///
/// A rectangle that is empty along the axis, or upside down, shows nothing.
func showing(
  in rect: LayoutRect, of elements: [LayoutElement], axis: LayoutAxis
) -> [LayoutElement] {
  if axis == .vertical {
    guard rect.y < rect.maxY else { return [] }
    return elements.filter {
      $0.frame.maxY > rect.y && $0.frame.y < rect.maxY
    }
  }
  guard rect.x < rect.maxX else { return [] }
  return elements.filter { $0.frame.maxX > rect.x && $0.frame.x < rect.maxX }
}
