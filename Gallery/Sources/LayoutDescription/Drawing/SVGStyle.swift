/// The colours of drawings.
enum SVGStyle {
  /// One calm pair of fill and text colours for each lane, then again from the
  /// first; and one for items without a lane.
  static let lanes = [
    ("#cfe0f5", "#2b4c7e"), ("#d3ebd6", "#2f6b3a"), ("#f7e3bd", "#7d5a12"),
    ("#f5d3d8", "#8a3344"), ("#e0d8f3", "#53408a"), ("#cdebea", "#1f6663"),
    ("#f8d9c4", "#8a4a1f"), ("#e3e8c3", "#5b661f"),
  ]

  /// The rules that every drawing starts with, then those of used lanes.
  static func rules(lanes used: Set<Int>) -> String {
    var rules = """
      text{font-family:Helvetica,Arial,"DejaVu Sans",sans-serif;\
      text-anchor:middle}
      .page{fill:#fff;stroke:#c9ced6}
      .background{fill:#f4efe2;stroke:#ddd2b8}
      .header{fill:#687587}.footer{fill:#77708a}
      .pinned{fill:#2c3747;stroke:#fff}
      .rest{fill:none;stroke:#687587;stroke-dasharray:4 3}
      .bar{fill:#fff}.item{stroke-width:1}
      .free{fill:#dfe4eb;stroke:#b3bdca}.freeText{fill:#3d4a59}
      .outside{fill:#fff;fill-opacity:.55;fill-rule:evenodd}
      .viewport{fill:none;stroke:#d1495b;stroke-width:2}

      """
    for lane in used.sorted() {
      let (fill, text) = lanes[lane]
      rules += ".l\(lane){fill:\(fill);stroke:\(text);stroke-opacity:.35}"
      rules += ".t\(lane){fill:\(text)}\n"
    }
    return rules
  }
}
