import Foundation
import LayoutTable
import Testing
import WaterflowLayout

@testable import WaterflowUIKit
@testable import WaterflowWeb

@MainActor
@Suite("Both hosts tell what stands where")
struct FrameTests {
  @Test(
    "Counts, frames, cells and what is under a point",
    arguments: ["waterfall", "spans", "flow", "right-to-left", "stacked-pins"])
  func answers(name: String) throws {
    let description = try RecordedFrames.read(name).spec
    let layout = try description.layout()
    let hosts = try HostPair(description)
    let (uikit, page) = (hosts.uikit.view, hosts.page.view)
    #expect(page.numberOfSections == layout.sectionCount)
    #expect(uikit.numberOfSections == layout.sectionCount)
    for section in -1...layout.sectionCount {
      let count = layout.itemCount(inSection: section)
      #expect(page.numberOfItems(inSection: section) == count)
      #expect(uikit.numberOfItems(inSection: section) == count)
      #expect(
        (page.headerView(forSection: section) != nil)
          == (uikit.headerView(forSection: section) != nil))
      #expect(
        (page.footerView(forSection: section) != nil)
          == (uikit.footerView(forSection: section) != nil))
      for item in 0...count {
        let path = ItemPath(section: section, item: item)
        let frame = layout.frame(ofItem: path)
        #expect(page.frameForItem(at: path) == frame)
        #expect(
          uikit.frameForItem(at: IndexPath(item: item, section: section))
            == frame.map { CGRect($0) })
      }
    }
    let visible = page.visibleCells.map { page.indexPath(for: $0) }
    #expect(visible == page.indexPathsForVisibleItems)
    #expect(!visible.isEmpty)
    #expect(uikit.visibleCells.count == visible.count)
    let width = description.viewport.width
    for x in stride(from: 1.5, to: width, by: 23) {
      for y in stride(from: 0.5, to: description.viewport.height, by: 19) {
        let found = page.indexPathForItem(at: LayoutPoint(x: x, y: y))
        #expect(
          uikit.indexPathForItem(at: CGPoint(x: x, y: y))
            == found.map { IndexPath(item: $0.item, section: $0.section) })
      }
    }
  }
}
