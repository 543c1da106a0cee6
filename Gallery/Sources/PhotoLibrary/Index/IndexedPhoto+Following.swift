extension IndexedPhoto {
  /// Returns the photo with what stays of it, where `before` was known of its
  /// file.
  ///
  /// Of a file whose length and date are the same only its header tells whether
  /// the content is another, or just its rights and the like.
  func following(_ before: IndexedPhoto) -> IndexedPhoto {
    var photo = self
    guard identity == before.identity else { return photo }
    if hasHeader(of: before) {
      photo.edition = before.edition
      photo.color = before.color
    } else {
      photo.edition = changed
    }
    return photo
  }

  /// Whether nothing is to be told of it that was not told of `before`.
  func says(asMuchAs before: IndexedPhoto) -> Bool {
    version == before.version && hasHeader(of: before)
      && fault == nil && before.fault == nil
  }

  private func hasHeader(of other: IndexedPhoto) -> Bool {
    taken == other.taken && width == other.width && height == other.height
      && type == other.type && caption == other.caption
      && camera == other.camera && lens == other.lens
  }
}
