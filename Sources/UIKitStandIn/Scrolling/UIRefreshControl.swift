import Foundation

#if !os(tvOS)
  /// What a person pulls into view at the top of a scroll view, to have its
  /// content fetched anew.
  ///
  /// As UIKit documents: the scroll view shows it, the app is told that it was
  /// pulled, and ends it when the content is there. Not on tvOS.
  @MainActor
  package final class UIRefreshControl: UIView {
    /// Points by which the content makes room for it; not documented.
    static let height: CGFloat = 60

    /// Points of pulling that begin it; not documented.
    static let reach: CGFloat = 90

    weak var scroller: UIScrollView?

    var target: (() -> Void)?

    /// Whether the content is being fetched.
    ///
    /// As UIKit documents: `true` from the pull, or from `beginRefreshing()`,
    /// until `endRefreshing()`.
    package private(set) var isRefreshing = false

    /// Tells that the content is fetched for another reason than a pull.
    ///
    /// As UIKit documents: does not tell the app, and does not scroll.
    package func beginRefreshing() {
      guard !isRefreshing else { return }
      isRefreshing = true
      scroller?.makeRoom(for: Self.height)
    }

    /// Tells that the content is there: the room goes again.
    package func endRefreshing() {
      guard isRefreshing else { return }
      isRefreshing = false
      scroller?.makeRoom(for: 0)
    }

    func pulled(by distance: CGFloat) {
      guard !isRefreshing, distance >= Self.reach else { return }
      isRefreshing = true
      target?()
    }

    func fingerLeft() {
      if isRefreshing { scroller?.makeRoom(for: Self.height) }
    }
  }

  extension UIScrollView {
    func attach(_ control: UIRefreshControl?) {
      control?.scroller = self
    }
  }
#endif

extension UIScrollView {
  /// Changes the inset and no offset; content that had room then loses it
  /// slides to its beginning.
  func makeRoom(for height: CGFloat) {
    guard room != height else { return }
    let offset = contentOffset
    room = height
    updateAdjustedInset()
    move(to: offset)
    guard !isTracking, !isDecelerating, height == 0 else { return }
    let top = -adjustedContentInset.top
    if offset.y < top {
      motion.animate(to: CGPoint(x: offset.x, y: top))
    }
  }

  var pulledDistance: CGFloat { -adjustedContentInset.top - contentOffset.y }
}
