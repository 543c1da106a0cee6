import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Reads what an update needs to know of new items and sections, and asks
/// about each section once.
@MainActor
final class UpdateReader {
  private let view: WaterflowView
  private let margin: Insets
  private var looks: [Int: WaterflowSection] = [:]
  private var heights: [Int: [CGFloat]] = [:]

  /// Prepares to read, with a margin that comes on top of sections' insets.
  init(_ view: WaterflowView, inside margin: Insets) {
    self.view = view
    self.margin = margin
  }

  /// Reads the heights that are told in one piece, of the sections with new
  /// items.
  ///
  /// - Throws: `LayoutError.itemCountMismatch` for a list of another length.
  func prepare(for plan: UpdatePlan) throws(LayoutError) {
    var sections: Set<Int> = []
    for edit in plan.edits {
      switch edit {
      case .insertSection(let section, _), .reloadSection(let section, _),
        .insertItems(let section, _), .reloadItems(let section, _):
        sections.insert(section)
      case .attachItem(let path, _): sections.insert(path.section)
      case .removeItems, .detachItem, .removeSection, .detachSection,
        .attachSection:
        break
      }
    }
    for section in sections.sorted() {
      guard
        let told = view.waterflowDelegate?.waterflowView(
          view, heightsOfItemsInSection: section)
      else { continue }
      let count = plan.newCounts[section]
      guard told.count == count else {
        throw .itemCountMismatch(
          section: section, expected: count, actual: told.count)
      }
      if case .flow = look(of: section).mode {
        throw .widthsMissing(section: section)
      }
      heights[section] = told
    }
  }

  /// Returns the style of a section, by its index after the update.
  func style(of section: Int) -> SectionStyle {
    look(of: section).style(inside: margin)
  }

  /// Returns the size of an item, by its path after the update.
  func size(of item: ItemPath) -> ItemSize {
    let mode = look(of: item.section).mode
    guard let told = heights[item.section] else {
      return view.size(of: IndexPath(item), mode)
    }
    return ItemSize(length: Double(told[item.item]), mode, view.axis)
  }

  private func look(of section: Int) -> WaterflowSection {
    if let look = looks[section] { return look }
    let look = view.look(of: section)
    looks[section] = look
    return look
  }
}

extension ItemSize {
  /// The size of an item whose length along the axis is known; where its
  /// section keeps proportions, the length for a breadth of 1.
  init(length: Double, span: Int = 1, _ mode: SectionMode, _ axis: Axis) {
    if case .waterfall(_, .aspect, _, _) = mode {
      self.init(
        width: axis == .vertical ? 1 : length,
        height: axis == .vertical ? length : 1, span: span)
    } else {
      self.init(width: length, height: length, span: span)
    }
  }
}
