import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Makes a view's overscroll into pulling, and keeps the start open.
@MainActor
final class PullHost {
  weak var delegate: (any WaterflowPullDelegate)?
  private(set) var recognizer = PullRecognizer()

  private unowned let view: WaterflowView
  private let watch = PullWatch()
  /// What is added to the content inset at the moment, in points.
  private var held: CGFloat = 0
  /// The distance and state that the delegate knows.
  private var told = (distance: 0.0, state: PullState.idle)
  #if !os(tvOS) && !os(visionOS)
    private let feedback = UISelectionFeedbackGenerator()
  #endif

  init(_ view: WaterflowView) {
    self.view = view
    watch.host = self
    watch.cancelsTouchesInView = false
    view.addGestureRecognizer(watch)
  }

  // MARK: - Touches

  func touched() {
    guard delegate != nil else { return }
    recognizer.touched()
  }

  /// The content has scrolled.
  func scrolled() {
    guard delegate != nil else { return }
    // One that moves by itself fires nothing, but goes back through the states.
    show(recognizer.pulled(to: distance))
  }

  func released() {
    show(recognizer.released())
  }

  func cancelled() {
    show(recognizer.cancelled())
  }

  // MARK: - Programs

  func begin() {
    guard delegate != nil else { return }
    show(recognizer.begin())
  }

  func end() {
    show(recognizer.end())
  }

  // MARK: - Effects

  /// How far the content stands from its start, as if nothing was held, in
  /// points.
  private var distance: Double { Double(view.distanceBeforeStart + held) }

  private func show(_ effects: [PullEffect]) {
    var fires = false
    for effect in effects {
      switch effect {
      case .enter(let state):
        #if !os(tvOS) && !os(visionOS)
          if state == .armed { feedback.selectionChanged() }
        #endif
      case .fire: fires = true
      case .hold(let distance): hold(CGFloat(distance))
      case .letGo: hold(0)
      }
    }
    tell()
    // It may end at once what it begins.
    if fires { delegate?.waterflowViewDidFirePull(view) }
  }

  private func tell() {
    let now = (distance: recognizer.distance, state: recognizer.state)
    guard now != told else { return }
    told = now
    delegate?.waterflowView(
      view, didPullTo: CGFloat(now.distance),
      tilt: CGFloat(recognizer.tilt) * .pi / 180, state: now.state)
  }

  /// Keeps the start open by a distance, in points.
  private func hold(_ distance: CGFloat) {
    let change = distance - held
    guard change != 0 else { return }
    held = distance
    let offset = view.contentOffset
    var inset = view.contentInset
    switch (view.axis, view.isMirrored) {
    case (.vertical, _): inset.top += change
    case (.horizontal, false): inset.left += change
    case (.horizontal, true): inset.right += change
    }
    view.contentInset = inset
    // The inset alone would make the content jump; it goes there instead.
    view.contentOffset = offset
    guard view.isTracking else {
      return view.settleAtStart(opening: distance > 0)
    }
    // The scroll view has yet to hear that the finger was lifted.
    view.schedule(0) { [weak view] in
      view?.settleAtStart(opening: distance > 0)
    }
  }
}
