import Testing
import WaterflowLayout

@Suite("All small justified sections")
struct JustifiedCubeTests {
  /// Every way to break rows and to show the last one.
  static let rules: [JustifiedRows] = {
    let breakings: [RowBreaking] = [.greedy, .balanced, .even]
    let lastRows: [LastRow] = [.natural, .justified, .previous]
    return breakings.flatMap { breaking in
      lastRows.map {
        JustifiedRows(rowHeight: 1, breaking: breaking, lastRow: $0)
      }
    }
  }()

  @Test(
    "Every row of up to six ratios equals the reference", arguments: rules,
    [0.0, 1.0])
  func everySection(rules: JustifiedRows, gap: Double) throws {
    // With halves and wholes all that is greedy or balanced is exact, so that
    // ties have to go by the rule.
    let isExact = rules.breaking != .even
    for (width, height) in [(10.0, 2.0), (10, 3), (4, 4)] {
      var rules = rules
      rules.rowHeight = height
      for count in 0...6 {
        try withEveryRow(of: [0.5, 1, 2], count: count) { ratios in
          let layout = try justifiedLayout(
            ratios, rules, width: width, interitem: gap, line: gap)
          let naive = NaiveRows(
            ratios: ratios, available: width, gap: gap, rules: rules)
          let isUniform = Set(ratios).count <= 1
          if let problem = wrongRows(
            of: layout, naive, isStrict: isExact || isUniform)
          {
            Issue.record("\(ratios) in \(width) by \(rules): \(problem)")
          }
        }
      }
    }
  }

  @Test("Item by item they come to the same", arguments: rules, [0.0, 1.0])
  func itemByItem(rules: JustifiedRows, gap: Double) throws {
    var rules = rules
    rules.rowHeight = 3
    try withEveryRow(of: [0, 0.5, 1, 2], count: 5) { ratios in
      let whole = try justifiedLayout(
        ratios, rules, width: 10, interitem: gap, line: gap)
      let layout = try justifiedLayout(
        [], rules, width: 10, interitem: gap, line: gap)
      for ratio in ratios {
        try layout.appendItems(toSection: 0, lengths: [ratio])
      }
      while layout.layOutMore(.max) {}
      if let problem = unequal(layout, whole) {
        Issue.record("\(ratios) by \(rules): \(problem)")
      }
    }
  }

  @Test(
    "Rows of equal items break by the rule for ties", arguments: rules)
  func uniform(rules: JustifiedRows) throws {
    for ratio in [0.3, 0.7, 1, 1.5] {
      for width in [250.0, 310.4, 777.7] {
        var rules = rules
        rules.rowHeight = 60
        for count in 0...60 {
          let ratios = Array(repeating: ratio, count: count)
          let layout = try justifiedLayout(
            ratios, rules, width: width, interitem: 7.3)
          let naive = NaiveRows(
            ratios: ratios, available: width, gap: 7.3, rules: rules)
          if let problem = wrongRows(of: layout, naive, isStrict: true) {
            Issue.record(
              "\(count) of \(ratio) in \(width) by \(rules): \(problem)")
          }
        }
      }
    }
  }
}
