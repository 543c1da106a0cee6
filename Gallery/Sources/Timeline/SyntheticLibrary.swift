import BuiltInPictures
import Foundation
import GalleryFiles

/// A library of photos that do not exist: 20 years by formula, the same each
/// time, with pictures painted when they are asked for.
///
/// It takes 8 bytes for each day and nothing for a photo, so that a timeline of
/// millions can be tried on any machine. The photo with the id n is the
/// built-in picture n - 1; the newest is 1.
package struct SyntheticLibrary: TimelineLibrary {
  /// How many photos there are at most.
  package static let limit = BuiltInPicture.limit
  private static let revision: UInt32 = 1
  private static let version: UInt32 = 1

  /// How many photos there are.
  package let count: Int
  private let calendar: SyntheticCalendar

  /// Describes so many photos, in O(days); a count outside 0 to `limit` is
  /// clamped to it.
  package init(count: Int) {
    self.count = min(max(count, 0), Self.limit)
    calendar = SyntheticCalendar(count: self.count)
  }

  package func timeline() async -> TimelineSnapshot {
    TimelineSnapshot(
      revision: Self.revision, isIndexing: false,
      days: calendar.days.indices.map {
        TimelineDay(
          day: calendar.days[$0], count: calendar.positions($0).count)
      },
      ratios: [UInt16](unsafeUninitializedCapacity: count) { ratios, written in
        for position in 0..<count {
          let picture = BuiltInPicture(index: position)
          ratios[position] = RatioCode.code(
            width: picture.width, height: picture.height)
        }
        written = count
      })
  }

  package func details(day: Int32, range: Range<Int>) async -> TimelineDetails?
  {
    guard let index = calendar.index(of: day) else { return nil }
    let positions = calendar.positions(index)
    let range = range.clamped(to: 0..<positions.count)
    return TimelineDetails(
      revision: Self.revision, day: day, from: range.lowerBound,
      photos: range.map {
        let position = positions.lowerBound + $0
        return PhotoSummary(
          id: UInt32(position + 1), version: Self.version,
          color: BuiltInPicture(index: position).placeholder.value,
          flags: .colorKnown, name: SyntheticNames.name(at: position))
      })
  }

  package func changes(since revision: UInt32) async -> TimelineChange {
    let isReset = revision != Self.revision
    if !isReset {
      // Cancelled, it returns at once, and so does this.
      try? await Task.sleep(for: .seconds(20))
    }
    return TimelineChange(
      from: revision, to: Self.revision, isReset: isReset, found: count,
      indexed: count)
  }

  package func search(_ text: String) async -> TimelineMatches {
    var matches = TimelineMatches(revision: Self.revision, count: count)
    let names = SyntheticNames(text)
    for index in calendar.days.indices {
      if Task.isCancelled { break }
      let day = calendar.days[index]
      let date = SyntheticCalendar.text(day: day, seconds: 0).prefix(10)
      names.forEach(
        in: calendar.positions(index), day: "\(date) \(Self.folder(of: date))"
      ) { matches.insert($0) }
    }
    return matches
  }

  package func photo(_ id: UInt32) async -> PhotoRecord? {
    guard let position = position(of: id) else { return nil }
    let index = calendar.index(at: position)
    let positions = calendar.positions(index)
    let picture = BuiltInPicture(index: position)
    let name = SyntheticNames.name(at: position)
    // From eight in the evening back to seven in the morning.
    let rank = position - positions.lowerBound
    let takenAt = SyntheticCalendar.text(
      day: calendar.days[index],
      seconds: 72_000 - 46_800 * rank / positions.count)
    let folder = Self.folder(of: takenAt)
    return PhotoRecord(
      id: id, version: Self.version, name: name, folder: folder,
      path: "\(folder)/\(name)", takenAt: takenAt, width: picture.width,
      height: picture.height, bytes: picture.png(width: picture.width).count,
      type: "image/png", day: calendar.days[index], index: rank)
  }

  package func version(of id: UInt32) async -> UInt32? {
    position(of: id).map { _ in Self.version }
  }

  package func path(of id: UInt32) async -> String? {
    guard let position = position(of: id) else { return nil }
    let day = calendar.days[calendar.index(at: position)]
    let folder = Self.folder(of: SyntheticCalendar.text(day: day, seconds: 0))
    return "\(folder)/\(SyntheticNames.name(at: position))"
  }

  package func thumbnail(
    _ id: UInt32, height: Int
  ) async throws(PhotoFault) -> LibraryPicture {
    try paint(id) { ($0.width * height + $0.height / 2) / $0.height }
  }

  package func preview(_ id: UInt32) async throws(PhotoFault) -> LibraryPicture
  {
    try paint(id, width: \.width)
  }

  package func original(_ id: UInt32) async throws(PhotoFault) -> OpenFile {
    let picture = try paint(id, width: \.width)
    do {
      return try OpenFile(
        content: picture.data, version: "\(id)-\(count)")
    } catch {
      throw .unreadable
    }
  }

  private func paint(
    _ id: UInt32, width: (BuiltInPicture) -> Int
  ) throws(PhotoFault) -> LibraryPicture {
    guard let position = position(of: id) else { throw .missing }
    // Nobody waits for it any more.
    if Task.isCancelled { throw .busy }
    let picture = BuiltInPicture(index: position)
    return LibraryPicture(
      data: Data(picture.png(width: max(1, width(picture)))),
      type: "image/png")
  }

  private func position(of id: UInt32) -> Int? {
    (1...max(1, count)).contains(Int(id)) && count > 0 ? Int(id) - 1 : nil
  }

  /// The folder of a month, for example `2025/12`.
  private static func folder(of date: some StringProtocol) -> String {
    "\(date.prefix(4))/\(date.dropFirst(5).prefix(2))"
  }
}
