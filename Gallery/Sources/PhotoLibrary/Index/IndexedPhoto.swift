import Timeline

/// A photo as the index keeps it.
struct IndexedPhoto: Sendable {
  /// Given by the index; 0 before.
  var id: UInt32 = 0
  var path: PhotoPath
  var identity: FileIdentity
  /// When anything of the file changed, as in `FileStatus`.
  var changed: Int64 = 0
  /// Which content it has of those that look the same; 0 for the first.
  var edition: Int64 = 0
  var taken: LocalMoment
  /// The size in pixels, upright; 0 if it is not known.
  var width = 0
  var height = 0
  var type = "application/octet-stream"
  var caption: String?
  var camera: String?
  var lens: String?
  var fault: PhotoFault?
  /// The mean colour, 0x00RRGGBB.
  var color: UInt32?

  /// What the timeline knows of it.
  var entry: TimelineEntry {
    TimelineEntry(
      id: id, taken: taken,
      ratio: RatioCode.code(width: width, height: height))
  }

  /// Changes with the content, and from one path to another.
  var version: UInt32 {
    let hash = key(seed: 0).value
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Names the content, for what is made of it.
  var contentKey: String { key(seed: 0).text + key(seed: 1).text }

  private func key(seed: UInt64) -> StableHash {
    var hash = StableHash(seed: seed)
    hash.append(identity.size)
    hash.append(identity.modified)
    hash.append(path.bytes)
    if edition != 0 { hash.append(edition) }
    return hash
  }
}
