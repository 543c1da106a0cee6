import Foundation
import Testing
import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

@MainActor
@Suite("Selection in the view, by its public interface")
struct SelectionTests {
  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  private func rows() -> (Album, Shown<WaterflowView>) {
    let album = Album([(0..<100).map { Tile($0, height: 50) }])
    return (album, Shown(album, width: 320))
  }

  @Test("one item is selected at a time, or several where they may be")
  func programmatic() {
    let (album, shown) = rows()
    shown.view.selectItem(at: path(1))
    shown.view.selectItem(at: path(3))
    #expect(shown.view.indexPathsForSelectedItems == [path(3)])
    #expect(shown.view.cellForItem(at: path(1))?.isSelected == false)
    #expect(shown.view.cellForItem(at: path(3))?.isSelected == true)
    shown.view.allowsMultipleSelection = true
    shown.view.selectItem(at: path(1))
    #expect(
      Set(shown.view.indexPathsForSelectedItems) == [path(1), path(3)])
    shown.view.deselectItem(at: path(3))
    #expect(shown.view.indexPathsForSelectedItems == [path(1)])
    #expect(album.selected.isEmpty && album.deselected.isEmpty)
  }

  @Test("what assistive technology activates is told like a tap")
  func activation() {
    let (album, shown) = rows()
    let done = shown.view.cellForItem(at: path(2))?.accessibilityActivate()
    #expect(done == true)
    #expect(album.selected == [path(2)])
    _ = shown.view.cellForItem(at: path(4))?.accessibilityActivate()
    #expect(album.selected == [path(2), path(4)])
    #expect(album.deselected == [path(2)])
    #expect(shown.view.indexPathsForSelectedItems == [path(4)])
    shown.view.allowsSelection = false
    _ = shown.view.cellForItem(at: path(5))?.accessibilityActivate()
    #expect(album.selected == [path(2), path(4)])
  }

  @Test("a selected item is found selected when it is scrolled back to")
  func reuse() {
    let (_, shown) = rows()
    shown.view.selectItem(at: path(1))
    shown.scroll(to: 3_000)
    #expect(shown.view.visibleCells.allSatisfy { !$0.isSelected })
    shown.scroll(to: 0)
    for cell in shown.view.visibleCells {
      #expect(cell.isSelected == (shown.view.indexPath(for: cell) == path(1)))
    }
  }

  @Test("a selection goes with its item through an update")
  func update() {
    let (album, shown) = rows()
    shown.view.selectItem(at: path(3))
    UIView.performWithoutAnimation {
      shown.view.performBatchUpdates {
        album.sections[0].removeFirst(2)
        shown.view.deleteItems(at: [path(0), path(1)])
      }
      shown.layOut()
    }
    #expect(shown.view.indexPathsForSelectedItems == [path(1)])
    let cell = shown.view.cellForItem(at: path(1)) as? TileCell
    #expect(cell?.name == 3 && cell?.isSelected == true)
  }

  @Test("a selected item can be scrolled to in the same call")
  func scrolling() {
    let (_, shown) = rows()
    shown.view.selectItem(at: path(60), scrollPosition: .start)
    shown.layOut()
    #expect(abs(shown.view.contentOffset.y - 3_000) <= 0.5)
    #expect(shown.view.cellForItem(at: path(60))?.isSelected == true)
  }
}
