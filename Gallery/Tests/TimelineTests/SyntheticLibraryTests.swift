import BuiltInPictures
import Foundation
import Testing
import Timeline

@Suite("A synthetic library")
struct SyntheticLibraryTests {
  @Test(
    "has as many photos as asked, on days newest first",
    arguments: [0, 1, 2, 500, 100_000, 699_999, 700_000, 2_000_000])
  func days(count: Int) async {
    let timeline = await SyntheticLibrary(count: count).timeline()
    #expect(timeline.ratios.count == count)
    #expect(timeline.days.reduce(0) { $0 + $1.count } == count)
    #expect(timeline.days.allSatisfy { $0.count > 0 })
    for (newer, older) in zip(timeline.days, timeline.days.dropFirst()) {
      #expect(newer.day > older.day)
    }
    if count > 0 { #expect(timeline.days[0].day == 20_453) }
    #expect(
      timeline.days.contains { $0.count == 70_000 } == (count >= 700_000))
  }

  @Test("spans 20 years with uneven days, some without any")
  func unevenness() async {
    let timeline = await SyntheticLibrary(count: 2_000_000).timeline()
    // 2006-01-01 to 2025-12-31.
    #expect(timeline.days.last?.day == 13_149)
    #expect((4_000...5_500).contains(timeline.days.count))
    #expect(Set(timeline.days.map(\.count)).count > 300)
  }

  @Test("has at most ten million photos, and never less than none")
  func limits() {
    #expect(SyntheticLibrary(count: .max).count == 10_000_000)
    #expect(SyntheticLibrary(count: -1).count == 0)
  }

  @Test("tells the same of a photo whichever way it is asked")
  func agreement() async throws {
    let library = SyntheticLibrary(count: 30_000)
    let timeline = await library.timeline()
    var start = 0
    for (number, day) in timeline.days.enumerated() {
      defer { start += day.count }
      guard number % 97 == 0 else { continue }
      let details = try #require(
        await library.details(day: day.day, range: 0..<512))
      #expect(details.day == day.day && details.from == 0)
      #expect(details.photos.count == min(512, day.count))
      for index in Set([0, details.photos.count - 1]) {
        let summary = details.photos[index]
        let record = try #require(await library.photo(summary.id))
        #expect(record.id == summary.id)
        #expect(record.version == summary.version)
        #expect(record.name == summary.name)
        #expect(record.day == day.day && record.index == index)
        let code = RatioCode.code(width: record.width, height: record.height)
        #expect(timeline.ratios[start + index] == code)
        let date = try Date(record.takenAt + "Z", strategy: .iso8601)
        let seconds = Int(date.timeIntervalSince1970)
        #expect(seconds / 86_400 == Int(day.day))
      }
    }
  }

  @Test("clamps what is asked of a day to the day")
  func clamping() async throws {
    let library = SyntheticLibrary(count: 30_000)
    let day = try #require(
      await library.timeline().days.first { $0.count > 5 })
    let end = try #require(
      await library.details(day: day.day, range: day.count - 2..<9_999_999))
    #expect(end.from == day.count - 2 && end.photos.count == 2)
    let beyond = try #require(
      await library.details(day: day.day, range: 1_000_000..<1_000_001))
    #expect(beyond.from == day.count && beyond.photos.isEmpty)
    #expect(await library.details(day: 20_454, range: 0..<1) == nil)
    #expect(await library.details(day: .min, range: 0..<1) == nil)
  }

  @Test("takes its photos one after the other, the newest last")
  func order() async throws {
    let library = SyntheticLibrary(count: 700_000)
    let times = try await [1, 2, 3, 70_000, 350_000, 699_999, 700_000]
      .asyncMap { try #require(await library.photo(UInt32($0))).takenAt }
    #expect(times == times.sorted(by: >))
  }

  @Test("finds names, folders and dates, each word of them")
  func search() async throws {
    let library = SyntheticLibrary(count: 20_000)
    var names: [UInt32: PhotoRecord] = [:]
    for id in stride(from: UInt32(1), through: 20_000, by: 97) {
      let record = try #require(await library.photo(id))
      names[id] = record
    }
    for (text, isMatch) in [
      ("", { _ in true }), ("  ", { _ in true }),
      ("beach", { $0.name.hasPrefix("Beach") }),
      ("CAFE", { $0.name.hasPrefix("Café") }),
      ("海", { $0.name.hasPrefix("海") }),
      ("0012", { $0.name.contains("0012") }),
      ("2019/06", { $0.folder == "2019/06" }),
      ("2019-06", { $0.takenAt.hasPrefix("2019-06") }),
      (
        "2024 forest",
        {
          ($0.takenAt.contains("2024") || $0.name.contains("2024"))
            && $0.name.contains("Forest")
        }
      ),
      ("nowhere", { _ in false }),
    ] as [(String, (PhotoRecord) -> Bool)] {
      let matches = await library.search(text)
      #expect(matches.count == 20_000)
      for (id, record) in names {
        #expect(
          matches.contains(Int(id) - 1) == isMatch(record),
          "\(text): \(record.path)")
      }
      #expect(
        matches.matches == (0..<20_000).count { matches.contains($0) })
    }
  }

  @Test("paints its pictures as high as asked, in the photo's ratio")
  func pictures() async throws {
    let library = SyntheticLibrary(count: 100)
    for id in [1, 50, 100] as [UInt32] {
      let record = try #require(await library.photo(id))
      for height in [120, 240, 480, 960] {
        let picture = try await library.thumbnail(id, height: height)
        let (across, down) = size(of: picture.data)
        #expect(picture.type == "image/png")
        #expect(abs(down - height) <= 1)
        #expect(
          abs(across * record.height - down * record.width)
            <= max(record.width, record.height))
      }
      let preview = try await library.preview(id)
      #expect(size(of: preview.data) == (record.width, record.height))
      let original = try await library.original(id)
      #expect(original.size == record.bytes)
      #expect(try original.read(at: 0, count: original.size) == preview.data)
    }
  }

  @Test("has no photo 0 and none beyond the last", arguments: [0, 101, .max])
  func strangers(id: UInt32) async {
    let library = SyntheticLibrary(count: 100)
    #expect(await library.photo(id) == nil)
    await #expect(throws: PhotoFault.missing) {
      try await library.thumbnail(id, height: 120)
    }
    await #expect(throws: PhotoFault.missing) {
      try await library.original(id)
    }
  }

  @Test("has one revision, and waits for no other once it is cancelled")
  func changes() async {
    let library = SyntheticLibrary(count: 5)
    let strange = await library.changes(since: 0)
    #expect(strange.isReset && strange.to == 1)
    let waiting = Task { await library.changes(since: 1) }
    waiting.cancel()
    let none = await waiting.value
    #expect(!none.isReset && none.from == 1 && none.to == 1)
    #expect(none.found == 5 && none.indexed == 5 && none.broken == 0)
  }

  private func size(of png: Data) -> (Int, Int) {
    let bytes = png.prefix(24).suffix(8).map(Int.init)
    return (
      bytes[0..<4].reduce(0) { $0 << 8 | $1 },
      bytes[4..<8].reduce(0) { $0 << 8 | $1 }
    )
  }
}

extension Sequence {
  fileprivate func asyncMap<T>(
    _ transform: (Element) async throws -> T
  ) async rethrows -> [T] {
    var results: [T] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
