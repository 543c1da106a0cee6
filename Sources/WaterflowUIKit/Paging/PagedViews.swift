import WaterflowEngine

/// What shows the pages of a ``WaterflowPager``.
@MainActor
protocol PagedViews: AnyObject, Sendable {
  /// Whether the view still is there.
  var isThere: Bool { get }

  /// Is as without a pager again, unless another one has come.
  func removePager()
}

/// What turns the pages.
@MainActor
protocol PageTurner: AnyObject {
  var firstSection: Int { get }
  var page: Int { get }
  var target: Int { get }
  var pageCount: Int { get set }
  var didTurnTo: ((Int) -> Void)? { get set }
  /// What shows the pages.
  var surface: AnyObject { get }

  func turn(to page: Int, animated: Bool)
  func fit()
  func stop()
  func leave()
}

extension PagerFeature: @MainActor PageTurner {
  var surface: AnyObject { views }
}
