import Testing

@testable import WaterflowWeb

// In the other suite, because tests of the one page have to take turns.
extension SectionViewTests {
  @MainActor
  @Suite("Texts for the page")
  struct PageTextTests {
    private func string(_ text: PageText) -> String {
      String(decoding: text.bytes, as: UTF8.self)
    }

    @Test func literalsAreKeptAsTheyAre() {
      #expect(string("") == "")
      #expect(string("Grüße, 12 × 3, 水") == "Grüße, 12 × 3, 水")
      #expect(string("é") == "é")
    }

    @Test(arguments: [
      0, 7, 10, 99, 100, 999, 1_000, 1_001, 10_000, 99_999, 100_000, 1_000_000,
      12_345_678, Int.max, -1, -1_000, -12_345, Int.min,
    ])
    func numbersHaveTheDigitsThatStringGivesThem(_ number: Int) {
      #expect(string("\(number)") == String(number))
      let digits = String(number.magnitude)
      var grouped = ""
      for (index, digit) in digits.enumerated() {
        if index > 0 && (digits.count - index) % 3 == 0 { grouped += "," }
        grouped.append(digit)
      }
      #expect(
        string("\(grouped: number)") == (number < 0 ? "-" : "") + grouped)
    }

    @Test func smallAndUnsignedNumbersCountAsWell() {
      #expect(string("\(UInt32.max) \(Int8.min)") == "4294967295 -128")
      #expect(string("\(UInt64.max)") == String(Int.max))
    }

    @Test func partsFollowEachOther() {
      let inner: PageText = "b\(2)"
      #expect(string("a\(1)\(inner)c") == "a1b2c")
      #expect(string(PageText("Ünder")) == "Ünder")
      #expect(string(PageText(utf8: [0x68, 0x69])) == "hi")
    }

    @Test func elementsTakeLiteralsAndStrings() {
      PageRecorder.current = PageRecorder()
      let element = Element("p")
      element.setText("one \(1)")
      let name = "two"
      element.setText(name)
      element.setAttribute("alt", to: name)
      let texts = PageRecorder.current.calls.filter { $0.name != "create" }
        .map(\.texts)
      #expect(texts == [["one 1"], ["two"], ["alt", "two"]])
    }
  }
}
