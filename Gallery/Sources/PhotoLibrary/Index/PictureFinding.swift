import Timeline

/// What decoding a photo told of it.
struct PictureFinding: Sendable {
  let id: UInt32
  /// The content that was decoded.
  let identity: FileIdentity
  /// When anything of its file changed, as in ``IndexedPhoto/changed``: a size
  /// and a date can be those of the content before.
  let changed: Int64
  /// Its mean colour, or why there is none.
  let color: Result<UInt32, PhotoFault>
}
