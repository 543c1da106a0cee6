import WaterflowLayout

extension LayoutPoint {
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension LayoutSize {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
  }
}

extension CGPoint {
  init(_ point: LayoutPoint) {
    self.init(x: CGFloat(point.x), y: CGFloat(point.y))
  }
}

extension CGSize {
  init(_ size: LayoutSize) {
    self.init(width: CGFloat(size.width), height: CGFloat(size.height))
  }
}

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}
