import WaterflowWeb

/// A cell whose root a script has made.
final class ElementCell: WaterflowCell {
  private let owner: Int32

  init(_ owner: Int32, _ kind: Int32) {
    self.owner = owner
    super.init(Element(handle: ElementImports.create(owner, kind)))
  }

  override func prepareForReuse() {
    ElementImports.recycle(owner, element.handle)
  }
}
