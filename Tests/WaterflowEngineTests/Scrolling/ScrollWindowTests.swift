import SeededRandom
import Testing
import WaterflowEngine

@Suite("The scroll window")
struct ScrollWindowTests {
  static let lengths = [8_000_800.0, 8_100_000, 20e6, 62e6, 62_123_456.5, 3e9]
  static let roundings: [PositionRounding] = [
    .nearest(grain: 1), .down(grain: 1), .nearest(grain: 64),
    .down(grain: 64), .firefox,
  ]

  /// Every long content in every rounding.
  static var browsers: [SimulatedBrowser] {
    lengths.flatMap { length in
      roundings.map {
        SimulatedBrowser(
          contentLength: length, viewportLength: 800, rounding: $0)
      }
    }
  }

  @Test("Content that fits into an element scrolls as it is")
  func identity() {
    for length in [0, 1, 799, 800, 801, 5_000, 8_000_000] as [Double] {
      var window = ScrollWindow(contentLength: length, viewportLength: 800)
      #expect(window.elementLength == length)
      for position in [-50, 0, 0.25, 400, 90_000, length, length + 50] {
        #expect(window.scrolled(to: position) == position)
        #expect(window.shift == 0)
        #expect(window.correction == nil)
      }
    }
  }

  @Test("An element whose length is rounded down comes to the content's end")
  func roundedEnd() {
    var window = ScrollWindow(contentLength: 9_645.25, viewportLength: 1_000)
    #expect(window.scrolled(to: 8_645) == 8_645.25)
    #expect(window.shift == 0)
    #expect(window.correction == nil)
    #expect(window.scrolled(to: 8_644.5) == 8_644.5)
    #expect(window.scrolled(to: 8_646) == 8_646)
    #expect(window.shift == 0)
  }

  @Test("Longer content scrolls in an element of the greatest length")
  func longestElement() {
    for length in Self.lengths {
      let window = ScrollWindow(contentLength: length, viewportLength: 800)
      #expect(window.elementLength == ScrollWindow.longestElement)
    }
  }

  @Test("An element of another limit has the content where it was")
  func limit() {
    var window = ScrollWindow(contentLength: 62e6, viewportLength: 800)
    window.scroll(to: 61e6)
    window.elementLimit = 3_000_000
    #expect(window.elementLength == 3_000_000 && window.offset == 61e6)
    #expect(window.correction == window.elementOffset)
    #expect(window.elementOffset < 3_000_000 - 800)
    // Both come to the end together.
    #expect(window.scrolled(to: 3_000_000 - 800) == 62e6 - 800)
    window.elementLimit = ScrollWindow.longestElement
    #expect(window.offset == 62e6 - 800 && window.correction == 8e6 - 800)
  }

  @Test("Small steps move content and element one to one, unless at an end")
  func smallSteps() {
    for var browser in Self.browsers {
      let range = browser.window.contentLength - 800
      let failure = firstFailure(0..<10) { random in
        browser.scrollContent(
          to: Double.random(in: 0...range, using: &random))
        for _ in 0..<100 {
          let step = random.length(-7_900...7_900)
          let before = browser.window.offset
          let moved = browser.scroll(
            to: browser.scrollTop + step)
          let expected = min(max(before + moved, 0), range)
          // A correction that the browser rounds moves by less than a pixel
          // more.
          let slack = browser.window.correction == nil ? 1e-6 : 1
          if abs(browser.window.offset - expected) > slack {
            return "\(browser): \(step) from \(before)"
          }
        }
        return browser.isRestless ? "restless: \(browser)" : nil
      }
      #expect(failure == nil)
    }
  }

  @Test("At rest the next small step is not cut short by the element's ends")
  func roomForSteps() {
    for var browser in Self.browsers {
      let range = browser.window.contentLength - 800
      let failure = firstFailure(0..<200) { random in
        let middle = random.pick([0, 9_000, range - 9_000, range])
        let target = middle + random.length(-9_000...9_000)
        browser.scrollContent(to: target)
        browser.settle()
        let step = random.length(-7_900...7_900)
        let before = browser.window.offset
        browser.scroll(to: browser.scrollTop + step)
        let expected = min(max(before + step, 0), range)
        // Positions are rounded twice: before the step and after.
        let slack = 2 / browser.rounding.grain
        return abs(browser.window.offset - expected) <= slack
          ? nil : "\(browser): \(step) from \(before)"
      }
      #expect(failure == nil)
    }
  }

  @Test("A leap goes to the place in proportion")
  func leaps() {
    for var browser in Self.browsers {
      let range = browser.window.contentLength - 800
      let failure = firstFailure(0..<100) { random in
        let place = Double(random.int(20_000...7_970_000))
        guard abs(place - browser.scrollTop) > 8_000 else { return nil }
        browser.scroll(to: place)
        let landed = browser.rounding.rounded(place)
        let expected = landed / browser.scrollRange * range
        return abs(browser.window.offset - expected) < 1e-3
          && browser.scrollTop == landed
          ? nil : "\(browser): leap to \(place)"
      }
      #expect(failure == nil)
    }
  }

  @Test("Both ends are reached exactly, by leaps and by small steps")
  func ends() {
    for var browser in Self.browsers {
      let range = browser.window.contentLength - 800
      browser.scroll(to: 1e12)
      #expect(browser.window.offset == range)
      #expect(browser.scrollTop == browser.scrollRange)
      browser.scroll(to: -1e12)
      #expect(browser.window.offset == 0)
      #expect(browser.scrollTop == 0)

      let walks: [(Double, Double)] = [
        (40_000, -700), (range - 40_000, 700),
      ]
      for (start, step) in walks {
        browser.scrollContent(to: start)
        for number in 0..<70 {
          browser.scroll(to: browser.scrollTop + step)
          if number % 7 == 0 { browser.settle() }
        }
        #expect(browser.window.offset == (step < 0 ? 0 : range))
        #expect(
          browser.scrollTop == (step < 0 ? 0 : browser.scrollRange))
      }
      #expect(!browser.isRestless)
    }
  }

  @Test("A program comes to both ends exactly, however long the viewport is")
  func endsOfPrograms() {
    for viewport in [300, 777, 800] as [Double] {
      var browser = SimulatedBrowser(
        contentLength: 62e6, viewportLength: viewport)
      let range = 62e6 - viewport
      for (near, end) in [(range - 5, range), (5, 0)] {
        // From afar, and from so near that the element could stay.
        for start in [31e6, near] {
          browser.scrollContent(to: start)
          browser.scrollContent(to: end)
          #expect(browser.window.offset == end)
          #expect(browser.scrollTop == (end == 0 ? 0 : browser.scrollRange))
        }
      }
    }
  }

  @Test("Settling moves neither the content by a pixel nor without end")
  func settling() {
    for var browser in Self.browsers {
      let range = browser.window.contentLength - 800
      let failure = firstFailure(0..<100) { random in
        browser.scrollContent(
          to: Double.random(in: 0...range, using: &random))
        browser.scroll(to: browser.scrollTop + random.length(-5_000...5_000))
        let before = browser.window.offset
        browser.settle()
        let once = browser
        // The event that a correction sets off ends in another rest.
        for _ in 0..<3 { browser.settle() }
        if abs(browser.window.offset - before) > 1 { return "\(browser)" }
        return browser.scrollTop == once.scrollTop && !browser.isRestless
          ? nil : "restless: \(browser)"
      }
      #expect(failure == nil)
    }
  }

  @Test("Corrections far from the ends move the content by no part of a pixel")
  func exactCorrections() {
    for (number, one) in Self.browsers.enumerated()
    where one.window.contentLength > 9e6 {
      var browser = one
      // In a page the element need not begin at a whole pixel.
      browser.origin = number % 3 == 0 ? 0.59375 : 0
      let length = browser.window.contentLength
      let failure = firstFailure(0..<100) { random in
        let place = Double.random(in: 1e6...(length - 1e6), using: &random)
        browser.scrollContent(to: place)
        browser.scroll(to: browser.scrollTop + random.length(-5_000...5_000))
        var offset = browser.window.offset
        // Days above are arranged one after the other.
        for _ in 0..<30 {
          browser.settle()
          guard browser.window.offset == offset else {
            return "\(browser): was at \(offset)"
          }
          offset += random.length(-9...9)
          browser.scrollContent(to: offset)
        }
        return browser.isRestless ? "restless: \(browser)" : nil
      }
      #expect(failure == nil)
    }
  }

  @Test("Another length keeps the content in place as far as it goes")
  func resizing() {
    for var browser in Self.browsers {
      browser.scrollContent(to: 3_000_000)
      // Each correction is rounded by the browser, by less than a pixel.
      for (number, length) in [50e6, 4e6].enumerated() {
        browser.resize(contentLength: length, viewportLength: 500)
        let drift = abs(browser.window.offset - 3_000_000)
        #expect(drift <= Double(number + 2))
      }
      #expect(browser.window.shift == 0)
      browser.resize(contentLength: 10_000, viewportLength: 500)
      #expect(browser.window.offset == 9_500)
      browser.resize(contentLength: 0, viewportLength: 500)
      #expect(browser.window.offset == 0)
      #expect(!browser.isRestless)
    }
  }

  @Test("Strange lengths and positions move nothing and stay finite")
  func strangeInput() {
    let strange: [Double] = [
      .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, 62e6, 800,
    ]
    for length in strange {
      for viewport in strange {
        var window = ScrollWindow(
          contentLength: length, viewportLength: viewport)
        for value in strange {
          _ = window.scrolled(to: value)
          window.settle()
          window.scroll(to: value)
          _ = window.scrolled(to: value)
          window.resize(contentLength: value, viewportLength: viewport)
          window.resize(contentLength: length, viewportLength: value)
          let isSound =
            window.offset.isFinite && window.elementOffset.isFinite
            && window.shift.isFinite && window.elementLength >= 0
            && window.elementLength <= ScrollWindow.longestElement
          #expect(isSound, "\(length), \(viewport), \(value): \(window)")
        }
      }
    }
    var window = ScrollWindow(contentLength: 62e6, viewportLength: 800)
    _ = window.scrolled(to: 500)
    #expect(window.scrolled(to: .nan) == 500)
    #expect(window.scrolled(to: 600) == 600)
  }

  @Test("A leap into content that gets shorter meanwhile goes where it is told")
  func leapThenShorter() {
    var window = ScrollWindow(contentLength: 62e6, viewportLength: 800)
    _ = window.scrolled(to: 4_000_000)
    window.carry(to: 1_000_000, contentLength: 3e6, viewportLength: 800)
    #expect(window.offset == 1_000_000)
    #expect(window.correction == 1_000_000)
  }

  @Test("A leap that has settled sends no later step to the end")
  func leapSettles() {
    var window = ScrollWindow(contentLength: 62e6, viewportLength: 800)
    _ = window.scrolled(to: 4_000_000)
    window.settle()
    window.scroll(to: 61_960_000)
    for number in 1...2 {
      let offset = window.scrolled(to: window.elementOffset + 7_900)
      #expect(abs(offset - 61_960_000 - Double(number) * 7_900) < 1)
    }
  }
}
