import LayoutDescription
import LayoutTable
import Testing
import WaterflowLayout

@MainActor
@Suite("Both views begin where reading begins, and stay there")
struct StartTests {
  /// A row of tiles that ends between two pixels.
  private func row(
    _ count: Int, _ direction: String, width: Double = 100.25
  ) throws -> LayoutDescription {
    let tiles = Array(repeating: #"{"width": \#(width)}"#, count: count)
    return try LayoutDescription.read(
      Array(
        #"""
        {"viewport": {"width": 300, "height": 200}, "axis": "horizontal",
         "direction": "\#(direction)",
         "contentInsets": {"left": 20, "right": 50},
         "sections": [
           {"mode": "list",
            "items": [\#(tiles.joined(separator: ", "))]}]}
        """#.utf8))
  }

  private let first = ElementID(kind: .item, section: 0)

  @Test("A reload keeps the start, though scroll views round to pixels")
  func reloads() throws {
    for (direction, place) in [("ltr", 20), ("rtl", 300 - 20 - 100.25)] {
      // Ten tiles of 100.25, 20 of cover at the start, a viewport of 300.
      let start = direction == "ltr" ? -20 : 1_002.5 + 20 - 300
      for rounded in [start.rounded(.down), start, start.rounded(.up)] {
        let hosts: [any DescribedHost] = [
          try UIKitHost(row(10, direction)), try PageHost(row(10, direction)),
        ]
        for host in hosts {
          #expect(host.offset == start)
          #expect(host.screen[first]?.x == place)
          host.scroll(to: rounded)
          host.reload(try row(25, direction))
          #expect(host.screen[first]?.x == place, "\(direction) \(rounded)")
        }
      }
    }
  }

  @Test("A reload elsewhere keeps the offset, counted from the left")
  func keepsOffset() throws {
    for direction in ["ltr", "rtl"] {
      let hosts = try HostPair(row(10, direction))
      hosts.scroll(to: 400)
      hosts.uikit.reload(try row(12, direction))
      hosts.page.reload(try row(12, direction))
      #expect(hosts.uikit.offset == 400)
      #expect(hosts.difference == nil)
    }
  }

  @Test("Data that ends too soon brings both back to its end")
  func shrinks() throws {
    for (direction, offset) in [("ltr", 501.25 + 50 - 300), ("rtl", 221.25)] {
      let hosts = try HostPair(row(10, direction))
      hosts.scroll(to: 600)
      hosts.uikit.reload(try row(5, direction))
      hosts.page.reload(try row(5, direction))
      #expect(hosts.uikit.offset == offset, "\(direction)")
      #expect(hosts.difference == nil)
    }
  }
}
