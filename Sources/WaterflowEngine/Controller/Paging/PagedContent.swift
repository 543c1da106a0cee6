import WaterflowLayout

/// What a ``PagerFeature`` turns the pages of: a ``CollectionController``, or
/// the layout of a platform's own collection view.
public protocol PagedContent: AnyObject {
  /// Where things stand; displaced by the feature.
  var layout: CollectionLayout { get }

  /// The part at each edge of the viewport that something covers, in points.
  var contentInsets: Insets { get }

  /// What of that is scrolled to before and behind the content, in points: all
  /// unless told otherwise.
  var room: Insets { get }

  /// The part of the content in view.
  var viewport: Viewport { get }

  /// The content offset that the platform shows, in points.
  var contentOffset: LayoutPoint { get }

  /// A clock in milliseconds; that of the samples of touches.
  var now: Double { get }

  /// Whether pages may be seen on their way.
  var canAnimate: Bool { get }

  /// Calls a closure with each frame and its time in milliseconds, as long as
  /// it answers true.
  func eachFrame(_ step: @escaping (Double) -> Bool)

  /// Holds a feature, and has it hear of everything from now on.
  func add(_ feature: ControllerFeature)

  /// Lets go of a feature and its gesture.
  func remove(_ feature: ControllerFeature, _ gesture: ArenaGesture)
}

extension PagedContent {
  /// All that covers the viewport.
  public var room: Insets { contentInsets }
}

extension CollectionController: PagedContent {
  /// Where things stand.
  public var layout: CollectionLayout { engine.layout }

  /// The part at each edge of the viewport that something covers, in points.
  public var contentInsets: Insets { engine.contentInsets }

  /// What of that is scrolled to before and behind the content, in points.
  public var room: Insets { engine.room }

  /// The part of the content in view.
  public var viewport: Viewport { engine.viewport }

  /// The content offset that the platform shows, in points.
  public var contentOffset: LayoutPoint { surface.contentOffset }

  /// A clock in milliseconds.
  public var now: Double { surface.now }

  /// Whether cells may be seen on their way.
  public var canAnimate: Bool { surface.canAnimate }

  /// Lets go of a feature and its gesture.
  public func remove(_ feature: ControllerFeature, _ gesture: ArenaGesture) {
    removeGesture(gesture)
    remove(feature)
  }
}
