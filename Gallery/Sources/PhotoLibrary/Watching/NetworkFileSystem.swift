#if os(Linux)
  import CFileSystem

  /// A file system in which others change what this system hears nothing of, by
  /// the number that `statfs` tells.
  ///
  /// It can be watched all the same, but that tells of this machine's changes.
  enum NetworkFileSystem: UInt32, CaseIterable {
    case nfs = 0x6969
    case smb = 0x517B
    case cifs = 0xFF53_4D42
    case smb2 = 0xFE53_4D42
    /// Of any kind: sshfs, and drives that only this machine changes.
    case fuse = 0x6573_5546
    /// 9p, by which virtual machines see their host's folders.
    case plan9 = 0x0102_1997

    /// Takes the number in the width that the system has; nil for all others.
    init?(type: Int) {
      self.init(rawValue: UInt32(truncatingIfNeeded: type))
    }

    /// Asks what kind of file system a path is in; 0 if that is not known.
    static func type(at path: [CChar]) -> Int {
      var status = statfs()
      return statfs(path, &status) == 0 ? Int(status.f_type) : 0
    }
  }
#endif
