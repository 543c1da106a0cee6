/// Names of what is in a folder and is none of a person's photos.
enum HiddenName {
  /// Folders in which drives in a network, and systems, keep small copies of
  /// photos, earlier states of all files, and what was deleted.
  private static let folders = Set(
    [
      "@eaDir", "#recycle", "#snapshot", "@Recycle", "@Recently-Snapshot",
      "$RECYCLE.BIN", "$Recycle.Bin", "System Volume Information", "lost+found",
    ].map { Array($0.utf8) })

  /// Whether a name begins with a dot, or is that of such a folder.
  static func isOne(_ name: some Collection<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".") || folders.contains(Array(name))
  }
}
