import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Creates a view without data.
  ///
  /// - Parameters:
  ///   - frame: in points.
  ///   - scrollDirection: the direction of scrolling.
  public convenience init(frame: CGRect, scrollDirection: LayoutAxis) {
    self.init(frame: frame)
    self.scrollDirection = scrollDirection
  }

  static func makeEngine() -> CollectionEngine<ViewHost> {
    let engine = CollectionEngine<ViewHost>(layout: .makeEmpty())
    engine.measuresCells = true
    engine.tellsPins = true
    return engine
  }

  func adopt() {
    host.view = self
    taps.finder.view = self
    // All hear of changes from the start.
    _ = (selection, focus, reading)
    controller.add(displays)
    allowedFocusDidChange()
    host.flights.onArrival = { [weak self] in self?.flightDidEnd($0) }
    observers = [
      NoticeObserver(of: NoticeObserver.memory) { [weak self] in
        self?.emptyReusePool()
      },
      NoticeObserver(of: [UIAccessibility.elementFocusedNotification]) {
        [weak self] in self?.readerMoved()
      },
      // There are cells for it further around.
      NoticeObserver(of: [UIAccessibility.voiceOverStatusDidChangeNotification])
      {
        [weak self] in self?.setNeedsPass()
      },
    ]
  }
}
