import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("What is told of updates", .serialized)
struct AnnouncementTests {
  let names = Names(20)
  let stage: NameStage

  init() {
    stage = NameStage(names)
    ScreenReader.isRunning = true
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private var told: [String] { ScreenReader.takeTexts(of: .announcement) }

  @Test("Items that come, go and move are counted in words")
  func counted() {
    names.sections[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    stage.view.insertItems(at: [path(0), path(1), path(2)])
    #expect(told == ["3 items added"])
    names.sections[0].remove(at: 1)
    stage.view.deleteItems(at: [path(1)])
    #expect(told == ["1 item removed"])
    stage.view.performBatchUpdates {
      names.sections[0] =
        ["z"] + names.sections[0].dropLast(2)
      names.sections[0].append(names.sections[0].remove(at: 1))
      stage.view.insertItems(at: [path(0)])
      stage.view.deleteItems(at: [path(20), path(21)])
      stage.view.moveItem(at: path(0), to: path(20))
    }
    #expect(told == ["1 item added, 2 items removed, 1 item moved"])
    #expect(names.updateErrors.isEmpty)
  }

  @Test("Items of sections are counted too")
  func sections() {
    names.sections.append(["x", "y"])
    stage.view.insertSections([1])
    #expect(told == ["2 items added"])
    stage.view.performBatchUpdates {
      names.sections[1] = ["x", "y", "z", "w"]
      names.sections.remove(at: 0)
      stage.view.reloadSections([1])
      stage.view.deleteSections([0])
    }
    #expect(names.updateErrors.isEmpty)
    // Before: 20 and 2; afterwards 4.
    #expect(told == ["2 items added, 20 items removed"])
    stage.view.reloadItems(at: [path(0)])
    #expect(told == [])
  }

  @Test("In the app's language")
  func language() {
    stage.view.localizedStrings.added = { "+\($0)" }
    stage.view.localizedStrings.removed = { "-\($0)" }
    stage.view.localizedStrings.moved = { "~\($0)" }
    stage.view.performBatchUpdates {
      names.sections[0].removeLast(2)
      names.sections[0].insert("a", at: 0)
      stage.view.deleteItems(at: [path(18), path(19)])
      stage.view.insertItems(at: [path(0)])
    }
    names.sections[0].swapAt(0, 1)
    stage.view.moveItem(at: path(0), to: path(1))
    #expect(told == ["+1, -2", "~1"])
  }

  @Test("Nothing is told of a view that nobody can see")
  func unseen() {
    let changes = { [self] in
      names.sections[0].insert("a", at: 0)
      stage.view.insertItems(at: [path(0)])
    }
    let parent = stage.view.superview
    parent?.isHidden = true
    changes()
    parent?.isHidden = false
    stage.view.accessibilityElementsHidden = true
    changes()
    stage.view.accessibilityElementsHidden = false
    stage.view.removeFromSuperview()
    changes()
    #expect(told == [] && ScreenReader.takeTexts(of: .layoutChanged) == [])
    parent?.addSubview(stage.view)
    changes()
    #expect(told == ["1 item added"])
  }

  @Test("An empty text is not told, and nothing where the app wants that")
  func unwanted() {
    stage.view.localizedStrings.added = { _ in "" }
    stage.view.performBatchUpdates {
      names.sections[0].removeLast()
      names.sections[0].insert("a", at: 0)
      stage.view.deleteItems(at: [path(19)])
      stage.view.insertItems(at: [path(0)])
    }
    #expect(told == ["1 item removed"])
    stage.view.isAnnouncingUpdates = false
    names.sections[0].removeLast()
    stage.view.deleteItems(at: [path(19)])
    #expect(told == [])
  }

  @Test("Reading goes on at the same item, or at what came to its place")
  func goesOn() throws {
    let cell = try #require(stage.cell("1"))
    ScreenReader.read(cell)
    names.sections[0].insert("a", at: 0)
    stage.view.insertItems(at: [path(0)])
    let first = try #require(
      ScreenReader.told.first { $0.notification == .layoutChanged })
    // What is named would be read out once more.
    #expect(first.argument == nil && stage.view.readView === cell)
    ScreenReader.forget()
    TestClock.advance(by: 1)
    names.sections[0].remove(at: 2)
    stage.view.deleteItems(at: [path(2)])
    let next = try #require(
      ScreenReader.told.first { $0.notification == .layoutChanged })
    #expect((next.argument as? NameCell)?.name == "2")
  }

  @Test("A reload tells that things stand elsewhere")
  func reload() {
    ScreenReader.forget()
    stage.view.reloadData()
    stage.window.layOut()
    #expect(ScreenReader.told.map(\.notification) == [.layoutChanged])
  }

  @Test("Nothing is told where nobody reads")
  func silent() {
    ScreenReader.isRunning = false
    names.sections[0].insert("a", at: 0)
    stage.view.insertItems(at: [path(0)])
    #expect(ScreenReader.told.isEmpty)
  }
}
