import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("What is read out of the UIKit view", .serialized)
struct ReadingTests {
  let content = Content([3, 100])
  let stage: Stage

  init() {
    content.look.headerLength = 20
    content.look.footerLength = 20
    content.look.background = .zero
    content.contentHeader = 10
    stage = Stage(content, size: CGSize(width: 100, height: 400))
  }

  private var read: [String] {
    ScreenReader.elements(in: stage.view).map {
      ($0 as? LoggingCell).flatMap { stage.name(of: $0) } ?? "other"
    }
  }

  /// Begins to read the screen out.
  private func begin() {
    ScreenReader.isRunning = true
    stage.window.layOut()
  }

  private func cell(_ item: Int, _ section: Int = 0) throws -> WaterflowCell {
    try #require(
      stage.view.cellForItem(at: IndexPath(item: item, section: section)))
  }

  @Test("Elements come in the order of the layout, backgrounds not at all")
  func order() {
    let start = [
      "contentHeader 0", "header 0", "item 0", "item 1", "item 2",
      "footer 0", "header 1", "item 0",
    ]
    #expect(Array(read.prefix(8)) == start)
    let top = stage.view.contentHeaderView as? LoggingCell
    #expect(top.flatMap { stage.name(of: $0) } == start[0])
    // Cells that are reused keep no place of theirs.
    stage.scroll(to: 2_000)
    stage.scroll(to: 0)
    #expect(Array(read.prefix(8)) == start)
    stage.view.addSubview(UILabel(frame: .zero))
    #expect(read.last == "other")
    stage.view.accessibilityElements = []
    #expect(read == [])
  }

  @Test("A held header is read before its items")
  func held() {
    content.look.pinsHeader = true
    stage.view.reloadData()
    stage.window.layOut()
    stage.view.pinMode = .section
    stage.scroll(to: 500)
    // 10 + 20 + 150 + 20 + 20: the second section's items begin at 220.
    #expect(Array(read.prefix(2)) == ["header 1", "item 5"])
  }

  @Test("Traits tell what a cell is")
  func traits() throws {
    #expect(try cell(0).accessibilityTraits == .button)
    stage.view.selectItem(at: IndexPath(item: 0, section: 0))
    #expect(try cell(0).accessibilityTraits == [.button, .selected])
    stage.view.deselectItem(at: IndexPath(item: 0, section: 0))
    stage.view.allowsSelection = false
    #expect(try cell(0).accessibilityTraits == .none)
    let header = try #require(stage.view.headerView(forSection: 0))
    #expect(header.accessibilityTraits == .header)
    let footer = try #require(stage.view.footerView(forSection: 0))
    #expect(footer.accessibilityTraits == .none)
    footer.accessibilityTraits = .button
    #expect(footer.accessibilityTraits == .button)
  }

  @Test("What is added to the traits stays, and what the view says does not")
  func addedTraits() throws {
    let more = UIAccessibilityTraits(rawValue: 1 << 9)
    stage.view.selectItem(at: IndexPath(item: 0, section: 0))
    try cell(0).accessibilityTraits.insert(more)
    #expect(try cell(0).accessibilityTraits == [.button, .selected, more])
    stage.view.deselectItem(at: IndexPath(item: 0, section: 0))
    #expect(try cell(0).accessibilityTraits == [.button, more])
    stage.view.allowsSelection = false
    #expect(try cell(0).accessibilityTraits == more)
  }

  @Test("A container in a cell says itself what is in it")
  func container() throws {
    let cell = try cell(0)
    let container = UIView()
    let drawn = UILabel(frame: .zero)
    drawn.text = "Lemon"
    container.accessibilityElements = [drawn]
    cell.contentView.addSubview(container)
    #expect(cell.accessibilityLabel == "Lemon")
    container.accessibilityElementsHidden = true
    #expect(cell.accessibilityLabel == nil)
  }

  @Test("A header that somebody types into stays, however it is scrolled")
  func typedHeader() throws {
    let live = try #require(
      stage.view.engine.liveCells.first { $0.element.kind == .contentHeader })
    let element = live.element
    let cell = try #require(stage.view.host.cell(live.cell))
    let field = TypedView()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    stage.scroll(to: 2_000)
    #expect(field.isFirstResponder && !cell.isHidden)
    #expect(stage.view.host.element(of: cell) == element)
    #expect(stage.view.editedIndexPath == nil)
    field.resignFirstResponder()
    stage.scroll(to: 2_100)
    #expect(stage.view.host.element(of: cell) != element)
  }

  @Test("A cell says what its content says, or what it was told to")
  func labels() throws {
    let cell = try cell(0)
    #expect(cell.accessibilityLabel == nil)
    let box = UIView()
    for (text, view) in [("Lemon", cell.contentView), ("4 slices", box)] {
      let label = UILabel(frame: .zero)
      label.text = text
      view.addSubview(label)
    }
    for hide: (UIView) -> Void in [{ $0.isHidden = true }, { $0.alpha = 0 }] {
      let hidden = UILabel(frame: .zero)
      hidden.text = "secret"
      hide(hidden)
      box.addSubview(hidden)
    }
    cell.contentView.addSubview(box)
    #expect(cell.accessibilityLabel == "Lemon, 4 slices")
    cell.accessibilityLabel = "Cake"
    #expect(cell.accessibilityLabel == "Cake")
  }

  @Test("A double tap selects, and asks as a tap does")
  func activate() throws {
    #expect(try cell(1).accessibilityActivate())
    #expect(content.takeLog().contains("shouldSelect 1"))
    #expect(try cell(1).isSelected)
    let header = try #require(stage.view.headerView(forSection: 0))
    #expect(!header.accessibilityActivate())
    stage.view.allowsSelection = false
    #expect(try !cell(0).accessibilityActivate())
  }

  @Test("What is read stays and comes into view, however it is scrolled")
  func stays() throws {
    let cell = try #require(try cell(2) as? LoggingCell)
    ScreenReader.read(cell)
    stage.scroll(to: 3_000)
    #expect(cell.filled == IndexPath(item: 2, section: 0))
    #expect(read.first == "item 2")
    let other = try self.cell(60, 1)
    ScreenReader.read(other)
    stage.scroll(to: 0)
    #expect((other as? LoggingCell)?.filled == IndexPath(item: 60, section: 1))
    #expect(cell.filled == IndexPath(item: 2, section: 0))
    ScreenReader.read(nil)
    stage.window.layOut()
    #expect(other.isHidden)
  }

  @Test("An element outside of the view is scrolled in when it is read")
  func scrollsIn() throws {
    begin()
    // A viewport further there are cells.
    let next = try cell(9, 1)
    #expect(next.frame.minY > stage.view.bounds.maxY)
    ScreenReader.read(next)
    #expect(next.frame.maxY == stage.view.bounds.maxY)
  }

  @Test("Cells around the viewport come and go with the reader")
  func comesLate() {
    let further = IndexPath(item: 9, section: 1)
    #expect(stage.view.cellForItem(at: further) == nil)
    begin()
    #expect(stage.view.cellForItem(at: further) != nil)
    ScreenReader.isRunning = false
    stage.window.layOut()
    #expect(stage.view.cellForItem(at: further) == nil)
  }

  @Test("A header comes into view as it is read, and stays")
  func header() throws {
    content.counts = [6, 100]
    stage.view.reloadData()
    stage.window.layOut()
    begin()
    // 10 + 20 + 300 + 20: that of the second section ends at 370.
    stage.view.frame.size.height = 360
    stage.window.layOut()
    let header = try #require(stage.view.headerView(forSection: 1))
    ScreenReader.read(header)
    #expect(stage.view.bounds.maxY == 370)
    stage.scroll(to: 3_000)
    #expect(read.first == "header 1")
    content.counts = [2, 6, 100]
    stage.view.insertSections([0])
    #expect(stage.view.headerView(forSection: 2) === header)
    content.counts = [2, 6]
    stage.view.deleteSections([2])
    stage.window.layOut()
    #expect(stage.view.reading.element == nil)
  }

  @Test("A header that is held at the edge is read without a scroll")
  func heldHeader() throws {
    content.look.pinsHeader = true
    stage.view.reloadData()
    stage.window.layOut()
    stage.scroll(to: 2_000)
    ScreenReader.read(stage.view.headerView(forSection: 1))
    #expect(stage.view.contentOffset.y == 2_000)
  }

  @Test("What is in a cell is read as the cell is", arguments: [false, true])
  func inside(isDrawn: Bool) throws {
    let cell = try cell(2)
    let control = UIControl()
    cell.contentView.addSubview(control)
    ScreenReader.read(
      isDrawn
        ? UIAccessibilityElement(accessibilityContainer: control) : control)
    stage.scroll(to: 3_000)
    #expect((cell as? LoggingCell)?.filled == IndexPath(item: 2, section: 0))
  }

  @Test("An element in view is read while the content goes on")
  func readOnTheWay() throws {
    stage.scroll(to: 1_000)
    let finger = Finger()
    finger.down(at: CGPoint(x: 50, y: 350), in: stage.window)
    finger.move(to: CGPoint(x: 50, y: 50), over: 0.05)
    finger.up()
    #expect(stage.view.isDecelerating)
    let shown = try #require(
      stage.view.visibleCells.first {
        $0.frame.minY > stage.view.bounds.minY + 50
          && $0.frame.maxY < stage.view.bounds.maxY
      })
    ScreenReader.read(shown)
    #expect(stage.view.isDecelerating)
  }

  @Test("Pages are turned, and told, to both ends and no further")
  func pages() {
    stage.view.allowsSelection = true
    #expect(!stage.view.accessibilityScroll(.up))
    #expect(!stage.view.accessibilityScroll(.left))
    #expect(stage.view.accessibilityScroll(.down))
    #expect(stage.view.contentOffset.y == 400)
    // 10 + 20 + 150 + 20 + 20: the second section's items begin at 220.
    #expect(
      ScreenReader.takeTexts(of: .pageScrolled) == ["Items 7 to 15 of 103"])
    #expect(stage.view.accessibilityScroll(.next))
    #expect(stage.view.contentOffset.y == 800)
    #expect(stage.view.accessibilityScroll(.previous))
    #expect(stage.view.accessibilityScroll(.up))
    #expect(stage.view.contentOffset.y == 0)
    stage.scroll(to: 4_700)
    #expect(stage.view.accessibilityScroll(.down))
    #expect(stage.view.contentOffset.y == 4_840)
    #expect(!stage.view.accessibilityScroll(.down))
    #expect(
      ScreenReader.takeTexts(of: .pageScrolled).last
        == "Items 96 to 103 of 103")
  }

  @Test("A page is what no bar covers")
  func coveredPages() {
    stage.view.contentInset = UIEdgeInsets(
      top: 60, left: 0, bottom: 40, right: 0)
    stage.scroll(to: 0)
    #expect(stage.view.accessibilityScroll(.down))
    #expect(stage.view.contentOffset.y == 300)
    #expect(stage.view.accessibilityScroll(.up))
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("A view that nobody scrolls turns no page")
  func noPages() {
    stage.view.isScrollEnabled = false
    #expect(!stage.view.accessibilityScroll(.down))
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("Who reads on beside it keeps the cell that is read now")
  func readsOn() throws {
    let (first, second) = (try cell(0), try cell(1))
    ScreenReader.read(first)
    ScreenReader.read(second)
    stage.scroll(to: 3_000)
    #expect((second as? LoggingCell)?.filled?.item == 1)
    #expect((first as? LoggingCell)?.filled?.item != 0)
  }

  @Test("Positions are told in the app's language")
  func language() {
    stage.view.localizedStrings.position = {
      "\($0.lowerBound)-\($0.upperBound)/\($1)"
    }
    #expect(stage.view.accessibilityScroll(.down))
    #expect(ScreenReader.takeTexts(of: .pageScrolled) == ["7-15/103"])
  }
}
