/// What tells one content of a file from another without reading it, but where
/// a program has set the former date.
struct FileIdentity: Hashable, Sendable {
  /// The length in bytes.
  var size: Int64
  /// When it was last written, in nanoseconds since 1970.
  var modified: Int64
}
