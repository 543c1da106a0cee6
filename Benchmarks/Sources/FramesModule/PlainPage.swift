import WaterflowLayout
import WaterflowWeb

/// The same items as in `Browser/plain.mjs`, shown by a ``WaterflowView``.
final class PlainPage: WaterflowViewDataSource {
  private static let count = 100_000
  private static let spacing = 8.0

  private let view: WaterflowView
  private let lengths: [Double]

  /// Finds the view's element; nil if it is missing.
  init?() {
    guard let container = Element(id: "view"),
      let view = try? WaterflowView(in: container)
    else { return nil }
    self.view = view
    var state: UInt32 = 1
    lengths = (0..<Self.count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 100 + Double(state >> 24)
    }
  }

  /// Shows the items.
  func start() {
    view.register(.plain) { PlainCell() }
    view.dataSource = self
    view.reloadData()
  }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { lengths.count }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    SectionStyle(
      mode: .waterfall(lanes: .fixed(4)), insets: Insets(Self.spacing),
      lineSpacing: Self.spacing, interitemSpacing: Self.spacing)
  }

  func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? { lengths }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(.plain, for: path)
    cell.show(path.item)
    return cell
  }
}

extension CellKind where Cell == PlainCell {
  static let plain = CellKind(1)
}
