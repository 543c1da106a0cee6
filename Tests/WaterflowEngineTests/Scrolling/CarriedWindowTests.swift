import Testing
import WaterflowEngine

@Suite("Content that grows while its element scrolls")
struct CarriedWindowTests {
  @Test("What comes in above moves the content and leaves the element alone")
  func insertion() {
    var window = ScrollWindow(contentLength: 20_000, viewportLength: 800)
    _ = window.scrolled(to: 5_000)
    window.carry(to: 5_300, contentLength: 20_300, viewportLength: 800)
    #expect(window.correction == nil)
    #expect(window.elementOffset == 5_000)
    #expect(window.offset == 5_300)
    #expect(window.shift == 300)
    #expect(window.elementLength == 20_300)
    // The fling goes on, one to one.
    #expect(window.scrolled(to: 5_060) == 5_360)
    #expect(window.correction == nil)
    // At rest both come together again.
    window.settle()
    #expect(window.offset == 5_360)
    #expect(window.correction == 5_360)
    #expect(window.shift == 0)
  }

  @Test("Both ends are reached although the element is elsewhere")
  func ends() {
    var window = ScrollWindow(contentLength: 20_000, viewportLength: 800)
    _ = window.scrolled(to: 400)
    window.carry(to: 700, contentLength: 20_300, viewportLength: 800)
    // The element comes to its start with 300 points of content before it.
    #expect(window.scrolled(to: 0) == 300)
    #expect(window.correction == 300)
    #expect(window.scrolled(to: 300) == 300)
    #expect(window.scrolled(to: 0) == 0)
    #expect(window.shift == 0)
    // And the content to its end before the element has.
    _ = window.scrolled(to: 19_000)
    window.carry(to: 19_200, contentLength: 20_500, viewportLength: 800)
    #expect(window.scrolled(to: 19_500) == 19_700)
    #expect(window.correction == 19_700)
    #expect(window.shift == 0)
  }

  @Test("An element that gets too short is moved")
  func shrinking() {
    var window = ScrollWindow(contentLength: 20_000, viewportLength: 800)
    _ = window.scrolled(to: 19_000)
    window.carry(to: 1_000, contentLength: 2_000, viewportLength: 800)
    #expect(window.offset == 1_000)
    #expect(window.correction == 1_000)
    #expect(window.shift == 0)
  }

  @Test("Long content is carried like short content")
  func longContent() {
    var window = ScrollWindow(contentLength: 3e9, viewportLength: 800)
    window.scroll(to: 1.5e9)
    let element = window.elementOffset
    window.carry(to: 1.5e9 + 900, contentLength: 3e9 + 900, viewportLength: 800)
    #expect(window.correction == nil)
    #expect(window.elementOffset == element)
    #expect(window.scrolled(to: element + 50) == 1.5e9 + 950)
  }

  @Test("A place that is no number is the start")
  func strangePlace() {
    var window = ScrollWindow(contentLength: 3_000, viewportLength: 800)
    _ = window.scrolled(to: 1_000)
    window.carry(to: .nan, contentLength: 3_000, viewportLength: 800)
    #expect(window.offset == 0)
    window.carry(to: .infinity, contentLength: 3_000, viewportLength: 800)
    #expect(window.offset == 2_200)
  }

  @Test("A key that goes to an end leaps and comes to it by small steps")
  func keys() {
    for length in [9e6, 62e6, 3e9] {
      var window = ScrollWindow(contentLength: length, viewportLength: 800)
      let end = window.elementLength - 800
      for place in [100, 2e6, end - 9_000, end - 3_000, end - 200, end] {
        _ = window.scrolled(to: place)
      }
      #expect(window.offset == length - 800)
      for place in [end - 100, 4e6, 7_000, 2_000, 0] {
        _ = window.scrolled(to: place)
      }
      #expect(window.offset == 0)
      // Without a leap the element's end is none of the content's.
      window.settle()
      window.scroll(to: length / 2)
      window.settle()
      let before = window.offset
      #expect(window.scrolled(to: window.elementOffset + 70) == before + 70)
    }
  }
}
