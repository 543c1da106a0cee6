import Foundation
import Testing
import WaterflowEngine

@Suite("What settles goes there as a spring does")
struct SettleMotionTests {
  @Test("It begins and ends where it should, and gets nearer all the time")
  func course() {
    let motion = SettleMotion(from: 120, to: 400, at: 1_000)
    #expect(motion.position(at: 1_000) == 120)
    #expect(motion.position(at: 900) == 120)
    var last = 120.0
    for time in stride(from: 1_010.0, to: 1_400, by: 10) {
      let position = motion.position(at: time)
      #expect(position > last && position < 400)
      #expect(!motion.isOver(at: time))
      last = position
    }
    #expect(last > 399)
    #expect(motion.position(at: 1_400) == 400)
    #expect(motion.isOver(at: 1_400))
  }

  @Test("It follows the spring's equation", arguments: [-900.0, 0, 900])
  func equation(_ velocity: Double) {
    let motion = SettleMotion(from: -100, to: 0, velocity: velocity, at: 0)
    let stiffness = 9.2 / 400
    for time in stride(from: 0.0, to: 400, by: 40) {
      let exact =
        (-100 + (velocity / 1_000 - stiffness * 100) * time)
        * exp(-stiffness * time)
      #expect(abs(motion.position(at: time) - min(exact, 0)) < 0.05)
    }
  }

  @Test("It never goes beyond its target, and begins as fast as was said")
  func fast() {
    let motion = SettleMotion(from: -100, to: 0, velocity: 50_000, at: 0)
    #expect(motion.position(at: 50) == 0)
    let slow = SettleMotion(from: 0, to: 300, velocity: 500, at: 0)
    #expect(abs(slow.position(at: 1) - 0.5) < 0.1)
  }

  @Test("Numbers that are none end it")
  func unsound() {
    let motion = SettleMotion(from: 0, to: 9, velocity: .nan, at: .nan)
    #expect(motion.position(at: 0) == 9)
    #expect(motion.isOver(at: 0))
  }
}
