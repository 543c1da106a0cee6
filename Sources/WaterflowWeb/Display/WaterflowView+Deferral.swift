import WaterflowEngine

extension WaterflowView {
  /// Whether cells load their content only while it can be read; false at
  /// first.
  ///
  /// While content travels by more than two viewports a second, what comes into
  /// view is gone before anybody can look at it, and what it loads only takes
  /// time from what moves. A cell is then as light as the data source has left
  /// it, and ``WaterflowCell/loadContent()`` is called when content has become
  /// slower than one viewport a second, or has rested for 100 milliseconds:
  /// once for each cell that shows by then, from the middle of the viewport
  /// outwards, as far as 300 points from its edges. What is further out loads as
  /// it comes nearer.
  ///
  /// A single step out of rest is no travel, however far it goes: a jump to an
  /// item loads at once. Hands, wheels, keys, animated scrolls and a scrubber
  /// that sets offsets frame by frame all count.
  ///
  /// ```swift
  /// view.defersContent = true
  /// ```
  ///
  /// Set to false, what was put off is loaded.
  ///
  /// A module that never sets it does not hold what it takes.
  public var defersContent: Bool {
    get { controller.defersContent }
    set { controller.deferContent(newValue, reach: 300) }
  }

  /// Whether content travels too fast to be read just now, in a view that
  /// ``defersContent``.
  ///
  /// A data source may leave out then what only a reader needs.
  public var isDeferringContent: Bool { controller.isDeferringContent }
}
