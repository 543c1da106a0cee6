import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Has cells filled again that show items, by their paths as they are now.
  func reconfigure(_ items: [ItemPath]) {
    guard let source = dataSource else { return }
    var strays: [ItemPath] = []
    var refilled: [LiveCell] = []
    for item in items {
      let id = ElementID(kind: .item, section: item.section, item: item.item)
      guard let live = engine.liveCell(showing: id),
        let cell = host.cell(live.cell)
      else { continue }
      host.refilled = cell
      let answer = source.waterflowView(
        self, cellForItemAt: IndexPath(item))
      host.refilled = nil
      if answer === cell {
        refilled.append(live)
      } else {
        strays.append(item)
      }
    }
    replaceCells(of: strays)
    measureAgain(refilled)
  }

  /// Gives items other cells, as their data source wants another kind.
  private func replaceCells(of items: [ItemPath]) {
    guard !items.isEmpty else { return }
    var batch = BatchUpdate()
    batch.reloadItems(at: items)
    let counts = knownCounts
    let plan = try? batch.plan(oldCounts: counts, newCounts: counts)
    guard let plan else { return }
    let layout = engine.layout
    let sizes = items.map { layout.size(ofItem: $0) }
    let known = Dictionary(
      zip(items, sizes), uniquingKeysWith: { first, _ in first })
    // The same sizes and styles again, which the layout has taken before.
    _ = try? engine.perform(
      plan, animated: false, at: now(), host: host,
      sizeOfItem: { known[$0].flatMap { $0 } ?? ItemSize(width: 0, height: 0) },
      styleOfSection: {
        layout.style(ofSection: $0) ?? SectionStyle(mode: .list)
      })
    followEngine()
  }

  /// Measures cells that show something else now, where sizes are measured.
  private func measureAgain(_ cells: [LiveCell]) {
    let sizes: [(item: ItemPath, size: ItemSize)] = cells.compactMap { live in
      let item = live.element.path
      guard let style = engine.layout.style(ofSection: item.section),
        style.estimatesLengths, let cell = host.cell(live.cell)
      else { return nil }
      let size = host.measured(cell, in: style.mode)
      guard size != live.frame.size else { return nil }
      return (item, itemSize(size, ofItem: item, style.mode))
    }
    resize(sizes)
  }
}
