import Foundation
import Testing
import UIKitStandIn

@MainActor
@Suite("Sizes that content needs", .serialized)
struct FittingTests {
  @Test("what is required stays, the rest reaches to the end of the content")
  func fitting() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(size(view, .fittingSizeLevel, .fittingSizeLevel) == .zero)
    view.addSubview(UIView(frame: CGRect(x: 5, y: 10, width: 20, height: 30)))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 3)))
    #expect(
      size(view, .required, .fittingSizeLevel)
        == CGSize(width: 100, height: 40))
    #expect(
      size(view, .fittingSizeLevel, .required)
        == CGSize(width: 70, height: 200))
    #expect(
      size(view, .fittingSizeLevel, .fittingSizeLevel)
        == CGSize(width: 70, height: 40))
  }

  private func size(
    _ view: UIView, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 200),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
  }
}
