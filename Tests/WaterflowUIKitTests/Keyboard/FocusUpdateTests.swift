import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("The focus goes with its item through updates", .serialized)
struct FocusUpdateTests {
  let names = Names(20)
  let stage: NameStage

  init() {
    stage = NameStage(names)
    stage.view.becomeFirstResponder()
    stage.view.focusItem(at: IndexPath(item: 2, section: 0))
  }

  private var focused: String? {
    stage.view.focusedIndexPath.map { names.name(at: $0) }
  }

  private var ringed: [String?] {
    stage.cells.filter(\.hasFocus).map(\.name)
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  @Test("Items before it come and go")
  func identity() {
    names.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0)])
    TestClock.advance(by: 1)
    #expect(focused == "2" && ringed == ["2"])
    #expect(stage.view.focusedIndexPath == path(3))
    names.sections[0].removeSubrange(0..<3)
    stage.view.deleteItems(at: [path(0), path(1), path(2)])
    TestClock.advance(by: 1)
    #expect(focused == "2" && ringed == ["2"])
  }

  @Test("It is moved")
  func moved() {
    names.sections[0].insert(names.sections[0].remove(at: 2), at: 15)
    stage.view.moveItem(at: path(2), to: path(15))
    TestClock.advance(by: 1)
    #expect(focused == "2" && stage.view.focusedIndexPath == path(15))
    stage.scroll(to: 600)
    #expect(ringed == ["2"])
  }

  @Test("What comes to the place of a deleted item has the focus")
  func deleted() {
    names.sections[0].remove(at: 2)
    stage.view.deleteItems(at: [path(2)])
    TestClock.advance(by: 1)
    #expect(focused == "3" && ringed == ["3"])
    names.sections[0] = []
    stage.view.deleteItems(at: (0..<19).map { path($0) })
    TestClock.advance(by: 1)
    #expect(focused == nil && ringed == [])
  }

  @Test("Out of sight, too")
  func outOfSight() {
    let cell = stage.cell("2")
    stage.scroll(to: 800)
    names.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0)])
    TestClock.advance(by: 1)
    #expect(focused == "2" && cell?.name == "2" && cell?.hasFocus == true)
  }

  @Test("A reload keeps the focus at its path, as far as there is one")
  func reload() {
    names.sections[0] = ["a", "b", "c"]
    stage.view.reloadData()
    stage.window.layOut()
    #expect(focused == "c" && ringed == ["c"])
    names.sections[0] = ["a"]
    stage.view.reloadData()
    stage.window.layOut()
    #expect(focused == nil && ringed == [])
  }

  @Test("A cell that somebody types into stays, through updates")
  func edited() {
    stage.view.resignFirstResponder()
    let cell = stage.cell("1")
    stage.view.editedIndexPath = path(1)
    stage.scroll(to: 700)
    #expect(cell?.name == "1")
    names.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0)])
    TestClock.advance(by: 1)
    #expect(cell?.name == "1" && stage.view.editedIndexPath == path(2))
    names.sections[0].remove(at: 2)
    stage.view.deleteItems(at: [path(2)])
    TestClock.advance(by: 1)
    #expect(cell?.name != "1" && stage.view.editedIndexPath == nil)
    stage.scroll(to: 0)
    let other = stage.cell("3")
    stage.view.editedIndexPath = path(3)
    stage.view.editedIndexPath = nil
    stage.scroll(to: 700)
    #expect(other?.name != "3")
  }

  @Test("Once a given edited item is gone, the first responder counts again")
  func givenGone() throws {
    stage.view.editedIndexPath = path(2)
    names.sections[0].remove(at: 2)
    stage.view.deleteItems(at: [path(2)])
    TestClock.advance(by: 1)
    let cell = try #require(stage.cell("1"))
    let field = TypedView()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    stage.scroll(to: 700)
    #expect(cell.name == "1" && stage.view.editedIndexPath == path(1))
  }

  @Test("A cell with the first responder stays, also without a focus")
  func firstResponder() throws {
    stage.view.allowsFocus = false
    let cell = try #require(stage.cell("1"))
    let field = TypedView()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    #expect(stage.view.editedIndexPath == path(1))
    stage.scroll(to: 700)
    #expect(cell.name == "1")
    names.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0)])
    TestClock.advance(by: 1)
    #expect(cell.name == "1" && stage.view.editedIndexPath == path(2))
    stage.view.scrollToItem(at: path(10), at: .start, animated: false)
    #expect(cell.name == "1")
    field.resignFirstResponder()
    #expect(stage.view.editedIndexPath == nil)
    stage.scroll(to: 600)
    #expect(cell.name != "1")
  }

  @Test(
    "A cell that goes to the pool takes no keys along",
    arguments: ["reload", "delete", "all"])
  func leavesKeys(_ way: String) throws {
    stage.view.allowsFocus = false
    let cell = try #require(stage.cell("1"))
    let field = TypedView()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    switch way {
    case "reload": stage.view.reloadItems(at: [path(0), path(1)])
    case "delete":
      names.sections[0].remove(at: 1)
      stage.view.deleteItems(at: [path(1)])
    default:
      names.sections[0].insert("new", at: 0)
      stage.view.reloadData()
    }
    TestClock.advance(by: 1)
    stage.window.layOut()
    #expect(!field.isFirstResponder && stage.view.editedIndexPath == nil)
  }

  @Test(
    "A jump, and an update, leave the cell alone that somebody types into",
    arguments: ["a jump", "a jump from a scroll", "a move"])
  func typesInView(_ way: String) throws {
    stage.view.allowsFocus = false
    let cell = try #require(stage.cell("1"))
    let field = TypedView()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    if way == "a move" {
      names.sections[0].insert(names.sections[0].remove(at: 1), at: 19)
      stage.view.moveItem(at: path(1), to: path(19))
      TestClock.advance(by: 1)
    } else {
      if way != "a jump" { stage.view.contentOffset.y = 10 }
      stage.view.scrollToItem(at: path(15), at: .start, animated: false)
      stage.window.layOut()
    }
    #expect(cell.name == "1" && stage.cell("1") === cell)
  }

  /// Counts how often it is asked whether keys go to it.
  private final class AskedView: UIView {
    var questions = 0
    override var isFirstResponder: Bool {
      questions += 1
      return super.isFirstResponder
    }
  }

  @Test("A scroll looks only into cells that leave; anything else, into all")
  func looksIntoCells() throws {
    stage.view.allowsFocus = false
    let cell = try #require(stage.cell("1"))
    let field = AskedView()
    cell.contentView.addSubview(field)
    stage.scroll(to: 10)
    stage.scroll(to: 20)
    #expect(field.questions == 0)
    names.sections[0].insert("new", at: 9)
    stage.view.insertItems(at: [path(9)])
    #expect(field.questions > 0)
    field.questions = 0
    stage.scroll(to: 30)
    #expect(field.questions == 0)
    stage.scroll(to: 700)
    #expect(field.questions > 0)
  }

  @Test("A cell that is typed into stays where others push it out of view")
  func pushedAway() throws {
    let names = Names(100)
    names.look.mode = .waterfall(lanes: .fixed(2))
    names.look.estimatesLengths = true
    names.needs["39"] = 170
    let stage = NameStage(names) { $0.overscan = 0 }
    stage.view.allowsFocus = false
    stage.view.scrollToItem(at: path(40), at: .start, animated: false)
    stage.window.layOut()
    let cell = try #require(stage.cell("47"))
    let field = TypedView()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    // Item 39 comes in and is measured, and what is below it goes down.
    stage.scroll(to: 980)
    #expect(stage.cell("39")?.frame.height == 170)
    #expect(cell.name == "47" && field.isFirstResponder)
    #expect(cell.frame.minY > stage.view.bounds.maxY)
    stage.scroll(to: 970)
    #expect(cell.name == "47" && field.isFirstResponder)
  }

  @Test("Another width keeps it")
  func rotation() {
    stage.window.rotate(to: CGSize(width: 150, height: 100))
    #expect(focused == "2" && ringed == ["2"])
  }

  @Test("A key that is pressed through an update selects its item")
  func pressed() {
    let key = Keyboard.down(.keyboardSpacebar, in: stage.window)
    names.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0)])
    key.up()
    #expect(stage.view.indexPathsForSelectedItems == [path(3)])
  }
}
