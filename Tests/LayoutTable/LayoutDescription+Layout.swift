import LayoutDescription
import WaterflowLayout

extension LayoutDescription {
  /// Lays the description out.
  package func layout() throws -> CollectionLayout { try layOut().layout }

  /// What is shown at a scroll position along the axis.
  package func viewport(at offset: Double) -> Viewport {
    Viewport(
      offset: axis == .vertical
        ? LayoutPoint(x: 0, y: offset) : LayoutPoint(x: offset, y: 0),
      size: viewport, contentInsets: contentInsets)
  }
}
