import StrictJSON
import WaterflowLayout

/// A section as a description gives it.
package struct SectionDescription {
  var mode = Mode.waterfall
  var lanes = 2
  var minimumLaneWidth: Double?
  var laneWidth: Double?
  var remainder = Remainder.margin
  var order = Order.shortestLane
  var tolerance = 0.0
  var sizing = Sizing.absolute
  var distribution = Distribution.justified
  var alignment = Alignment.center
  var rowHeight: Double?
  var breaking = Breaking.greedy
  var shrink = 0.6
  var stretch = 1.9
  var lastRow = LastRow.natural
  var itemAlignment = ItemAlignment.filled
  var insets = Insets.zero
  var lineSpacing = 0.0
  var interitemSpacing = 0.0
  var header = 0.0
  var footer = 0.0
  var background: Insets?
  package internal(set) var items: [ItemDescription] = []
  /// What was brought into range while reading, one line each.
  var warnings: [String] = []

  // The words of a description, in the order in which faults list them.

  enum Mode: String, CaseIterable {
    case waterfall, justified, flow, list
  }

  enum Remainder: String, CaseIterable {
    case margin, gap
  }

  enum Order: String, CaseIterable {
    case shortestLane, roundRobin, roundRobinReversed, readingOrder, given
  }

  enum Sizing: String, CaseIterable {
    case absolute, aspect
  }

  enum Distribution: String, CaseIterable {
    case justified, leading, center, trailing
  }

  enum Alignment: String, CaseIterable {
    case center, top, bottom
  }

  enum Breaking: String, CaseIterable {
    case greedy, balanced, even
  }

  enum LastRow: String, CaseIterable {
    case natural, justified, previous
  }

  enum ItemAlignment: String, CaseIterable {
    case filled, leading, center, trailing
  }

  /// The style, in which only the given section opts in to pins.
  func style(pinsHeader: Bool, pinsFooter: Bool) -> SectionStyle {
    SectionStyle(
      mode: sectionMode, header: header, footer: footer, insets: insets,
      lineSpacing: lineSpacing, interitemSpacing: interitemSpacing,
      itemAlignment: layoutAlignment,
      pinsHeader: pinsHeader, pinsFooter: pinsFooter, background: background)
  }

  private var sectionMode: SectionMode {
    switch mode {
    case .list: .list
    case .justified: .justified(justifiedRows)
    case .flow:
      .flow(
        distribution: lineDistribution, alignment: lineAlignment)
    case .waterfall:
      .waterfall(
        lanes: laneCount,
        sizing: sizing == .aspect ? .aspect : .absolute,
        order: placementOrder)
    }
  }

  private var justifiedRows: JustifiedRows {
    JustifiedRows(
      rowHeight: rowHeight ?? 0, breaking: rowBreaking, shrink: shrink,
      stretch: stretch, lastRow: shownLastRow)
  }

  private var rowBreaking: RowBreaking {
    switch breaking {
    case .greedy: .greedy
    case .balanced: .balanced
    case .even: .even
    }
  }

  private var shownLastRow: WaterflowLayout.LastRow {
    switch lastRow {
    case .natural: .natural
    case .justified: .justified
    case .previous: .previous
    }
  }

  private var laneCount: LaneCount {
    if let laneWidth {
      return .width(laneWidth, remainder: remainder == .gap ? .gap : .margin)
    }
    return minimumLaneWidth.map { .minimumWidth($0) } ?? .fixed(lanes)
  }

  private var layoutAlignment: WaterflowLayout.ItemAlignment {
    switch itemAlignment {
    case .filled: .filled
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var placementOrder: PlacementOrder {
    switch order {
    case .shortestLane: .shortestLane
    case .roundRobin: .roundRobin
    case .roundRobinReversed: .roundRobinReversed
    case .readingOrder: .readingOrder(tolerance: tolerance)
    case .given: .given
    }
  }

  private var lineDistribution: LineDistribution {
    switch distribution {
    case .justified: .justified
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var lineAlignment: LineAlignment {
    switch alignment {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// Checks that every item has the lengths that its mode and the axis need.
  func checkItems(section: Int, axis: LayoutAxis) throws(JSONFault) {
    let needsBoth =
      mode == .flow || mode == .justified
      || mode == .waterfall && sizing == .aspect || itemAlignment != .filled
    let needsWidth = needsBoth || axis == .horizontal
    let needsHeight = needsBoth || axis == .vertical
    for (index, item) in items.enumerated() {
      if needsWidth && item.width.isNaN {
        throw missing(.width, section: section, item: index)
      }
      if needsHeight && item.height.isNaN {
        throw missing(.height, section: section, item: index)
      }
    }
  }

  private func missing(
    _ key: ItemDescription.Key, section: Int, item: Int
  ) -> JSONFault {
    JSONFault(
      at: "sections[\(section)].items[\(item)].\(key.rawValue)", "missing")
  }
}
