/// All that is known of one photo, as the page gets it in JSON.
package struct PhotoRecord: Codable, Sendable, Equatable {
  /// Stands for the file as long as the index lives, and for no other.
  package var id: UInt32
  /// Changes with the file's content.
  package var version: UInt32
  /// The file's name.
  package var name: String
  /// The folder's path below the library's, empty for that itself.
  package var folder: String
  /// The file's path below the library's folder.
  package var path: String
  /// The caption in the file.
  package var caption: String?
  /// When it was taken by the camera's clock: ISO 8601 without a zone.
  package var takenAt: String
  /// The camera's maker and model.
  package var camera: String?
  /// The lens.
  package var lens: String?
  /// The width in pixels, upright; 0 if it is not known.
  package var width: Int
  /// The height in pixels, upright; 0 if it is not known.
  package var height: Int
  /// The file's length in bytes.
  package var bytes: Int
  /// The media type, for example `image/jpeg`.
  package var type: String
  /// The day, since 1970-01-01.
  package var day: Int32
  /// The position in the day.
  package var index: Int
  /// Whether the file cannot be shown.
  package var isBroken: Bool
  /// Why not, in one sentence.
  package var fault: String?

  /// Creates a record.
  package init(
    id: UInt32, version: UInt32, name: String, folder: String, path: String,
    caption: String? = nil, takenAt: String, camera: String? = nil,
    lens: String? = nil, width: Int, height: Int, bytes: Int, type: String,
    day: Int32, index: Int, isBroken: Bool = false, fault: String? = nil
  ) {
    self.id = id
    self.version = version
    self.name = name
    self.folder = folder
    self.path = path
    self.caption = caption
    self.takenAt = takenAt
    self.camera = camera
    self.lens = lens
    self.width = width
    self.height = height
    self.bytes = bytes
    self.type = type
    self.day = day
    self.index = index
    self.isBroken = isBroken
    self.fault = fault
  }
}
