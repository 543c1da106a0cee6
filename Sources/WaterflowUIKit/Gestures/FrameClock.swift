/// Calls back once a frame, as long as more is wanted; the display holds it.
@MainActor
final class FrameClock: NSObject {
  private let body: @MainActor () -> Bool

  #if canImport(UIKit)
    private var link: CADisplayLink?

    /// Calls back from the next frame on, as long as the answer is true.
    init(_ body: @escaping @MainActor () -> Bool) {
      self.body = body
      super.init()
      let link = CADisplayLink(target: self, selector: #selector(step))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    @objc private func step() { tick() }
  #else
    private var link: FrameLink?

    /// Calls back from the next frame on, as long as the answer is true.
    init(_ body: @escaping @MainActor () -> Bool) {
      self.body = body
      super.init()
      link = FrameLink { _ in self.tick() }
    }
  #endif

  private func tick() {
    guard !body() else { return }
    link?.invalidate()
    link = nil
  }
}
