/// What the header of a photo tells, without decoding it.
struct PhotoHeader: Sendable, Equatable {
  /// The size in pixels, upright.
  var width: Int
  var height: Int
  /// The media type, such as `image/jpeg`.
  var type: String
  /// When it was taken, by the camera's clock.
  var taken: LocalMoment?
  var caption: String?
  var camera: String?
  var lens: String?
}
