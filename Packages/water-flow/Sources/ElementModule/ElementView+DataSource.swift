import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

extension ElementView: WaterflowViewDataSource {
  package func numberOfSections(in view: WaterflowView) -> Int {
    Int(ElementImports.sections(number))
  }

  package func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int {
    Int(ElementImports.count(number, Int32(truncatingIfNeeded: section)))
  }

  package func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    readsItemsAlone = false
    ElementImports.style(number, Int32(truncatingIfNeeded: section))
    return .read()
  }

  package func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? {
    // A flow needs sizes. What was asked for last is the section's style.
    if Numbers.start[0] == 1 || readsItemsAlone { return nil }
    let estimate = Numbers.start[15]
    let count = self.waterflowView(view, numberOfItemsInSection: section)
    return [Double](unsafeUninitializedCapacity: count) { lengths, filled in
      ElementImports.lengths(
        number, Int32(truncatingIfNeeded: section), lengths.baseAddress,
        Int32(truncatingIfNeeded: count))
      filled = count
      if estimate != 0 { keepMeasured(section, lengths, estimate) }
    }
  }

  /// What was measured is the best estimate of what is shown next; what is as
  /// long as the estimate before was perhaps not.
  private func keepMeasured(
    _ section: Int, _ lengths: UnsafeMutableBufferPointer<Double>,
    _ estimate: Double
  ) {
    let layout = view.layout
    guard layout.style(ofSection: section)?.estimatesLengths == true else {
      return
    }
    let known = layout.itemCount(inSection: section)
    for item in 0..<min(known, lengths.count) {
      let path = ItemPath(section: section, item: item)
      guard let frame = layout.frame(ofItem: path) else { continue }
      let length = layout.axis == .vertical ? frame.height : frame.width
      if length != estimate { lengths[item] = length }
    }
  }

  package func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    ElementImports.size(
      number, Int32(truncatingIfNeeded: path.section),
      Int32(truncatingIfNeeded: path.item))
    return ItemSize(width: Numbers.start[0], height: Numbers.start[1])
  }

  package func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell { cell(.item, path.section, path.item) }

  package func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? { cell(.header, section, 0) }

  package func waterflowView(
    _ view: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? { cell(.footer, section, 0) }

  private func cell(
    _ part: ElementKind, _ section: Int, _ item: Int
  ) -> WaterflowCell {
    let part = Int32(part.rawValue)
    let section = Int32(truncatingIfNeeded: section)
    let item = Int32(truncatingIfNeeded: item)
    let asked = ElementImports.kind(self.number, part, section, item)
    // For what another flow has made there is a cell to be made.
    let isMade = asked < 0
    let number = isMade ? ~asked : asked
    let kind = CellKind<ElementCell>(number)
    let cell =
      (isMade ? nil : view.dequeueReusableCell(kind))
      ?? kind.reusing(ElementCell(self.number, number))
    ElementImports.update(
      self.number, cell.element.handle, part, section, item)
    return cell
  }
}
