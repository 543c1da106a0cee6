extension UIView {
  /// What pops a page that holds the view by a drag anywhere in it.
  var contentPops: [UIGestureRecognizer] {
    #if !os(tvOS) && !os(visionOS)
      if #available(iOS 26.0, *) {
        return navigationControllers.compactMap {
          $0.interactiveContentPopGestureRecognizer
        }
      }
    #endif
    return []
  }

  /// Whether a drag anywhere in the view can pop the page that holds it.
  var canPopByContent: Bool {
    navigationControllers.contains { $0.viewControllers.count > 1 }
      && contentPops.contains { $0.isEnabled }
  }

  private var navigationControllers: [UINavigationController] {
    sequence(first: self as UIResponder) { $0.next }.compactMap {
      $0 as? UINavigationController
    }
  }
}
