import GalleryParts
import WaterflowEngine
import WaterflowWeb

/// Figures that show how little scrolling and pinning cost.
final class SectionsReadout {
  private let live: Element
  private let laidOut: Element
  private var shown = (live: -1, laidOut: -1)

  /// Finds the figures in the page; nil if one is missing.
  init?() {
    guard let live = Element(id: "live"),
      let laidOut = Element(id: "laid-out")
    else { return nil }
    self.live = live
    self.laidOut = laidOut
  }

  /// Shows a view's figures; touches the page only where one has changed.
  func update(_ view: WaterflowView) {
    let liveCells = view.liveCellCount
    if liveCells != shown.live {
      shown.live = liveCells
      live.setText("\(liveCells)")
    }
    let count = view.counters.itemsLaidOut
    if count != shown.laidOut {
      shown.laidOut = count
      laidOut.setText("\(grouped: count)")
    }
  }
}
