import Testing
import UIKitStandIn

@Suite("Edge insets")
struct EdgeInsetsTests {
  @Test("nothing is taken off by default")
  func zero() {
    #expect(
      UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }
}
