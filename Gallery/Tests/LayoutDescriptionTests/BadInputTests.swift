import LayoutDescription
import StrictJSON
import Testing
import WaterflowLayout

@Suite("A bad description is refused in one line that says where")
struct BadInputTests {
  /// What a description has in its first section, and what is wrong with it.
  private static let sections: [(String, String)] = [
    (#""items":[{"height":"9"}]"#, "items[0].height: expected a number"),
    (#""items":[{"height":null}]"#, "items[0].height: expected a number"),
    (#""items":[{"height":true}]"#, "items[0].height: expected a number"),
    (#""items":[{"height":[[[[1]]]]}]"#, "items[0].height: expected a number"),
    (#""items":[{"height":1e999}]"#, "items[0].height: too large for a number"),
    (#""items":[{"height":1},{}]"#, "items[1].height: missing"),
    (
      #""items":[{"height":1,"h":1}]"#,
      "items[0].h: unknown key, expected one of height, width, span, lane"
    ),
    (
      #""items":[{"height":1,"span":1.5}]"#,
      "items[0].span: expected an integer"
    ),
    (
      #""items":[{"height":17000000}]"#,
      "items[0]: too long, at most 16777215 points"
    ),
    (#""items":[5]"#, "items[0]: expected an object"),
    (#""items":{}"#, "items: expected an array"),
    (#""mode":"flow","items":[{"height":1}]"#, "items[0].width: missing"),
    (
      #""sizing":"aspect","items":[{"height":1}]"#, "items[0].width: missing"
    ),
    (#""lanes":2.5"#, "lanes: expected an integer"),
    (#""lanes":"2""#, "lanes: expected an integer"),
    (#""lanes":false"#, "lanes: expected an integer"),
    (
      #""lanes":2,"minimumLaneWidth":9"#,
      "minimumLaneWidth: not possible together with lanes"
    ),
    (
      #""lanes":2,"laneWidth":9"#,
      "laneWidth: not possible together with lanes or minimumLaneWidth"
    ),
    (
      #""laneWidth":1e8"#, "laneWidth: too long, at most 16777215 points"
    ),
    (#""remainder":"x""#, "remainder: expected one of margin, gap"),
    (
      #""itemAlignment":"left""#,
      "itemAlignment: expected one of filled, leading, center, trailing"
    ),
    (
      #""mode":"list","itemAlignment":"center","items":[{"height":1}]"#,
      "items[0].width: missing"
    ),
    (
      #""items":[{"height":1,"lane":1.5}]"#,
      "items[0].lane: expected an integer"
    ),
    (
      #""lanes":2,"lanes":3"#,
      "lanes: given twice, again at line 1, column 63"
    ),
    (
      #""mode":"grid""#,
      "mode: expected one of waterfall, justified, flow, list"
    ),
    (#""mode":1"#, "mode: expected one of waterfall, justified, flow, list"),
    (
      #""order":"x""#,
      "order: expected one of shortestLane, roundRobin, roundRobinReversed, "
        + "readingOrder, given"
    ),
    (#""mode":"justified""#, "rowHeight: missing"),
    (#""rowHeight":"tall""#, "rowHeight: expected a number"),
    (#""rowHeight":1e8"#, "rowHeight: too great, at most 16777215"),
    (#""stretch":1e8"#, "stretch: too great, at most 16777215"),
    (
      #""breaking":"best""#,
      "breaking: expected one of greedy, balanced, even"
    ),
    (
      #""lastRow":"full""#,
      "lastRow: expected one of natural, justified, previous"
    ),
    (
      #""mode":"justified","rowHeight":9,"items":[{"height":1}]"#,
      "items[0].width: missing"
    ),
    (#""insets":5"#, "insets: expected an object"),
    (
      #""insets":{"leading":5}"#,
      "insets.leading: unknown key, expected one of top, left, bottom, right"
    ),
    (
      #""insets":{"top":1e8}"#,
      "insets.top: too long, at most 16777215 points"
    ),
    (#""background":1"#, "background: expected true, false or insets"),
  ]

  @Test("in a section", arguments: sections)
  func section(text: String, message: String) {
    refuses(
      #"{"viewport":{"width":320,"height":480},"sections":[{"# + text + "}]}",
      "sections[0]." + message)
  }

  private static let known =
    "expected one of viewport, axis, direction, scale, contentInsets, "
    + "contentOffset, overscan, minimumContentLength, pinning, paging, sections"

  @Test(
    "elsewhere",
    arguments: [
      (#""scale":"2""#, "scale: expected a number"),
      (
        #""overscan":NaN"#,
        "not valid JSON: expected a value at line 1, "
          + "column 51"
      ),
      (#""axis":"diagonal""#, "axis: expected one of vertical, horizontal"),
      (#""direction":null"#, "direction: expected one of ltr, rtl"),
      (
        #""contentOffset":{"x":1e13}"#,
        "contentOffset.x: too far, at most "
          + "1000000000000 points"
      ),
      (#""colour":1"#, "colour: unknown key, " + known),
      (#""a\nb":1"#, #"["a\nb"]: unknown key, "# + known),
      (
        #""pinning":{"headers":"all"}"#,
        "pinning.headers: expected one of section, stacked, untilNext"
      ),
      (#""pinning":{"footers":1}"#, "pinning.footers: expected true or false"),
      (
        #""sections":[{}],"pinning":{"sections":[0,1]}"#,
        "pinning.sections[1]: there is no section 1, only 1 section"
      ),
      (
        #""sections":[{},{}],"paging":{"section":-1}"#,
        "paging.section: there is no section -1, only 2 sections"
      ),
      (#""paging":{}"#, "paging.section: missing"),
      (
        "\n\"scale\":1,\n}",
        "not valid JSON: expected a key in double quotes "
          + "at line 3, column 1"
      ),
      (
        #""scale":01"#,
        "not valid JSON: expected a comma or } at line 1, "
          + "column 49"
      ),
      (#""axis":"\x""#, "not valid JSON: unknown escape at line 1, column 49"),
    ])
  func elsewhere(text: String, message: String) {
    refuses(#"{"viewport":{"width":320,"height":480},"# + text + "}", message)
  }

  @Test(
    "in the document itself",
    arguments: [
      ("", "not valid JSON: it ends too early at line 1, column 1"),
      ("[]", "expected an object"),
      ("{}", "viewport: missing"),
      (#"{"viewport":{"width":1}}"#, "viewport.height: missing"),
      (
        #"{"viewport":{"width":1,"height":1}} 5"#,
        "not valid JSON: expected nothing more at line 1, column 37"
      ),
      (
        #"{"viewport":{"width":1,"height":1}"#,
        "not valid JSON: it ends too early at line 1, column 35"
      ),
    ])
  func document(text: String, message: String) {
    refuses(text, message)
  }

  @Test("that is not UTF-8")
  func notUTF8() {
    #expect(throws: JSONFault(at: "", "not valid JSON: it is not UTF-8")) {
      try LayoutDescription.read([0x7B, 0xFF, 0x7D])
    }
  }

  @Test("Content without end is refused by the layout")
  func contentTooLong() {
    let item = #"{"height":16777215}"#
    let items = Array(repeating: item, count: 200).joined(separator: ",")
    refuses(
      #"{"viewport":{"width":1,"height":1},"sections":[{},{"lanes":2,"items":["#
        + items + "]}]}",
      "sections[1]: too long, at most 1610612736 points for a lane and "
        + "274877906944 for everything")
  }

  @Test("What can be put right is put right, and told")
  func warnings() throws {
    let described = try LayoutDescription.read(
      Array(
        #"""
        {"viewport":{"width":100,"height":-5},"scale":-1,"overscan":-2,
        "sections":[{"lanes":0,"lineSpacing":-1,
        "items":[{"height":5},{"height":-1},{"height":-2}]}]}
        """#.utf8)
    ).layOut()
    #expect(
      described.warnings == [
        "viewport.height: negative, counts as 0",
        "scale: not within 0 and 1048576, counts as 0",
        "overscan: negative, counts as 0",
        "sections[0]: a negative distance counts as 0",
        "sections[0]: the lanes are brought into 1 to 256",
        "sections[0].items[1]: no usable length, counts as 0; so do 1 more of "
          + "the section",
      ])
    #expect(described.layout.contentSize.height == 5)
  }

  @Test("Measures of rows are put right, and told by their names")
  func rowMeasures() throws {
    let described = try LayoutDescription.read(
      Array(
        #"""
        {"viewport":{"width":100,"height":50},"sections":[{"mode":"justified",
        "rowHeight":-4,"shrink":-1,"stretch":-2,"interitemSpacing":-1,
        "items":[{"width":0,"height":9},{"width":200,"height":200}]}]}
        """#.utf8)
    ).layOut()
    #expect(
      described.warnings == [
        "sections[0].rowHeight: below 1, counts as 1",
        "sections[0].shrink: below 0, counts as 0",
        "sections[0].stretch: below 0, counts as 0",
        "sections[0]: a negative distance counts as 0",
        "sections[0].items[0]: no usable length, counts as 0",
      ])
    let last = ElementID(kind: .item, section: 0, item: 1)
    #expect(
      described.layout.frame(of: last)?.size == LayoutSize(width: 1, height: 1))
  }

  @Test("A lane that is not there counts as the nearest, and is told")
  func strayLanes() throws {
    let described = try LayoutDescription.read(
      Array(
        #"""
        {"viewport":{"width":100,"height":50},"sections":[
        {"lanes":3,"order":"given","items":[{"height":5,"lane":2},
        {"height":5,"lane":3},{"height":5,"lane":-1}]},
        {"laneWidth":40,"order":"given","items":[{"height":5,"lane":2}]},
        {"lanes":2,"items":[{"height":5,"lane":9}]}]}
        """#.utf8)
    ).layOut()
    #expect(
      described.warnings == [
        "sections[0].items[1].lane: no such lane, counts as the nearest; so "
          + "do 1 more of the section",
        "sections[1].items[0].lane: no such lane, counts as the nearest",
      ])
  }

  @Test("A span that lanes do not have counts as the nearest, and is told")
  func straySpans() throws {
    let described = try LayoutDescription.read(
      Array(
        #"""
        {"viewport":{"width":100,"height":50},"sections":[
        {"lanes":3,"items":[{"height":5,"span":3},
        {"height":5,"span":-4},{"height":5,"span":9e15}]},
        {"minimumLaneWidth":60,"items":[{"height":5,"span":2}]},
        {"mode":"list","items":[{"height":5,"span":2}]}]}
        """#.utf8)
    ).layOut()
    #expect(
      described.warnings == [
        "sections[0].items[1].span: not from 1 to the 3 lanes, counts as the "
          + "nearest; so do 1 more of the section",
        "sections[1].items[0].span: not from 1 to the 1 lanes, counts as the "
          + "nearest",
      ])
  }

  private func refuses(
    _ text: String, _ message: String, _ here: SourceLocation = #_sourceLocation
  ) {
    do {
      _ = try LayoutDescription.read(Array(text.utf8)).layOut()
      Issue.record("nothing is wrong with \(text)", sourceLocation: here)
    } catch {
      #expect("\(error)" == message, sourceLocation: here)
    }
  }
}
