import WaterflowEngine
import WaterflowLayout

/// The photos of a library by days, newest first: two bytes a photo.
///
/// What shows can be fewer of them: a search keeps those whose bits are set,
/// and days without any are no sections then. A *place* is a photo's number in
/// the library, a *position* its number among those that show.
struct PhotoDays {
  /// The days, as days since 1970, newest first.
  var days: [Int32] = []
  /// Where each day's photos begin, and the number of all.
  var starts: [Int] = [0]
  /// For each photo 65,535 times its width by the sum of width and height.
  var ratios: [UInt16] = []
  /// What the server calls this state of the library.
  var revision: UInt32 = 0

  /// A bit for each photo, the lowest first: whether it shows; nil for all.
  private(set) var bits: [UInt8]?
  /// The days that show, by their numbers in the library; with a search alone.
  private var shownDays: [Int] = []
  /// Where each of their photos begin, and the number of all that show.
  private var shownStarts: [Int] = [0]

  private static let magic: UInt32 = 0x4C54_4657

  /// A library without photos.
  init() {}

  /// Takes over what the server sent; nil if it is no timeline.
  init?(_ body: UnsafeRawBufferPointer) {
    var reader = WordReader(body)
    guard reader.word() == Self.magic, reader.word() == 1 else { return nil }
    revision = reader.word()
    let dayCount = Int64(reader.word())
    let count = Int64(reader.word())
    _ = reader.word()
    // Checked in 64 bits: lengths made up to overflow 32 must not pass.
    guard 24 + 8 * dayCount + 2 * count == Int64(body.count) else {
      return nil
    }
    days.reserveCapacity(Int(dayCount))
    starts.reserveCapacity(Int(dayCount) + 1)
    for _ in 0..<Int(dayCount) {
      days.append(Int32(bitPattern: reader.word()))
      let end = Int64(starts[starts.count - 1]) + Int64(reader.word())
      guard end <= count else { return nil }
      starts.append(Int(end))
    }
    guard starts[starts.count - 1] == Int(count) else { return nil }
    ratios = [UInt16](unsafeUninitializedCapacity: Int(count)) { buffer, done in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: body[reader.offset...]))
      done = Int(count)
    }
  }

  // MARK: - What shows

  /// The number of photos that show.
  var count: Int { bits == nil ? ratios.count : shownStarts.last ?? 0 }

  /// The number of days that show.
  var sectionCount: Int { bits == nil ? days.count : shownDays.count }

  /// The number of photos of a section.
  func count(ofSection section: Int) -> Int {
    start(ofSection: section + 1) - start(ofSection: section)
  }

  /// The position of a section's first photo.
  func start(ofSection section: Int) -> Int {
    bits == nil ? starts[section] : shownStarts[section]
  }

  /// The day of a section, as days since 1970.
  func day(ofSection section: Int) -> Int32 {
    days[dayIndex(ofSection: section)]
  }

  /// Which of the library's days a section shows.
  func dayIndex(ofSection section: Int) -> Int {
    bits == nil ? section : shownDays[section]
  }

  /// The number of a day in the library; nil if it has no photos.
  func number(ofDay day: Int32) -> Int? {
    let number = firstIndex(below: days.count) { days[$0] <= day }
    return number < days.count && days[number] == day ? number : nil
  }

  /// The section of a day, or that of the next older one that shows; the number
  /// of sections if there is none.
  func section(atOrAfter day: Int32) -> Int {
    firstIndex(below: sectionCount) { self.day(ofSection: $0) <= day }
  }

  /// The section and the item at a position.
  func path(at position: Int) -> ItemPath {
    let section =
      firstIndex(below: sectionCount) { start(ofSection: $0) > position } - 1
    return ItemPath(
      section: section, item: position - start(ofSection: section))
  }

  /// A path's position.
  func position(of path: ItemPath) -> Int {
    start(ofSection: path.section) + path.item
  }

  /// Which photo of its day a path stands for.
  func index(of path: ItemPath) -> Int {
    guard let bits else { return path.item }
    let start = starts[shownDays[path.section]]
    return bits.place(ofBit: path.item, from: start) - start
  }

  /// Where a photo shows, by its day and its number there; nil if it does not.
  func path(day: Int32, index: Int) -> ItemPath? {
    let section = section(atOrAfter: day)
    guard section < sectionCount, self.day(ofSection: section) == day,
      index >= 0
    else { return nil }
    let number = dayIndex(ofSection: section)
    let start = starts[number]
    guard index < starts[number + 1] - start else { return nil }
    guard let bits else { return ItemPath(section: section, item: index) }
    guard bits.hasBit(start + index) else { return nil }
    return ItemPath(
      section: section, item: bits.count(ofBits: start..<start + index))
  }

  /// Where items are in their days, as spans: three numbers each, the day's, in
  /// it the first photo's and that behind the last one's.
  func spans(of items: ItemSet) -> [Int] {
    var spans: [Int] = []
    for run in items.runs {
      let day = dayIndex(ofSection: run.section)
      guard let bits else {
        spans += [day, run.first, run.end]
        continue
      }
      let start = starts[day]
      var place = bits.place(ofBit: run.first, from: start)
      var left = run.end - run.first
      while left > 0, place < starts[day + 1] {
        let first = place
        while left > 0, bits.hasBit(place) {
          place += 1
          left -= 1
        }
        if place > first { spans += [day, first - start, place - start] }
        place += 1
      }
    }
    return spans
  }

  /// The items that show of some of a day's photos, by its number.
  func insert(_ span: Range<Int>, ofDay day: Int, into items: inout ItemSet) {
    let section = firstIndex(below: sectionCount) {
      dayIndex(ofSection: $0) >= day
    }
    guard section < sectionCount, dayIndex(ofSection: section) == day else {
      return
    }
    let start = starts[day]
    let span = span.clamped(to: 0..<starts[day + 1] - start)
    guard let bits else { return items.insert(span, inSection: section) }
    let first = bits.count(ofBits: start..<start + span.lowerBound)
    let end =
      first
      + bits.count(ofBits: start + span.lowerBound..<start + span.upperBound)
    items.insert(first..<end, inSection: section)
  }

  /// The items that show of photos behind each other in one day, by their places
  /// in the library.
  func insert(places: Range<Int>, into items: inout ItemSet) {
    guard !places.isEmpty else { return }
    let day = firstIndex(below: days.count) {
      starts[$0 + 1] > places.lowerBound
    }
    guard day < days.count else { return }
    let start = starts[day]
    insert(
      places.lowerBound - start..<places.upperBound - start, ofDay: day,
      into: &items)
  }

  /// Height by width of each tile of a section: its photo's, but from 6:1 to 1:4
  /// at most, so that neither a panorama nor a long screenshot is a mere line.
  func tileRatios(ofSection section: Int) -> [Double] {
    let day = dayIndex(ofSection: section)
    var found: [Double] = []
    found.reserveCapacity(count(ofSection: section))
    for place in starts[day]..<starts[day + 1]
    where bits?.hasBit(place) ?? true {
      found.append(min(max(Self.ratio(ratios[place]), 1.0 / 6), 4))
    }
    return found
  }

  /// Height by width of a photo that shows.
  func ratio(of path: ItemPath) -> Double {
    Self.ratio(ratios[place(of: path)])
  }

  private static func ratio(_ code: UInt16) -> Double {
    // From 1:20 to 20:1, also where a server does not keep to that.
    let code = Double(min(max(code, 3_121), 62_414))
    return (65_535 - code) / code
  }

  /// A path's place in the library.
  func place(of path: ItemPath) -> Int {
    starts[dayIndex(ofSection: path.section)] + index(of: path)
  }

  /// The path of a photo of the library, or of the next one that shows; nil if
  /// none does.
  func path(nearPlace place: Int) -> ItemPath? {
    guard count > 0 else { return nil }
    var position = min(max(place, 0), ratios.count)
    if let bits {
      // Days before it are counted already.
      let day = firstIndex(below: days.count) { starts[$0 + 1] > position }
      let section = firstIndex(below: sectionCount) { shownDays[$0] >= day }
      let isShown = section < sectionCount && shownDays[section] == day
      position =
        shownStarts[section]
        + (isShown ? bits.count(ofBits: starts[day]..<position) : 0)
    }
    return path(at: min(position, count - 1))
  }

  /// Whether a photo of the library shows.
  func shows(_ place: Int) -> Bool { bits?.hasBit(place) ?? true }

  // MARK: - Changes

  /// Shows the photos whose bits are set, or all.
  mutating func filter(_ bits: [UInt8]?) {
    self.bits = bits
    shownDays = []
    shownStarts = [0]
    guard let bits else { return }
    var shown = 0
    for day in days.indices {
      let count = bits.count(ofBits: starts[day]..<starts[day + 1])
      if count == 0 { continue }
      shown += count
      shownDays.append(day)
      shownStarts.append(shown)
    }
  }
}
