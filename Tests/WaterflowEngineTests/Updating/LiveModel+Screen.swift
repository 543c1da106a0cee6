import WaterflowEngine
import WaterflowLayout

/// What is in sight, what is held, and what comes next.
extension LiveModel {
  typealias Shown = (element: LiveElement, frame: LayoutRect, isPinned: Bool)

  /// What is shown at the offset: elements with their frames.
  var shown: [Shown] {
    let from = position - overscan
    let to = position + extent + overscan
    let bars = elements.filter { $0.id.kind != .item }
    var result: [Shown] = []
    for element in elements {
      let (held, isPinned) = held(element, bars)
      if held.end > from && held.start < to && extent > 0 {
        result.append((held, frame(of: held), isPinned))
      }
    }
    return result
  }

  /// The headers and footers that are held.
  var pinned: Set<ElementID> {
    let bars = elements.filter { $0.id.kind != .item }
    return Set(bars.filter { held($0, bars).1 }.map(\.id))
  }

  /// The items that come next on the way, within a length.
  func ahead(_ isForward: Bool, _ length: Double) -> [LiveElement] {
    let start =
      isForward ? position + extent + overscan : position - overscan - length
    return elements.filter {
      $0.id.kind == .item && $0.end > start && $0.start < start + length
    }
  }

  private func held(
    _ bar: LiveElement, _ bars: [LiveElement]
  ) -> (LiveElement, Bool) {
    switch bar.id.kind {
    case .header where pins(bar): heldHeader(bar, bars)
    case .footer where pins(bar): heldFooter(bar, bars)
    default: (bar, false)
    }
  }

  private func pins(_ bar: LiveElement) -> Bool {
    let style = sections[Int(bar.id.section)].style
    return bar.id.kind == .header ? style.pinsHeader : style.pinsFooter
  }

  private func heldHeader(
    _ bar: LiveElement, _ bars: [LiveElement]
  ) -> (LiveElement, Bool) {
    let others = bars.filter { $0.id.kind == .header && pins($0) }
    var line = position + covered.before
    var held = bar
    switch pinMode {
    case .section:
      held.start = min(
        max(line, bar.start), bodies[Int(bar.id.section)].end - bar.length)
    case .stacked:
      for other in others where other.id < bar.id { line += other.length }
      held.start = max(line, bar.start)
    case .untilNext:
      held.start = max(line, bar.start)
      if let next = others.first(where: { bar.id < $0.id }) {
        held.start = min(held.start, next.start - bar.length)
      }
    }
    return (held, line > bar.start)
  }

  private func heldFooter(
    _ bar: LiveElement, _ bars: [LiveElement]
  ) -> (LiveElement, Bool) {
    let others = bars.filter { $0.id.kind == .footer && pins($0) }
    var line = position + extent - covered.after - bar.length
    var held = bar
    switch pinMode {
    case .section:
      held.start = max(
        min(line, bar.start), bodies[Int(bar.id.section)].start)
    case .stacked:
      for other in others where bar.id < other.id { line -= other.length }
      held.start = min(line, bar.start)
    case .untilNext:
      held.start = min(line, bar.start)
      if let last = others.last(where: { $0.id < bar.id }) {
        held.start = max(held.start, last.end)
      }
    }
    return (held, line < bar.start)
  }
}
