import WaterflowWeb

/// The header of a day; the element puts the date into words.
final class DayCell: WaterflowCell {
  init() {
    super.init("photo-day")
  }

  /// Shows a day, as days since 1970, and its number of photos.
  func show(day: Int32, count: Int) {
    element.setNumber("day", to: Double(day))
    element.setNumber("count", to: Double(count))
    element.call("show")
  }
}
