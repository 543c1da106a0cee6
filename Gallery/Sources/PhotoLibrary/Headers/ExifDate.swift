/// A date in EXIF, such as `2019:06:14 18:30:05`.
enum ExifDate {
  /// Reads a date, and the decimals of its second; nil if it is none, as in
  /// cameras whose clock was never set.
  static func moment(_ text: String, fraction: String?) -> LocalMoment? {
    let numbers = text.utf8
      .split { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
      .prefix(6)
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 6 else { return nil }
    return LocalMoment(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3],
      minute: numbers[4], second: numbers[5],
      millisecond: fraction.flatMap(milliseconds) ?? 0)
  }

  private static func milliseconds(_ fraction: String) -> Int? {
    Int((fraction + "00").prefix(3)).flatMap { 0..<1_000 ~= $0 ? $0 : nil }
  }
}
