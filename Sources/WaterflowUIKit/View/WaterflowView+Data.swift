import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Reads all data into a new layout.
  func makeLayout(
    for surroundings: Surroundings
  ) throws(LayoutError) -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: surroundings.viewport, axis: surroundings.axis,
      direction: surroundings.direction, scale: surroundings.scale)
    layout.onWarning = { [weak self] warning in
      guard let self else { return }
      waterflowDelegate?.waterflowView(self, didPutRight: warning)
    }
    layout.minimumContentLength = Double(minimumContentLength)
    guard let source = dataSource else { return layout }
    if let delegate = waterflowDelegate {
      try layout.setContentHeader(
        length: Double(delegate.heightForContentHeader(in: self)))
    }
    for section in 0..<max(0, source.numberOfSections(in: self)) {
      try append(
        section, of: source, inside: surroundings.margin, to: layout)
    }
    // Read last: whoever was asked may have set them.
    layout.pinMode = pinMode
    layout.paging = paging?.paging
    return layout
  }

  private func append(
    _ section: Int, of source: any WaterflowViewDataSource,
    inside margin: Insets, to layout: CollectionLayout
  ) throws(LayoutError) {
    let look = look(of: section)
    let style = look.style(inside: margin)
    let count = source.waterflowView(self, numberOfItemsInSection: section)
    if let heights = waterflowDelegate?.waterflowView(
      self, heightsOfItemsInSection: section)
    {
      guard heights.count == count else {
        throw .itemCountMismatch(
          section: section, expected: max(0, count), actual: heights.count)
      }
      try layout.appendSection(style, lengths: heights.map { Double($0) })
    } else {
      try layout.appendSection(style, count: count) { item in
        size(of: IndexPath(item: item, section: section), look.mode)
      }
    }
  }

  /// Asks how a section looks.
  func look(of section: Int) -> WaterflowSection {
    waterflowDelegate?.waterflowView(self, sectionAt: section)
      ?? WaterflowSection()
  }

  /// Asks how large an item is.
  func size(of path: IndexPath, _ mode: SectionMode) -> ItemSize {
    guard let delegate = waterflowDelegate else {
      return ItemSize(width: 44, height: 44)
    }
    switch mode {
    case .list: return square(delegate, path, span: 1)
    case .flow: return natural(delegate, path, span: 1)
    case .waterfall(_, let sizing, _, _):
      let span = delegate.waterflowView(self, laneSpanForItemAt: path)
      guard case .aspect = sizing else {
        return square(delegate, path, span: span)
      }
      if let ratio = delegate.waterflowView(self, aspectRatioForItemAt: path) {
        return ItemSize(width: Double(ratio), height: 1, span: span)
      }
      return natural(delegate, path, span: span)
    }
  }

  /// The height in both directions, because the axis tells which one counts.
  private func square(
    _ delegate: any WaterflowViewDelegate, _ path: IndexPath, span: Int
  ) -> ItemSize {
    let height = Double(
      delegate.waterflowView(self, heightForItemAt: path))
    return ItemSize(width: height, height: height, span: span)
  }

  private func natural(
    _ delegate: any WaterflowViewDelegate, _ path: IndexPath, span: Int
  ) -> ItemSize {
    let size = delegate.waterflowView(self, sizeForItemAt: path)
    return ItemSize(
      width: Double(size.width), height: Double(size.height), span: span)
  }
}
