/// Which link shows a photo that no other path shows.
///
/// What a link leads to inside of the folder is found where it stands, unless
/// that is hidden, as in the folder of a version control. Then the link shows
/// it, and if there are several, the first. Links to folders are never
/// followed: that way no file is there twice, and no walk goes in circles.
struct LinkRegister {
  private var owners: [PhotoPath: PhotoPath] = [:]
  /// Links that show nothing, by the one that shows what they lead to.
  private var others: [PhotoPath: Set<PhotoPath>] = [:]

  /// Returns whether the link at a path shows what it leads to.
  mutating func isShown(_ link: PhotoPath, in folder: PhotoFolder) -> Bool {
    guard let target = folder.target(ofLink: link) else { return false }
    guard target.isHidden || !PhotoEnding.isOn(target.name) else {
      return false
    }
    if let owner = owners[target], owner != link,
      folder.target(ofLink: owner) == target
    {
      others[owner, default: []].insert(link)
      return false
    }
    owners[target] = link
    return true
  }

  /// Returns the links that may show something from now on, as a path is gone.
  mutating func remove(_ path: PhotoPath) -> Set<PhotoPath> {
    others.removeValue(forKey: path) ?? []
  }
}
