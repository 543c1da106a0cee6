import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Pages of a view that scrolls sideways", .serialized)
struct SidewaysReadingTests {
  @Test(
    "Fingers push, and Next goes the way of reading",
    arguments: [false, true])
  func sideways(_ isMirrored: Bool) {
    let content = Content([20])
    let stage = Stage(
      content, size: CGSize(width: 200, height: 100), axis: .horizontal
    ) {
      $0.semanticContentAttribute =
        isMirrored ? .forceRightToLeft : .forceLeftToRight
    }
    let start: CGFloat = isMirrored ? 800 : 0
    #expect(stage.view.contentOffset.x == start)
    #expect(!stage.view.accessibilityScroll(.previous))
    #expect(!stage.view.accessibilityScroll(.down))
    #expect(stage.view.accessibilityScroll(.next))
    #expect(stage.view.contentOffset.x == (isMirrored ? 600 : 200))
    #expect(
      ScreenReader.takeTexts(of: .pageScrolled) == ["Items 5 to 8 of 20"])
    #expect(stage.view.accessibilityScroll(.left))
    #expect(stage.view.contentOffset.x == (isMirrored ? 800 : 400))
    #expect(stage.view.accessibilityScroll(.right))
    #expect(stage.view.contentOffset.x == (isMirrored ? 600 : 200))
  }
}
