import WaterflowLayout

/// What a layout warned of.
final class WarningLog {
  private(set) var list: [LayoutWarning] = []

  /// Listens to a layout, but perhaps not to what it says of lanes: a program
  /// may give its items any.
  init(_ layout: CollectionLayout, tellsLanes: Bool = true) {
    layout.onWarning = { [weak self] warning in
      if case .itemLanesClamped = warning, !tellsLanes { return }
      self?.list.append(warning)
    }
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
