import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Reading the pages of a pager", .serialized)
struct PagerReadingTests {
  @Test("Three fingers that go sideways turn a page, to both ends")
  func sideways() {
    let stage = PagerStage()
    _ = ScreenReader.takeTexts(of: .pageScrolled)
    #expect(!stage.view.accessibilityScroll(.right))
    #expect(stage.view.accessibilityScroll(.left))
    #expect(stage.pager.page == 1)
    #expect(stage.view.dataSource === stage.tabs[1])
    #expect(ScreenReader.takeTexts(of: .pageScrolled).count == 1)
    #expect(stage.view.accessibilityScroll(.left))
    #expect(!stage.view.accessibilityScroll(.left))
    #expect(stage.view.accessibilityScroll(.right))
    #expect(stage.pager.page == 1)
  }

  @Test("From right to left they go the other way")
  func mirrored() {
    let stage = PagerStage()
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.window.layOut()
    #expect(!stage.view.accessibilityScroll(.left))
    #expect(stage.view.accessibilityScroll(.right))
    #expect(stage.pager.page == 1)
  }

  @Test("Once no pages turn any more nothing is done")
  func stopped() {
    let stage = PagerStage()
    stage.pager.stop()
    #expect(!stage.view.accessibilityScroll(.left))
    #expect(stage.pager.page == 0)
  }
}
