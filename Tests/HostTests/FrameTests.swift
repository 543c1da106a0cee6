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

  @Test("What is visible is on screen, what is prepared is around it as well")
  func overscan() throws {
    let description = try RecordedFrames.read("flow").spec
    let hosts = try HostPair(description)
    let (uikit, page) = (hosts.uikit.view, hosts.page.view)
    uikit.overscan = 300
    page.overscan = 300
    hosts.scroll(to: 40)
    let layout = try description.layout()
    let screen = LayoutRect(
      origin: page.contentOffset, size: description.viewport)
    func items(touching area: LayoutRect) -> [ItemPath] {
      (0..<layout.sectionCount).flatMap { section in
        (0..<layout.itemCount(inSection: section)).map {
          ItemPath(section: section, item: $0)
        }
      }.filter {
        guard let frame = layout.frame(ofItem: $0) else { return false }
        return frame.maxX > area.x && frame.x < area.maxX
          && frame.maxY > area.y && frame.y < area.maxY
      }
    }
    let visible = items(touching: screen)
    var around = screen
    around.y -= 300
    around.height += 600
    let prepared = items(touching: around)
    #expect(visible.count < prepared.count)
    #expect(page.indexPathsForVisibleItems == visible)
    #expect(page.indexPathsForPreparedItems == prepared)
    #expect(page.visibleCells.map { page.indexPath(for: $0) } == visible)
    #expect(hosts.uikit.visibleItems == visible)
    #expect(uikit.indexPathsForPreparedItems.count == prepared.count)
    #expect(uikit.visibleCells.count == visible.count)
  }
}
