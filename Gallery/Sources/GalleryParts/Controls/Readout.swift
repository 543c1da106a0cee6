import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// A few figures about the view's work.
public final class Readout {
  private let live: Element
  /// Not every page has room for it.
  private let reuse: Element?
  private let items: Element
  private let frame: Element
  private var shown = (live: -1, reuse: -1, items: -1, frame: -1)

  /// Finds the figures in the page; nil if one is missing.
  public init?() {
    guard let live = Element(id: "live"), let items = Element(id: "items"),
      let frame = Element(id: "frame")
    else { return nil }
    self.live = live
    reuse = Element(id: "reuse")
    self.items = items
    self.frame = frame
  }

  /// Shows a view's figures; touches the page only where one has changed.
  public func update(_ view: WaterflowView) {
    let liveCells = view.liveCellCount
    if liveCells != shown.live {
      shown.live = liveCells
      live.setText("\(liveCells)")
    }
    let percent = Int(view.counters.reuseRate * 100)
    if percent != shown.reuse {
      shown.reuse = percent
      reuse?.setText("\(percent) %")
    }
    let count = view.layout.itemCount(inSection: 0)
    if count != shown.items {
      shown.items = count
      items.setText("\(grouped: count)")
    }
    // Printing a Double would add 40 KB to the module.
    let tenths = Int(min(max(view.passDuration, 0), 1e6) * 10 + 0.5)
    if tenths != shown.frame {
      shown.frame = tenths
      frame.setText("\(tenths / 10).\(tenths % 10) ms")
    }
  }
}
