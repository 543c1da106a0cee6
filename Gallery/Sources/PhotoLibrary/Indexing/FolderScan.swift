/// How far looking through folders has come.
struct FolderScan {
  /// Folders that are still to be read; the last is the next.
  var waiting: [PhotoPath]
  var seen: Set<PhotoPath> = []
  /// Folders that are looked through with all that are in them, even if they
  /// are known: a folder of another content may have taken their place.
  var whole: Set<PhotoPath> = []
  /// Files that are read again if they are broken.
  var rewritten: [PhotoPath: Set<[UInt8]>] = [:]
  /// Whether every broken file is read again.
  var retriesBroken = false
  /// Folders that are gone, and whose photos are known still; more than one
  /// event tells of the same.
  var missing: Set<PhotoPath> = []

  init(waiting: [PhotoPath]) {
    self.waiting = waiting
  }
}
