import Foundation

/// Views of a collection view that go to their places together.
@MainActor
final class ElementFlight {
  /// A view on its way.
  struct Passenger {
    var view: UICollectionReusableView
    /// The kind that it waits for another use under, once it has left; `nil`
    /// if it stays.
    var leavesAs: String?
  }

  var passengers: [Passenger] = []
  var animator: UIViewPropertyAnimator?
  var completions: [(Bool) -> Void] = []
}

extension CGAffineTransform {
  /// The map that draws a view of one frame in another one.
  init(of frame: CGRect, shownIn shown: CGRect) {
    self.init(
      a: frame.width > 0 ? shown.width / frame.width : 1, b: 0, c: 0,
      d: frame.height > 0 ? shown.height / frame.height : 1,
      tx: shown.midX - frame.midX, ty: shown.midY - frame.midY)
  }
}
