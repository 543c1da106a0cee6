import LayoutDescription
import Testing

@Suite("A drawing")
struct DrawingTests {
  private func draw(_ spec: String) throws -> Drawing {
    Drawing(try LayoutDescription.read(Array(spec.utf8)).layOut())
  }

  private func spec(
    items: Int, height: Double, lanes: Int = 1, offset: Double = 0
  ) -> String {
    let item = #"{"height":\#(height)}"#
    let items = Array(repeating: item, count: items).joined(separator: ",")
    return #"{"viewport":{"width":100,"height":100},"contentOffset":{"y":"#
      + "\(offset)" + #"},"sections":[{"lanes":"# + "\(lanes)"
      + #","items":["# + items + "]}]}"
  }

  @Test("shows short content whole, with every index")
  func whole() throws {
    let drawing = try draw(spec(items: 8, height: 50))
    #expect(drawing.warnings.isEmpty)
    for index in 0..<8 {
      #expect(drawing.svg.contains(">\(index)</text>"))
    }
    #expect(drawing.svg.contains("class=\"viewport\""))
  }

  @Test("shows long content near the viewport, and says so")
  func window() throws {
    let drawing = try draw(spec(items: 100, height: 50))
    #expect(
      drawing.warnings == ["only points 0 to 200 of 5000 are drawn"])
    #expect(drawing.svg.contains(">3</text>"))
    #expect(!drawing.svg.contains(">4</text>"))
  }

  @Test(
    "says of the content alone what is left out",
    arguments: [
      (-50.0, "only points 0 to 150 of 5000 are drawn"),
      (4_950.0, "only points 4850 to 5000 of 5000 are drawn"),
      (-1e12, "none of the content's 5000 points is drawn"),
      (1e12, "none of the content's 5000 points is drawn"),
    ])
  func outside(offset: Double, said: String) throws {
    let drawing = try draw(spec(items: 100, height: 50, offset: offset))
    #expect(drawing.warnings == [said])
  }

  @Test("leaves nothing out where there is no content")
  func empty() throws {
    let drawing = try draw(spec(items: 0, height: 0, offset: 1e12))
    #expect(drawing.warnings.isEmpty)
  }

  @Test("draws no more elements than its limit, and says so")
  func limit() throws {
    let drawing = try draw(spec(items: 10_001, height: 1, lanes: 256))
    #expect(
      drawing.warnings == ["only 10000 of 10001 elements are drawn"])
  }

  @Test("marks pinned headers and where they rest")
  func pins() throws {
    let drawing = try draw(
      #"""
      {"viewport":{"width":100,"height":100},"contentOffset":{"y":10},
      "pinning":{},"sections":[{"header":30,"items":[{"height":200}]}]}
      """#)
    #expect(drawing.svg.contains(">header 0, pinned</text>"))
    #expect(drawing.svg.contains("class=\"rest\""))
  }
}
