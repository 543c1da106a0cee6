import WaterflowLayout

extension RandomShape {
  /// The same layout along the other axis.
  var transposed: RandomShape {
    var result = self
    result.axis = axis == .vertical ? .horizontal : .vertical
    result.viewport = LayoutSize(width: viewport.height, height: viewport.width)
    for index in sections.indices {
      let section = sections[index]
      result.sections[index].style.insets = transposed(section.style.insets)
      result.sections[index].style.background =
        section.style.background.map(transposed)
      result.sections[index].items = section.items.map {
        ItemSize(
          width: $0.height, height: $0.width, span: $0.span, lane: $0.lane)
      }
    }
    return result
  }

  private func transposed(_ insets: Insets) -> Insets {
    Insets(
      top: insets.left, left: insets.top, bottom: insets.right,
      right: insets.bottom)
  }
}
