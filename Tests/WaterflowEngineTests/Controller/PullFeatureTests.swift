import Testing
import WaterflowEngine
import WaterflowLayout

/// Writes down what a feature has shown and told, where nothing bounces.
private class Pulls: PullSurface {
  class var bounces: Bool { false }
  var log: [String] = []
  var onTrigger: (() -> Void)?
  var onPull: () -> Void = {}

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func open(by distance: Double, isHeld: Bool) {
    log.append("\(isHeld ? "hold" : "follow") \(Int(distance))")
  }

  func didArm() { log.append("tap") }

  func didPull(to distance: Double, _ state: PullState) {
    log.append("\(Int(distance)) \(state)")
    onPull()
  }

  func didTrigger() {
    log.append("trigger")
    onTrigger?()
  }
}

/// The same where the platform bounces.
private final class BouncingPulls: Pulls {
  override class var bounces: Bool { true }
}

@Suite("Pulling in a controller")
struct PullFeatureTests {
  private let surface: RecordingSurface

  init() throws { surface = try RecordingSurface(rows: [100], length: 50) }

  private func feature<Host: PullSurface>(
    _ host: Host
  ) -> PullFeature<RecordingSurface, Host> {
    let pulls = PullFeature(surface.controller, host)
    pulls.isEnabled = true
    return pulls
  }

  @Test("goes from a start that platforms have rounded, and not from beyond")
  func roundedStart() {
    _ = feature(Pulls())
    let arena = surface.controller.requireTouches().arena
    for (offset, isPulled) in [(0.5, true), (1.5, false)] {
      surface.scroll(to: LayoutPoint(x: 0, y: offset))
      arena.began(
        PointerSample(position: LayoutPoint(x: 200, y: 50), time: 0), .touch)
      let isClaimed = arena.moved(
        PointerSample(position: LayoutPoint(x: 200, y: 150), time: 100))
      #expect(isClaimed == isPulled, "\(offset)")
      arena.cancel()
    }
  }

  @Test("tells of each distance once, taps the hand, and triggers last")
  func bounces() {
    let host = BouncingPulls()
    let pulls = feature(host)
    pulls.pulled(to: 20)
    #expect(host.takeLog() == ["20 idle"])
    pulls.pulled(to: 0)
    _ = host.takeLog()
    pulls.touched()
    pulls.pulled(to: 50)
    pulls.pulled(to: 50)
    #expect(host.takeLog() == ["50 armed", "tap"])
    pulls.released()
    #expect(host.takeLog() == ["hold 44", "50 holding", "trigger"])
    pulls.endPull()
    #expect(host.takeLog() == ["hold 0", "0 idle"])
  }

  @Test("who is told may end it at once")
  func endsAtOnce() {
    let host = BouncingPulls()
    let pulls = feature(host)
    host.onTrigger = { [unowned pulls] in pulls.endPull() }
    pulls.beginPull()
    #expect(
      host.takeLog() == [
        "hold 44", "0 holding", "trigger", "hold 0", "0 idle",
      ])
  }

  @Test("disabled under a finger, it closes, tells so, and triggers nothing")
  func disabled() {
    let host = BouncingPulls()
    let pulls = feature(host)
    pulls.touched()
    pulls.pulled(to: 50)
    _ = host.takeLog()
    pulls.isEnabled = false
    #expect(pulls.state == .idle)
    #expect(host.takeLog().last == "0 idle")
    pulls.released()
    pulls.beginPull()
    #expect(host.takeLog() == [])
  }

  @Test("fingers that are taken away let it close, and nothing is triggered")
  func cancelled() {
    let host = BouncingPulls()
    let pulls = feature(host)
    pulls.touched()
    pulls.pulled(to: 50)
    _ = host.takeLog()
    pulls.cancelled()
    pulls.pulled(to: 0)
    #expect(pulls.state == .idle)
    #expect(!host.takeLog().contains("trigger"))
    pulls.isEnabled = false
    pulls.cancelled()
    #expect(host.takeLog() == [])
  }

  @Test("after the view's end it tells nobody, whatever it is told")
  func ended() {
    let host = BouncingPulls()
    let pulls = feature(host)
    pulls.touched()
    pulls.pulled(to: 50)
    _ = host.takeLog()
    surface.controller.end()
    pulls.isEnabled = true
    pulls.touched()
    pulls.pulled(to: 60)
    pulls.released()
    #expect(host.takeLog() == [])
  }

  @Test("where nothing bounces, the content follows a finger and goes back")
  func follows() {
    let host = Pulls()
    let pulls = feature(host)
    let arena = surface.controller.requireTouches().arena
    func sample(_ y: Double) -> PointerSample {
      PointerSample(pointer: 1, position: LayoutPoint(x: 10, y: y), time: 0)
    }
    arena.began(sample(20), .touch)
    #expect(arena.moved(sample(60)))
    #expect(host.takeLog() == ["follow 20", "20 dragging"])
    arena.ended(sample(60))
    #expect(host.takeLog() == ["hold 0", "0 idle"])
    pulls.isEnabled = false
    arena.began(sample(20), .touch)
    #expect(!arena.moved(sample(60)))
    #expect(host.takeLog() == [])
  }

  @Test("who is set while the one before hears how it ends stays set")
  func handedOver() {
    let host = Pulls()
    let pulls = feature(host)
    var kept = ["first"]
    pulls.beginPull()
    host.onPull = { pulls.enable(true) { kept.append("other") } }
    pulls.enable(false) { kept.append("none") }
    #expect(kept == ["first", "other"] && pulls.isEnabled)
    host.onPull = {}
    pulls.enable(false) { kept.append("none") }
    #expect(kept == ["first", "other", "none"] && !pulls.isEnabled)
  }

  @Test("opened by a program under a finger, it stays open by as much as ever")
  func openedUnderFinger() {
    let host = Pulls()
    let pulls = feature(host)
    let arena = surface.controller.requireTouches().arena
    func sample(_ y: Double, _ time: Double) -> PointerSample {
      PointerSample(position: LayoutPoint(x: 200, y: y), time: time)
    }
    arena.began(sample(50, 0), .touch)
    arena.moved(sample(100, 100))
    arena.moved(sample(120, 200))
    pulls.beginPull()
    arena.moved(sample(300, 300))
    _ = host.takeLog()
    arena.ended(sample(300, 300))
    #expect(host.takeLog() == ["hold 44"])
    #expect(pulls.state == .holding)
  }
}
