import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Touches of a controller")
struct TouchFeatureTests {
  private let surface: RecordingSurface
  private let touches: TouchFeature<RecordingSurface>
  private let press = PressGesture()

  init() throws {
    surface = try RecordingSurface(rows: [50])
    touches = surface.controller.requireTouches()
    touches.arena.add(press)
  }

  private func down() {
    touches.arena.began(
      PointerSample(position: LayoutPoint(x: 9, y: 50), time: surface.now),
      .touch)
    touches.follow()
  }

  private func up() {
    touches.arena.ended(
      PointerSample(position: LayoutPoint(x: 9, y: 50), time: surface.now))
    touches.follow()
  }

  @Test("Time passes for every touch, and the platform hears of it")
  func deadlines() {
    var pressed = 0
    press.pressed = { _, _ in
      pressed += 1
      return true
    }
    for count in 1...3 {
      down()
      let changes = surface.arenaChanges
      surface.wait(600)
      #expect(pressed == count && surface.arenaChanges > changes)
      up()
    }
  }

  @Test(
    "A finger that is heard of late is no long press before its moves are",
    arguments: [0.0, 700])
  func late(busy: Double) {
    var pressed = 0
    press.pressed = { _, _ in
      pressed += 1
      return true
    }
    // Who was busy when it came down, or since then.
    let start = surface.now - (busy == 0 ? 700 : 0)
    let sample = { (y: Double, time: Double) in
      PointerSample(position: LayoutPoint(x: 9, y: y), time: start + time)
    }
    touches.arena.began(sample(50, 0), .touch)
    touches.follow()
    surface.now += busy
    surface.wait(20)
    #expect(pressed == 0)
    touches.arena.moved(sample(150, 8))
    surface.wait(600)
    #expect(pressed == 0)
    touches.arena.ended(sample(150, 16))
    // One that has stayed is one, by and by.
    touches.arena.began(sample(50, busy), .touch)
    touches.follow()
    surface.wait(600)
    #expect(pressed == 1)
  }

  @Test("Escape ends the touch that a gesture has, and the platform hears")
  func escape() {
    press.pressed = { _, _ in true }
    down()
    surface.wait(600)
    #expect(touches.arena.isClaimed)
    let changes = surface.arenaChanges
    #expect(surface.controller.obey(.escape) && !touches.arena.isClaimed)
    #expect(surface.arenaChanges == changes + 1)
    #expect(!surface.controller.obey(.escape))
  }

  @Test("The key is for others where nothing can be ended")
  func escapeKey() {
    let focus = FocusFeature(surface.controller)
    let escape = KeyCommand(.escape, shift: false, command: false, alt: false)
    #expect(!focus.obey(escape))
    press.pressed = { _, _ in true }
    down()
    surface.wait(600)
    #expect(focus.obey(escape) && !focus.obey(escape))
  }
}
