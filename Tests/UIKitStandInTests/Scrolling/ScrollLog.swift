import UIKitStandIn

/// A delegate that writes down what it is told.
final class ScrollLog: UIScrollViewDelegate {
  var events: [String] = []
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    events.append("will drag")
  }

  func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    events.append(decelerate ? "dragged, goes on" : "dragged")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    events.append("halted")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("animated")
  }
}
