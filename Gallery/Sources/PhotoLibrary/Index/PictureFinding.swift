import Timeline

/// What decoding a photo told of it.
struct PictureFinding: Sendable {
  let id: UInt32
  /// The content that was decoded.
  let identity: FileIdentity
  /// Its mean colour, or why there is none.
  let color: Result<UInt32, PhotoFault>
}
