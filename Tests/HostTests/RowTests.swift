import Foundation
import LayoutTable
import Testing
import WaterflowLayout
import WaterflowUIKit
import WaterflowWeb

@MainActor
@Suite("Both hosts find items by row and lane")
struct RowTests {
  @Test(
    "They answer as the layout does",
    arguments: [
      "waterfall", "spans", "round-robin", "given-lanes", "flow",
      "right-to-left",
    ])
  func answers(name: String) throws {
    let description = try RecordedFrames.read(name).spec
    let layout = try description.layout()
    let hosts = try HostPair(description)
    let (uikit, page) = (hosts.uikit.view, hosts.page.view)
    for section in 0..<layout.sectionCount {
      let lanes = layout.numberOfLanes(inSection: section)
      #expect(uikit.numberOfLanes(inSection: section) == lanes)
      #expect(page.numberOfLanes(inSection: section) == lanes)
      for lane in -1...lanes {
        let count = layout.numberOfItems(inLane: lane, section: section)
        #expect(uikit.numberOfItems(inLane: lane, section: section) == count)
        #expect(page.numberOfItems(inLane: lane, section: section) == count)
      }
      for item in 0...layout.itemCount(inSection: section) {
        let path = ItemPath(section: section, item: item)
        let index = IndexPath(item: item, section: section)
        let (row, lane) = (layout.row(ofItem: path), layout.lane(ofItem: path))
        #expect(uikit.row(ofItem: index) == row)
        #expect(uikit.lane(ofItem: index) == lane)
        #expect(page.row(ofItem: path) == row)
        #expect(page.lane(ofItem: path) == lane)
        guard let row, let lane else { continue }
        #expect(
          uikit.item(atRow: row, lane: lane, inSection: section) == index)
        #expect(page.item(atRow: row, lane: lane, inSection: section) == path)
      }
    }
  }
}
