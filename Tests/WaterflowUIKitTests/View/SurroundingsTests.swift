import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Around the UIKit view", .serialized)
struct SurroundingsTests {
  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  @Test("Rotation keeps the first visible item where it is")
  func rotation() {
    let content = Content([200])
    content.look.mode = .waterfall(lanes: .minimumWidth(50))
    let stage = Stage(content, size: CGSize(width: 100, height: 200))
    // Two lanes: item 40 begins at 20 * 50 = 1,000.
    stage.scroll(to: 1_010)
    stage.window.rotate(to: CGSize(width: 200, height: 100))
    // Four lanes: item 40 begins at 10 * 50 = 500.
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 510))
    #expect(stage.view.indexPathsForVisibleItems.first == path(40))
    #expect(content.heightsAsked == 200)
    stage.window.rotate(to: CGSize(width: 100, height: 200))
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 1_010))
  }

  @Test("A view at its kept end stays there above what comes to cover it")
  func endAboveKeyboard() {
    let content = Content([200])
    let stage = Stage(content) { $0.anchorsToEnd = true }
    let end = stage.view.contentOffset.y
    #expect(end == stage.view.contentSize.height - stage.view.bounds.height)
    stage.view.contentInset.bottom = 80
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == end + 80)
    stage.view.contentInset.bottom = 0
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == end)
    // Who reads elsewhere stays there.
    stage.scroll(to: 1_000)
    stage.view.contentInset.bottom = 80
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == 1_000)
  }

  @Test("An offset that is set before anything shows is kept")
  func offsetBefore() {
    let stage = Stage(Content([200])) { $0.contentOffset.y = 500 }
    #expect(stage.view.contentOffset.y == 500)
    #expect(stage.view.indexPathsForVisibleItems.first == path(10))
    let beyond = Stage(Content([4])) { $0.contentOffset.y = 500 }
    #expect(beyond.view.contentOffset.y == 0)
  }

  @Test("Another side at which reading starts is taken over as it is set")
  func direction() {
    let content = Content([4])
    content.look.mode = .waterfall(lanes: .fixed(2))
    let stage = Stage(content)
    #expect(stage.view.frameForItem(at: path(0))?.minX == 0)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.window.layOut()
    // The view itself is asked for nothing: it would look.
    let first = stage.seen.first { $0.filled == path(0) }
    #expect(first?.frame.minX == 50)
  }

  /// A scroll view may still call content dragged that goes on by itself.
  private final class CoastingView: WaterflowView {
    var isHeld = false
    var coasts = false
    override var isDragging: Bool { isHeld || coasts }
    override var isDecelerating: Bool { coasts }
  }

  @Test("Rotation moves what goes on by itself, and not what a finger drags")
  func rotationWhileMoving() {
    for (isHeld, coasts, offset) in [
      (false, false, 510), (false, true, 510), (true, false, 1_010),
    ] as [(Bool, Bool, CGFloat)] {
      let content = Content([200])
      content.look.mode = .waterfall(lanes: .minimumWidth(50))
      let view = CoastingView(frame: .zero)
      let stage = Stage(content, view)
      stage.scroll(to: 1_010)
      view.isHeld = isHeld
      view.coasts = coasts
      stage.window.rotate(to: CGSize(width: 200, height: 200))
      #expect(view.contentOffset.y == offset, "\(isHeld) \(coasts)")
    }
  }

  @Test("At the start rotation stays at the start, below what covers it")
  func rotationAtStart() {
    let stage = Stage(
      Content([200]), size: CGSize(width: 100, height: 200),
      safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: -40))
    stage.window.rotate(
      to: CGSize(width: 200, height: 100),
      safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 10, right: 40))
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 0))
    stage.window.rotate(
      to: CGSize(width: 100, height: 200),
      safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: -40))
  }

  @Test("Another inset moves the content only if the scroll view does")
  func insets() {
    let stage = Stage(
      Content([200]),
      safeArea: UIEdgeInsets(
        top: 40, left: 0, bottom: 0, right: 0))
    stage.scroll(to: 490)
    stage.window.rotate(
      to: CGSize(width: 100, height: 200),
      safeArea: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 490))
    // An app makes room for a keyboard and scrolls, in one turn.
    stage.view.contentInset.bottom = 80
    stage.view.contentOffset.y = 700
    stage.window.layOut()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 700))
    stage.view.scrollToItem(at: path(199), at: .end, animated: false)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 9_880))
  }

  @Test("An inset that changes under a finger does not snap the content back")
  func insetsUnderFinger() {
    let stage = Stage(Content([50]))
    stage.finger.down(at: CGPoint(x: 50, y: 20), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 120), over: 0.1)
    let pulled = stage.view.contentOffset.y
    #expect(pulled < -10)
    stage.view.contentInset.top = 60
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == pulled)
    stage.finger.up()
  }

  @Test("A place chosen before a change of size is the one that is kept")
  func scrollsThenRotates() {
    let stage = Stage(Content([200]))
    stage.view.scrollToItem(at: path(100), at: .start, animated: false)
    stage.window.rotate(to: CGSize(width: 200, height: 100))
    #expect(stage.view.indexPathsForVisibleItems.first == path(100))
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 5_000))
  }

  @Test("A window that is read from the other side, or shows other pixels")
  func traits() {
    let content = Content([3])
    content.look.mode = .waterfall(lanes: .fixed(3))
    let stage = Stage(content) { $0.pixelScale = nil }
    stage.window.setDisplayScale(1)
    stage.window.layOut()
    #expect(stage.view.cellForItem(at: path(0))?.frame.width == 33)
    stage.window.setLayoutDirection(.rightToLeft)
    stage.window.layOut()
    #expect(stage.view.cellForItem(at: path(0))?.frame.minX == 67)
  }

  @Test("A held header stands below what covers the view")
  func heldBelowBar() {
    let content = Content([50])
    content.look.headerLength = 20
    content.look.pinsHeader = true
    let stage = Stage(
      content,
      safeArea: UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    stage.scroll(to: 500)
    #expect(stage.view.headerView(forSection: 0)?.frame.minY == 530)
    #expect(content.takeLog() == ["pin header 0 from 0"])
    stage.scroll(to: -30)
    #expect(stage.view.headerView(forSection: 0)?.frame.minY == 0)
    #expect(content.takeLog() == ["unpin header 0 to 0"])
  }

  @Test("Insets of sections count from the safe area or the margins if asked")
  func references() {
    let content = Content([3])
    content.look.insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 1)
    content.look.headerLength = 10
    let stage = Stage(
      content, size: CGSize(width: 200, height: 100),
      safeArea: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20))
    func item() -> CGRect? { stage.view.cellForItem(at: path(0))?.frame }
    #expect(item() == CGRect(x: 5, y: 10, width: 194, height: 50))
    stage.view.sectionInsetReference = .safeArea
    stage.window.layOut()
    #expect(item() == CGRect(x: 35, y: 10, width: 144, height: 50))
    #expect(stage.view.headerView(forSection: 0)?.frame.width == 200)
    // 8 points of margin come on top of the safe area.
    stage.view.sectionInsetReference = .layoutMargins
    stage.window.layOut()
    #expect(item() == CGRect(x: 43, y: 10, width: 128, height: 50))
    stage.window.rotate(
      to: CGSize(width: 200, height: 100),
      safeArea: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    #expect(item() == CGRect(x: 23, y: 10, width: 148, height: 50))
  }

  @Test("Margins that a view without a window has lost have nothing read anew")
  func lostMargins() {
    let content = Content([100])
    let stage = Stage(
      content, size: CGSize(width: 200, height: 100),
      safeArea: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20))
    stage.view.sectionInsetReference = .safeArea
    stage.window.layOut()
    // Of three rows one is in the pool then, and waits for its timer.
    for y in [1_025, 2_000] {
      stage.view.contentOffset.y = CGFloat(y)
      stage.window.layOut()
    }
    #expect(stage.view.engine.pooledCells > 0)
    let asked = content.heightsAsked
    stage.view.removeFromSuperview()
    TestClock.advance(by: 10)
    #expect(stage.view.engine.pooledCells == 0)
    stage.window.addSubview(stage.view)
    stage.window.layOut()
    #expect(content.heightsAsked == asked)
  }

  @Test("Right to left mirrors the content, insets and reference included")
  func rightToLeft() {
    let content = Content([4])
    content.look.mode = .waterfall(lanes: .fixed(2))
    content.look.insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    let stage = Stage(
      content, size: CGSize(width: 100, height: 200),
      safeArea: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    ) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.sectionInsetReference = .safeArea
    }
    // Leading is right: 10 there, 30 for the safe area on the left.
    #expect(
      stage.view.cellForItem(at: path(0))?.frame
        == CGRect(x: 60, y: 0, width: 30, height: 50))
    #expect(
      stage.view.cellForItem(at: path(1))?.frame
        == CGRect(x: 30, y: 0, width: 30, height: 50))
    stage.view.semanticContentAttribute = .forceLeftToRight
    stage.window.layOut()
    #expect(
      stage.view.cellForItem(at: path(0))?.frame
        == CGRect(x: 40, y: 0, width: 30, height: 50))
  }

  @Test("A horizontal view that is read from the right begins at the right")
  func horizontalRightToLeft() {
    let stage = Stage(Content([20]), axis: .horizontal) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(stage.view.contentSize == CGSize(width: 1_000, height: 200))
    #expect(stage.view.contentOffset == CGPoint(x: 900, y: 0))
    #expect(stage.view.indexPathsForVisibleItems == [path(0), path(1)])
    stage.scroll(to: 620)
    // Item 5 covers 700 to 750: it ends 30 right of the right edge at 720.
    stage.window.rotate(to: CGSize(width: 300, height: 100))
    #expect(stage.view.contentOffset == CGPoint(x: 420, y: 0))
    stage.view.scrollToItem(at: path(10), at: .start, animated: false)
    // Item 10 covers 450 to 500, whose right edge stands at the right.
    #expect(stage.view.contentOffset == CGPoint(x: 200, y: 0))
  }

  @Test("Frames stand on the pixels of the screen")
  func pixels() {
    let content = Content([3])
    content.look.mode = .waterfall(lanes: .fixed(3))
    let stage = Stage(content) { $0.pixelScale = nil }
    stage.window.setDisplayScale(2)
    stage.window.layOut()
    let edges = (0..<3).compactMap {
      stage.view.cellForItem(at: path($0))?.frame.maxX
    }
    #expect(edges == [33.5, 66.5, 100])
  }

  @Test("A content inset across the axis narrows the content")
  func crossInset() {
    let stage = Stage(Content([30])) {
      $0.contentInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
    }
    #expect(stage.view.contentSize == CGSize(width: 70, height: 1_500))
    #expect(stage.view.contentOffset == CGPoint(x: -10, y: -5))
    stage.view.scrollToItem(at: path(29), at: .end, animated: false)
    #expect(stage.view.contentOffset == CGPoint(x: -10, y: 1_305))
  }

  @Test("Styles that make the content longer than the view keep its end")
  func endOfLongerContent() {
    let content = Content([6])
    let stage = Stage(content, size: CGSize(width: 100, height: 600)) {
      $0.anchorsToEnd = true
    }
    stage.window.setSafeArea(
      UIEdgeInsets(top: 100, left: 0, bottom: 34, right: 0))
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == 0)
    content.look.insets.bottom = 600
    stage.view.invalidateStyles()
    // 900 + 34 - 600: insets count now, because there is something to scroll.
    #expect(stage.view.contentOffset.y == 334)
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == 334)
  }

  @Test("An item scrolled to at the end leaves the end where a view gets lower")
  func endBelowTarget() {
    let stage = Stage(Content([100]), size: CGSize(width: 100, height: 600)) {
      $0.anchorsToEnd = true
    }
    stage.view.scrollToItem(at: path(90), at: .start, animated: false)
    #expect(stage.view.contentOffset.y == 4_400)
    stage.window.rotate(to: CGSize(width: 100, height: 300))
    #expect(stage.view.contentOffset.y == 4_700)
  }

  @Test("Who is asked before there is an extent begins at the end all the same")
  func endOfEarlyData() {
    var stage = Stage(Content([30])) {
      #expect($0.numberOfItems(inSection: 0) == 30)
      $0.anchorsToEnd = true
    }
    #expect(stage.view.contentOffset.y == 1_300)
    stage = Stage(Content([30])) {
      $0.scrollToItem(at: path(3), at: .start, animated: false)
      $0.anchorsToEnd = true
    }
    #expect(stage.view.contentOffset.y == 150)
  }

  @Test("Settings ask for no data before the view is laid out")
  func settings() {
    let content = Content([30])
    let stage = Stage(content) {
      $0.allowsFocus = false
      $0.allowsSelection = true
      #expect(content.heightsAsked == 0)
    }
    #expect(content.heightsAsked == 30 && !stage.view.visibleCells.isEmpty)
  }
}
