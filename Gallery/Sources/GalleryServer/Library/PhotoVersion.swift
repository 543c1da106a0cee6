/// A photo in one state of its file, as an address names it: `12-3`.
struct PhotoVersion: Equatable {
  let id: UInt32
  let version: UInt32

  /// Reads an address's part; each has one spelling only.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let id = UInt32(parts[0]),
      let version = UInt32(parts[1]), text == "\(id)-\(version)"
    else { return nil }
    self.id = id
    self.version = version
  }
}
