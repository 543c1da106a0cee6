import WaterflowLayout
import WaterflowWeb

/// Which days are arranged as mode and size say. In a large library those in
/// view are at once, so that they follow a hand, and the others by and by.
extension TimelinePage {
  /// About so many photos are arranged in one go.
  private static let atOnce = 60_000

  /// Goes on with the days behind those that are arranged, and then with those
  /// above; what is in view stays where it is.
  ///
  /// - Returns: whether there are more.
  func arrangeMore() -> Bool {
    guard let arranged else { return false }
    let (first, end) = (arranged.lowerBound, arranged.upperBound)
    if end < photos.sectionCount {
      arrange(end..<section(behind: end, photos: Self.atOnce), with: arranged)
    } else {
      arrange(
        section(before: first, photos: Self.atOnce)..<first, with: arranged)
    }
    return self.arranged != nil
  }

  /// Arranges the days around a section.
  func arrangeDays(around section: Int) {
    let middle = min(section, photos.sectionCount)
    let half = Self.atOnce / 6
    let first = self.section(before: middle, photos: half)
    arrange(first..<self.section(behind: middle, photos: half), with: nil)
    tellCells()
  }

  /// Arranges days next to others that are arranged already.
  private func arrange(_ days: Range<Int>, with others: Range<Int>?) {
    view.invalidateStyles(ofSections: days)
    let first = min(days.lowerBound, others?.lowerBound ?? .max)
    let end = max(days.upperBound, others?.upperBound ?? 0)
    arranged = first == 0 && end == photos.sectionCount ? nil : first..<end
  }

  /// The section behind so many photos from another on, give or take a day.
  private func section(behind section: Int, photos count: Int) -> Int {
    let end = photos.start(ofSection: section) + count
    return firstIndex(below: photos.sectionCount) {
      $0 >= section && photos.start(ofSection: $0) >= end
    }
  }

  /// The section with which so many photos before another begin; not that one,
  /// if there is any before it.
  private func section(before section: Int, photos count: Int) -> Int {
    let start = photos.start(ofSection: section) - count
    return firstIndex(below: max(section - 1, 0)) {
      photos.start(ofSection: $0) >= start
    }
  }
}

/// Arranges more of a large library.
///
/// - Returns: whether there is more to be arranged.
@_expose(wasm, "timeline_arrange_more")
@_cdecl("timeline_arrange_more")
func arrangeMore() -> Int32 {
  TimelinePage.shown?.arrangeMore() == true ? 1 : 0
}
