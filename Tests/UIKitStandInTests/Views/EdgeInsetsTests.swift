import Testing
import UIKitStandIn

@Suite("Edge insets")
struct EdgeInsetsTests {
  @Test("positive insets move the edges of a rectangle inwards")
  func inwards() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets)
        == CGRect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test("negative insets move them outwards, and no insets nowhere")
  func outwards() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: -5, left: 0, bottom: 0, right: -5)
    #expect(
      rect.inset(by: insets)
        == CGRect(x: 10, y: 15, width: 105, height: 55))
    #expect(rect.inset(by: .zero) == rect)
  }
}
