import WaterflowEngine
import WaterflowLayout

/// Keeps a view's start open, and tells the delegate of its overscroll.
@MainActor
final class PullHost: @MainActor PullSurface {
  weak var delegate: (any WaterflowPullDelegate)?
  // Not unowned: recognisers may end while the view goes, and call.
  private weak var view: WaterflowView?
  private let watch = PullWatch()
  /// What is added to the content inset at the moment, in points.
  private var held: CGFloat = 0
  /// The edge of the content inset to which it is added.
  private var edge: WritableKeyPath<UIEdgeInsets, CGFloat> = \.top
  /// The content inset there with it; another one is an app's, without it.
  private var whole: CGFloat = 0
  /// Whether the content is drawn without a touch, by a trackpad or a wheel.
  private var isDrawn = false
  private let haptics = Haptics()

  init(_ view: WaterflowView) {
    self.view = view
    watch.host = self
    watch.cancelsTouchesInView = false
    #if canImport(UIKit)
      // It waits for all fingers: others end when they do.
      watch.delaysTouchesEnded = false
    #endif
    view.addGestureRecognizer(watch)
  }

  /// Who is told of fingers, as long as there is a delegate.
  var feature: PullFeature<ViewHost, PullHost>? {
    if delegate == nil { view?.pulls?.isEnabled = false }
    return view?.pulls
  }

  /// The content has scrolled.
  func scrolled() {
    guard let view else { return }
    followScrollEvents(of: view)
    // As if nothing was held.
    feature?.pulled(to: Double(view.distanceBeforeStart + held))
  }

  /// A trackpad drags the content without a touch that is watched.
  private func followScrollEvents(of view: WaterflowView) {
    let isDragged = view.isDragging && !view.isDecelerating
    if !isDrawn, isDragged, !watch.hasFingers {
      isDrawn = true
      feature?.touched()
    } else if isDrawn, !isDragged {
      isDrawn = false
      if !watch.hasFingers { feature?.released() }
    }
  }

  /// An app has set another inset, perhaps one without what is held open.
  func insetChanged() {
    // Not by `!=`: no number would differ from itself each time.
    guard let view, held > 0,
      abs(view.contentInset[keyPath: edge] - whole) > 0
    else { return }
    whole = view.contentInset[keyPath: edge] + held
    view.contentInset[keyPath: edge] = whole
  }

  // MARK: - PullSurface

  static var bounces: Bool { true }

  func didArm() { haptics.selectionChanged() }

  func didPull(to distance: Double, _ state: PullState) {
    guard let view else { return }
    delegate?.waterflowView(view, didPullTo: CGFloat(distance), state: state)
  }

  func didTrigger() {
    guard let view else { return }
    delegate?.waterflowViewDidTriggerPull(view)
  }

  func open(by distance: Double, isHeld: Bool) {
    let length = CGFloat(distance)
    guard let view, length != held else { return }
    let offset = view.contentOffset
    let isKnown = view.knowsInsets
    var inset = view.contentInset
    // Who is told of an inset that an app sets may open or close meanwhile.
    if inset[keyPath: edge] == whole { inset[keyPath: edge] -= held }
    edge = view.startEdge
    inset[keyPath: edge] += length
    (held, whole) = (length, inset[keyPath: edge])
    view.contentInset = inset
    // The inset alone would make the content jump; it goes there instead.
    view.contentOffset = offset
    // To the next layout this inset would be one of a bar that has moved.
    if isKnown {
      view.adoptInsets()
      view.setNeedsPass()
    }
    guard view.isTracking else {
      return view.settleAtStart(opening: distance > 0)
    }
    // The scroll view has yet to hear that the finger was lifted.
    view.schedule(0) { [weak view] in
      view?.settleAtStart(opening: distance > 0)
    }
  }
}
