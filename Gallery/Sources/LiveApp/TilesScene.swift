import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Tiles of many heights in a waterfall, which can be put in any order.
final class TilesScene: SnapshotScene {
  private static let count = 600

  /// How often tiles got other heights.
  private var turn = 0

  init(_ view: WaterflowView) {
    super.init(view) { view, path, number in
      let cell = view.dequeueReusableCell(CellKind.tile, for: path)
      cell.show(number)
      return cell
    }
    source.styleProvider = { [unowned(unsafe) view] _, _ in
      let isNarrow = view.layout.viewport.width < 600
      return SectionStyle(
        mode: .waterfall(lanes: .minimumWidth(isNarrow ? 92 : 150)),
        insets: Insets(12), lineSpacing: 10, interitemSpacing: 10)
    }
    source.sizeProvider = { [unowned(unsafe) self] _, number in
      ItemSize(width: 1, height: height(of: number))
    }
  }

  override func begin() { begin(count: Self.count) }

  override func offers(_ action: LiveAction) -> Bool {
    action == .undo ? super.offers(action) : true
  }

  override func perform(_ action: LiveAction) throws(UpdateError) {
    switch action {
    case .shuffle:
      turn += 1
      var dice = SplitMix64(seed: UInt64(turn))
      arrange { items in
        for index in items.indices.reversed() where index > 0 {
          items.swapAt(index, dice.next(index + 1))
        }
      }
    case .sort: arrange { $0.sort() }
    case .resize: resize()
    default: try super.perform(action)
    }
  }

  /// Gives every third tile another height, as when its picture has arrived.
  private func resize() {
    turn += 1
    var sizes: [(item: ItemPath, size: ItemSize)] = []
    for (index, number) in source.snapshot().itemIdentifiers.enumerated()
    where (number + turn) % 3 == 0 {
      sizes.append(
        (
          ItemPath(section: 0, item: index),
          ItemSize(width: 1, height: height(of: number))
        ))
    }
    view.setSizes(sizes)
  }

  private func height(of number: Int) -> Double {
    var dice = SplitMix64(seed: UInt64(number &* 31 &+ turn))
    return Double(70 + dice.next(120))
  }
}
