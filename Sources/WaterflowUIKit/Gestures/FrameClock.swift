/// Calls back once a frame, until it is stopped or no more is wanted.
@MainActor
final class FrameClock {
  private let ticker: Ticker

  /// Calls back from the next frame on, as long as the answer is true.
  init(_ body: @escaping @MainActor () -> Bool) {
    ticker = Ticker(body)
  }

  /// Calls back no more.
  func stop() { ticker.stop() }

  /// What the display calls, which holds it.
  @MainActor
  private final class Ticker: NSObject {
    private let body: @MainActor () -> Bool

    #if canImport(UIKit)
      private var link: CADisplayLink?

      init(_ body: @escaping @MainActor () -> Bool) {
        self.body = body
        super.init()
        let link = CADisplayLink(target: self, selector: #selector(step))
        link.add(to: .main, forMode: .common)
        self.link = link
      }
    #else
      private var link: FrameLink?

      init(_ body: @escaping @MainActor () -> Bool) {
        self.body = body
        super.init()
        link = FrameLink { _ in self.step() }
      }
    #endif

    func stop() {
      link?.invalidate()
      link = nil
    }

    #if canImport(UIKit)
      @objc private func step() { tick() }
    #else
      private func step() { tick() }
    #endif

    private func tick() {
      if !body() { stop() }
    }
  }
}
