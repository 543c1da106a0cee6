/// The part of a file that a `Range` header asks for.
enum ByteRange: Equatable {
  /// All of it.
  case whole
  /// These bytes.
  case part(Range<Int>)
  /// Bytes that the file does not have.
  case unsatisfiable

  /// Reads the header as RFC 9110 has it.
  ///
  /// What is malformed, has another unit
  /// or asks for several parts counts as absent, as a server may have it.
  init(_ header: String?, size: Int) {
    self = .whole
    guard let header, header.lowercased().hasPrefix("bytes=") else { return }
    let ends = header.dropFirst(6).split(
      separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2,
      ends.joined().allSatisfy({ $0.isASCII && $0.isNumber })
    else { return }
    switch (Int(ends[0]), Int(ends[1])) {
    case (nil, let count?) where ends[0].isEmpty:
      self =
        count == 0 || size == 0
        ? .unsatisfiable : .part(max(0, size - count)..<size)
    case (let first?, let last?) where first <= last:
      self =
        first >= size
        ? .unsatisfiable : .part(first..<min(last, size - 1) + 1)
    case (let first?, nil) where ends[1].isEmpty:
      self = first >= size ? .unsatisfiable : .part(first..<size)
    default: break
    }
  }
}
