/// A file whose header is to be read.
struct HeaderJob: Sendable {
  let path: PhotoPath
  /// What is known of it, if it is in the index.
  let known: KnownFile?
}
