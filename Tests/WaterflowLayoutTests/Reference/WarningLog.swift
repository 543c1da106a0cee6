import WaterflowLayout

/// What a layout warned of.
final class WarningLog {
  private(set) var list: [LayoutWarning] = []

  init(_ layout: CollectionLayout) {
    layout.onWarning = { [weak self] in self?.list.append($0) }
  }

  /// Returns what was warned of since the last call.
  func take() -> [LayoutWarning] {
    defer { list = [] }
    return list
  }
}

extension LayoutRect {
  /// Whether all four edges are numbers.
  var isFinite: Bool {
    x.isFinite && y.isFinite && maxX.isFinite && maxY.isFinite
  }
}
