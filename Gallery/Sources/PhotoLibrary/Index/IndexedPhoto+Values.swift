import Timeline

extension PhotoSummary {
  /// What a tile shows of a photo.
  init(_ photo: IndexedPhoto) {
    var flags: Flags = []
    if photo.color != nil { flags.insert(.colorKnown) }
    if photo.fault != nil { flags.insert(.broken) }
    self.init(
      id: photo.id, version: photo.version, color: photo.color ?? 0,
      flags: flags, name: PhotoPath(photo.path.name).text,
      caption: photo.caption ?? "")
  }
}

extension PhotoRecord {
  /// All that is known of a photo at a place.
  init(_ photo: IndexedPhoto, at place: TimelinePlace) {
    self.init(
      id: photo.id, version: photo.version,
      name: PhotoPath(photo.path.name).text,
      folder: photo.path.folder.text, path: photo.path.text,
      caption: photo.caption, takenAt: photo.taken.text,
      camera: photo.camera, lens: photo.lens, width: photo.width,
      height: photo.height, bytes: Int(photo.identity.size),
      type: photo.type, day: place.day, index: place.index,
      isBroken: photo.fault != nil, fault: photo.fault?.description)
  }
}
