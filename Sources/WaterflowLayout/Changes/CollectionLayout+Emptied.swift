extension CollectionLayout {
  /// Returns a layout of the same measures and settings without sections.
  package func emptied() throws(LayoutError) -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: viewport, axis: axis, direction: direction,
      scale: space.scale)
    layout.onWarning = onWarning
    layout.pinMode = pinMode
    layout.sectionDisplacement = sectionDisplacement
    layout.minimumContentLength = minimumContentLength
    try layout.setContentHeader(length: contentHeaderLength)
    return layout
  }
}
