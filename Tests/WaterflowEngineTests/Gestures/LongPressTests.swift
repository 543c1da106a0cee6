import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("A long press")
struct LongPressTests {
  private static func sample(
    _ x: Double, _ time: Double, pointer: Int32 = 0
  ) -> PointerSample {
    PointerSample(
      pointer: pointer, position: LayoutPoint(x: x, y: 7), time: time)
  }

  @Test("is told once, after half a second")
  func tellsOnce() {
    var press = LongPressRecognizer()
    #expect(press.deadline == nil)
    press.began(Self.sample(20, 1_000))
    #expect(press.deadline == 1_500)
    #expect(press.elapsed(at: 1_499) == nil)
    #expect(press.elapsed(at: 1_500) == LayoutPoint(x: 20, y: 7))
    #expect(press.deadline == nil)
    #expect(press.elapsed(at: 1_600) == nil)
  }

  @Test("allows 10 points of moving")
  func allowsSlop() {
    var press = LongPressRecognizer()
    press.began(Self.sample(20, 0))
    press.moved(Self.sample(30, 100))
    press.moved(Self.sample(25, 500))
    #expect(press.elapsed(at: 500) == LayoutPoint(x: 20, y: 7))
    press.began(Self.sample(20, 0))
    press.moved(Self.sample(30.5, 100))
    #expect(press.deadline == nil)
    #expect(press.elapsed(at: 900) == nil)
    // Too late and too far at once.
    press.began(Self.sample(20, 0))
    press.moved(Self.sample(50, 600))
    #expect(press.elapsed(at: 900) == nil)
  }

  @Test("ends with a second finger and a cancellation")
  func ends() {
    var press = LongPressRecognizer()
    press.began(Self.sample(20, 0))
    press.began(Self.sample(90, 10, pointer: 1))
    #expect(press.elapsed(at: 500) == nil)
    press.began(Self.sample(20, 0))
    press.cancelled()
    #expect(press.elapsed(at: 500) == nil)
    press.began(Self.sample(20, 0))
    press.moved(Self.sample(99, 1, pointer: 1))
    #expect(press.elapsed(at: 500) != nil)
  }

  @Test("does not begin where there is no number")
  func needsNumbers() {
    var press = LongPressRecognizer()
    press.began(Self.sample(.nan, 0))
    press.began(Self.sample(0, .nan))
    #expect(press.deadline == nil)
    press.began(Self.sample(0, 0))
    #expect(press.elapsed(at: .nan) == nil)
    press.moved(Self.sample(.infinity, 50))
    #expect(press.deadline == 500)
  }
}
