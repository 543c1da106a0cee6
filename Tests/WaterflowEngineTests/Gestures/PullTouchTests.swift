import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("A finger that pulls")
struct PullTouchTests {
  private static func sample(
    _ x: Double, _ y: Double, pointer: Int32 = 0
  ) -> PointerSample {
    PointerSample(pointer: pointer, position: LayoutPoint(x: x, y: y), time: 0)
  }

  @Test("pulls only downwards, and only at the start")
  func pullsAtStart() {
    var touch = PullTouch(viewportLength: 800)
    touch.began(Self.sample(0, 0), isAtStart: false)
    #expect(touch.moved(Self.sample(0, 50)) == nil)
    touch.began(Self.sample(0, 0), isAtStart: true)
    #expect(touch.moved(Self.sample(0, 10)) == nil)
    #expect(touch.moved(Self.sample(0, 50)) != nil)
    #expect(touch.isPulling)
    #expect(touch.moved(Self.sample(0, -50)) == 0)
    #expect(touch.ended(pointer: 1) == false)
    #expect(touch.ended(pointer: 0) == true)
    #expect(touch.moved(Self.sample(0, 50)) == nil)
    for way in [(0.0, -50.0), (50, 10), (50, 50), (-50, 49)] {
      touch.began(Self.sample(0, 0), isAtStart: true)
      #expect(touch.moved(Self.sample(way.0, way.1)) == nil)
      #expect(touch.moved(Self.sample(0, 90)) == nil)
      #expect(touch.ended(pointer: 0) == false)
    }
  }

  @Test("is the one that came down first, whatever another one does")
  func firstFinger() {
    var touch = PullTouch(viewportLength: 800)
    touch.began(Self.sample(0, 0), isAtStart: true)
    #expect(touch.moved(Self.sample(0, 50, pointer: 1)) == nil)
    #expect(!touch.isPulling)
    #expect(touch.moved(Self.sample(0, 50)) != nil)
    #expect(touch.moved(Self.sample(0, 90, pointer: 1)) == nil)
  }

  @Test("is followed less and less, never beyond a viewport")
  func resists() throws {
    var touch = PullTouch(viewportLength: 800)
    touch.began(Self.sample(0, 0), isAtStart: true)
    var (last, step) = (0.0, 100.0)
    for y in stride(from: 100.0, through: 2_000, by: 100) {
      let moved = touch.moved(Self.sample(0, y))
      let distance = try #require(moved)
      #expect(distance - last < step)
      (last, step) = (distance, distance - last)
    }
    #expect(last < 800)
    // 0.55 of the first points: 100 would be 55 without any resistance.
    let first = touch.moved(Self.sample(0, 100))
    #expect(abs((first ?? 0) - 55.0 / (1 + 55.0 / 800)) < 1e-9)
  }

  @Test("looks at one finger, and at numbers")
  func ignoresOthers() {
    var touch = PullTouch(viewportLength: 800)
    touch.began(Self.sample(.nan, 0), isAtStart: true)
    #expect(touch.moved(Self.sample(0, 50)) == nil)
    touch.began(Self.sample(0, 0), isAtStart: true)
    touch.began(Self.sample(0, 0, pointer: 1), isAtStart: true)
    #expect(touch.moved(Self.sample(0, 50, pointer: 1)) == nil)
    #expect(touch.moved(Self.sample(0, .nan)) == nil)
    #expect(touch.moved(Self.sample(0, 50)) != nil)
    var none = PullTouch(viewportLength: .nan)
    none.began(Self.sample(0, 0), isAtStart: true)
    #expect(none.moved(Self.sample(0, 50)) == 0)
  }

  @Test("pulls to the left where content begins at the right")
  func mirrors() {
    var touch = PullTouch(
      viewportLength: 800, axis: .horizontal, direction: .rightToLeft)
    touch.began(Self.sample(0, 0), isAtStart: true)
    #expect(touch.moved(Self.sample(-50, 0)) != nil)
    #expect(touch.ended(pointer: 0) == true)
    touch.began(Self.sample(0, 0), isAtStart: true)
    #expect(touch.moved(Self.sample(50, 0)) == nil)
  }
}
