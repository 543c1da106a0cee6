import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Tells those who do not see it what an update has changed.
  func announce(_ plan: UpdatePlan) {
    guard UIAccessibility.isVoiceOverRunning else { return }
    announceLayout()
    let numbers = plan.announcedNumbers
    let parts = [
      numbers.added > 0 ? texts.added(numbers.added) : nil,
      numbers.removed > 0 ? texts.removed(numbers.removed) : nil,
      numbers.moved > 0 ? texts.moved(numbers.moved) : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return }
    UIAccessibility.post(
      notification: .announcement, argument: parts.joined(separator: ", "))
  }

  /// Tells that things stand elsewhere; reading goes on where it was.
  func announceLayout() {
    guard UIAccessibility.isVoiceOverRunning else { return }
    let read = attention.reader.item.flatMap { cell(showing: .item, $0) }
    UIAccessibility.post(notification: .layoutChanged, argument: read)
  }
}

extension UpdatePlan {
  /// How many items come, go and are elsewhere, those of sections included.
  fileprivate var announcedNumbers: (added: Int, removed: Int, moved: Int) {
    var added = 0
    for edit in edits {
      switch edit {
      case .insertSection(_, let count): added += count
      case .insertItems(_, let range): added += range.count
      case .reloadSection(let section, let count):
        let old = oldSection(of: section).map { oldCounts[$0] } ?? 0
        added += max(0, count - old)
      case .removeItems, .detachItem, .removeSection, .detachSection,
        .attachSection, .attachItem, .reloadItems:
        break
      }
    }
    let growth = newCounts.reduce(0, +) - oldCounts.reduce(0, +)
    return (added, added - growth, movedItems.count)
  }
}
