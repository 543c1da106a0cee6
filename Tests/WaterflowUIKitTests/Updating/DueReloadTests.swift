import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// What asks for layout or cells anew promises the same items; an update in the
/// same turn has others.
@MainActor
@Suite("Updates while a part of the data is due", .serialized)
struct DueReloadTests {
  /// What has a view read some of its data with the next layout.
  enum Due: CaseIterable {
    case layout, cells, environment

    @MainActor
    func ask(_ view: WaterflowView) {
      switch self {
      case .layout: view.invalidateLayout()
      case .cells: view.reloadCells()
      case .environment: view.semanticContentAttribute = .forceRightToLeft
      }
    }
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  @Test("Cells and selection go with their items", arguments: Due.allCases)
  func batch(due: Due) {
    let names = Names([["a", "b", "c"]])
    let stage = NameStage(names)
    stage.view.allowsMultipleSelection = true
    stage.view.selectItem(at: path(0))
    stage.view.selectItem(at: path(2))
    let cell = stage.cell("c")
    var isFinished: Bool?
    due.ask(stage.view)
    stage.view.performBatchUpdates {
      names.sections = [["b", "c", "d"]]
      stage.view.deleteItems(at: [path(0)])
      stage.view.insertItems(at: [path(2)])
    } completion: {
      isFinished = $0
    }
    TestClock.advance(by: 1)
    stage.window.layOut()
    #expect(stage.resting == ["b 0", "c 50", "d 100"])
    if due == .layout { #expect(stage.cell("c") === cell) }
    #expect(stage.view.indexPathsForSelectedItems == [path(1)])
    #expect(isFinished == true)
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
  }

  @Test("So they do where the data has changed before", arguments: Due.allCases)
  func alone(due: Due) {
    let names = Names([["a", "b", "c"]])
    let stage = NameStage(names)
    stage.view.selectItem(at: path(2))
    due.ask(stage.view)
    names.sections = [["x", "a", "b", "c"]]
    stage.view.insertItems(at: [path(0)])
    TestClock.advance(by: 1)
    stage.window.layOut()
    #expect(stage.resting == ["x 0", "a 50", "b 100", "c 150"])
    #expect(stage.view.indexPathsForSelectedItems == [path(3)])
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
  }

  @Test("Sizes are read as was asked for")
  func sizes() {
    let names = Names([["a", "b"]])
    let stage = NameStage(names)
    names.heights = ["a": 70]
    stage.view.invalidateLayout()
    names.sections = [["a", "x", "b"]]
    stage.view.insertItems(at: [path(1)])
    TestClock.advance(by: 1)
    stage.window.layOut()
    #expect(stage.resting == ["a 0", "x 70", "b 120"])
  }

  @Test("Sections keep their styles until then, and no size is refused")
  func styles() {
    let names = Names([["a", "b"]])
    names.look = WaterflowSection(mode: .waterfall(lanes: .fixed(1)))
    let stage = NameStage(names)
    names.look = WaterflowSection(
      mode: .waterfall(lanes: .fixed(2), sizing: .aspect))
    stage.view.invalidateLayout()
    stage.view.performBatchUpdates {
      names.sections = [["a", "x", "b"]]
      stage.view.insertItems(at: [path(1)])
    }
    stage.window.layOut()
    #expect(stage.resting == ["a 0", "x 0", "b 50"])
    #expect(stage.cell("x")?.frame.minX == 50)
    #expect(names.updateErrors.isEmpty && names.layoutErrors.isEmpty)
  }

  @Test("Cells are filled again as was asked for")
  func reconfigured() {
    let names = Names([["a", "b"]])
    let stage = NameStage(names)
    _ = names.takeFilled()
    stage.view.invalidateLayout()
    stage.view.reconfigureItems(at: [path(1)])
    stage.window.layOut()
    #expect(names.takeFilled() == ["b"])
  }

  @Test("Where all is due, all is read once")
  func everything() {
    let names = Names([["a", "b"]])
    let stage = NameStage(names)
    stage.view.selectItem(at: path(0))
    names.sections = [["x", "a", "b"]]
    stage.view.reloadData()
    stage.view.insertItems(at: [path(0)])
    stage.window.layOut()
    #expect(stage.resting == ["x 0", "a 50", "b 100"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
  }
}
