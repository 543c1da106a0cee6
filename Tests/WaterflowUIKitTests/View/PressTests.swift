import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Taps on headers and footers, and long presses", .serialized)
struct PressTests {
  let content = Content([2, 100])
  let stage: Stage

  init() {
    content.look.headerLength = 20
    content.look.footerLength = 20
    stage = Stage(content) {
      $0.delaysContentTouches = false
      $0.allowsLongPress = true
    }
  }

  // Header 0 at 0, items at 20 and 70, footer 0 at 120, header 1 at 140.

  @Test("A tap on a header or a footer is told with its section")
  func taps() {
    stage.finger.tap(at: CGPoint(x: 50, y: 10), in: stage.window)
    stage.finger.tap(at: CGPoint(x: 50, y: 130), in: stage.window)
    stage.finger.tap(at: CGPoint(x: 50, y: 150), in: stage.window)
    #expect(
      content.takeLog() == ["tap header 0", "tap footer 0", "tap header 1"])
  }

  @Test("A held header is tapped where it shows")
  func held() {
    content.look.pinsHeader = true
    stage.view.reloadData()
    stage.view.pinMode = .section
    stage.window.layOut()
    stage.scroll(to: 500)
    _ = content.takeLog()
    stage.finger.tap(at: CGPoint(x: 50, y: 10), in: stage.window)
    #expect(content.takeLog() == ["tap header 1"])
  }

  @Test("Moving off it, scrolling, and a lost touch tap nothing")
  func noTaps() {
    stage.finger.down(at: CGPoint(x: 50, y: 10), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 4))
    stage.finger.move(to: CGPoint(x: 50, y: 25))
    stage.finger.up()
    stage.scroll(to: 0)
    stage.finger.down(at: CGPoint(x: 50, y: 150), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 100), over: 0.2)
    stage.finger.up()
    TestClock.advance(by: 3)
    stage.scroll(to: 0)
    stage.finger.down(at: CGPoint(x: 50, y: 10), in: stage.window)
    stage.finger.cancel()
    #expect(content.takeLog().filter { $0.hasPrefix("tap") } == [])
  }

  @Test("What lies above a header takes its touches")
  func covered() {
    stage.view.addSubview(
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    stage.finger.tap(at: CGPoint(x: 50, y: 10), in: stage.window)
    #expect(content.takeLog() == [])
  }

  @Test("A finger that rests is told, and taps no more")
  func rests() {
    stage.finger.down(at: CGPoint(x: 50, y: 40), in: stage.window)
    TestClock.advance(by: 0.45)
    #expect(content.takeLog() == ["shouldHighlight 0", "didHighlight 0"])
    TestClock.advance(by: 0.1)
    #expect(content.takeLog() == ["longPress 0", "didUnhighlight 0"])
    stage.finger.up()
    #expect(content.takeLog() == [])
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("Where a finger rests is told as a place of the content")
  func location() {
    stage.view.contentOffset.y = 30
    stage.window.layOut()
    stage.finger.down(at: CGPoint(x: 50, y: 40), in: stage.window)
    TestClock.advance(by: 0.6)
    #expect(content.pressedLocation == CGPoint(x: 50, y: 70))
  }

  @Test("A long press that is not taken still taps")
  func refused() {
    content.permits = { !$0.hasPrefix("longPress") }
    stage.finger.down(at: CGPoint(x: 50, y: 40), in: stage.window)
    TestClock.advance(by: 0.6)
    stage.finger.up()
    #expect(
      content.takeLog() == [
        "shouldHighlight 0", "didHighlight 0", "longPress 0",
        "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
      ])
  }

  @Test("A finger that moves, and a view that wants none, press nothing long")
  func noPress() {
    stage.finger.down(at: CGPoint(x: 50, y: 180), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 160), over: 0.1)
    TestClock.advance(by: 1)
    stage.finger.up()
    TestClock.advance(by: 3)
    stage.scroll(to: 0)
    stage.view.allowsLongPress = false
    stage.finger.down(at: CGPoint(x: 50, y: 40), in: stage.window)
    TestClock.advance(by: 1)
    stage.finger.up()
    #expect(content.takeLog().contains { $0.hasPrefix("long") } == false)
  }
}
