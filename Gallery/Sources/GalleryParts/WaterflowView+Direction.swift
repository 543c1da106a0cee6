import WaterflowLayout
import WaterflowWeb

extension WaterflowView {
  /// Creates a view in an element, laid out in the page's direction; nil if the
  /// element has no usable size.
  public convenience init?(
    inPage container: Element, scroller: Scroller = .container
  ) {
    // Set by `page.mjs` before it starts a module.
    let isRightToLeft = container.number("isRightToLeft") == 1
    do throws(LayoutError) {
      try self.init(
        in: container, scroller: scroller,
        direction: isRightToLeft ? .rightToLeft : .leftToRight)
    } catch {
      return nil
    }
  }
}
