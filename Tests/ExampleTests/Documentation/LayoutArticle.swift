import WaterflowLayout

// The article of WaterflowLayout.

func photos(
  _ ratios: [Double], width: Double
) throws(LayoutError) -> CollectionLayout {
  let layout = try CollectionLayout(
    viewport: LayoutSize(width: width, height: 600))
  try layout.appendSection(
    SectionStyle(
      mode: .waterfall(lanes: .minimumWidth(160), sizing: .aspect),
      insets: Insets(top: 10, left: 10, bottom: 10, right: 10),
      lineSpacing: 10, interitemSpacing: 10),
    lengths: ratios)
  return layout
}

func photos(of layout: CollectionLayout, from top: Double) -> [ItemPath] {
  var visible = VisibleElements()
  layout.query(
    Viewport(offset: LayoutPoint(x: 0, y: top), size: layout.viewport),
    into: &visible)
  return visible.elements.compactMap { element in
    guard element.id.kind == .item else { return nil }
    return element.id.path
  }
}
