/// What is written into the index at once.
struct IndexBatch: Sendable {
  /// A photo whose file was rewritten.
  struct Rewrite: Sendable {
    let before: TimelineEntry
    var after: IndexedPhoto
  }

  var removed: [TimelineEntry] = []
  var removedFolders: [PhotoPath] = []
  var inserted: [IndexedPhoto] = []
  var rewritten: [Rewrite] = []
  var findings: [PictureFinding] = []

  var isEmpty: Bool {
    removed.isEmpty && removedFolders.isEmpty && inserted.isEmpty
      && rewritten.isEmpty && findings.isEmpty
  }
}
