import WaterflowEngine
import WaterflowLayout

/// What a host is told beside its cells: bars that are held, and items that
/// will come.
extension LiveHost {
  func pinDidChange(_ event: PinEvent) {
    let isNews =
      event.isPinned
      ? pinned.insert(event.element).inserted
      : pinned.remove(event.element) != nil
    if !isNews { note("\(event) is told twice") }
    let rest = model.elements.first { $0.id == event.element }
    let frame = rest.map { model.frame(of: $0) } ?? .zero
    if event.naturalFrame != frame { note("\(event) should be at \(frame)") }
  }

  func prefetch(_ items: [ItemPath]) {
    for path in items {
      guard let label = label(ElementID(path))?.label else {
        note("\(path) is announced, and is not there")
        continue
      }
      if let problem = hints.ask(label) { note(problem) }
    }
    if items.isEmpty { note("nothing is announced") }
  }

  func cancelPrefetching(_ items: [ItemPath]) {
    for path in items {
      guard let label = label(ElementID(path))?.label else {
        note("\(path) is taken back, and is not there")
        continue
      }
      if let problem = hints.cancel(label) { note(problem) }
    }
    if items.isEmpty { note("nothing is taken back") }
  }
}
