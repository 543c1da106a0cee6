import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// The line that shows what pins and rests, the latest event first.
final class PinLog {
  private let list: Element
  private var entries: [Element] = []

  /// More than ever fit into the line.
  private static let most = 16

  /// Finds the line in the page; nil if it is missing.
  init?() {
    guard let list = Element(id: "log") else { return nil }
    self.list = list
  }

  /// Shows an event.
  func add(_ event: PinEvent) {
    let section = Int(event.element.section)
    guard PinningPlans.all.indices.contains(section) else { return }
    let entry = Element("li")
    let name = event.isPinned ? "didPin" : "didUnpin"
    let what = event.element.kind == .footer ? ", footer" : ""
    entry.setText(name + " · " + PinningPlans.all[section].title + what)
    entry.setClass("unpinned", !event.isPinned)
    // The style sheet turns the order round.
    list.append(entry)
    entries.append(entry)
    if entries.count > Self.most { entries.removeFirst().detach() }
  }
}
