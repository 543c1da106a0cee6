#if os(Linux)
  import CFileSystem
  import Foundation

  /// A file system in which others change what this system hears nothing of, by
  /// the number that `statfs` tells.
  ///
  /// It can be watched all the same, but that tells of this machine's changes.
  enum NetworkFileSystem: UInt32, CaseIterable {
    case nfs = 0x6969
    case smb = 0x517B
    case cifs = 0xFF53_4D42
    case smb2 = 0xFE53_4D42
    /// Of any kind, as sshfs; but see ``isOnDrive(_:)``.
    case fuse = 0x6573_5546
    /// 9p, by which virtual machines see their host's folders.
    case plan9 = 0x0102_1997

    /// Takes the number in the width that the system has; nil for all others.
    init?(type: Int) {
      self.init(rawValue: UInt32(truncatingIfNeeded: type))
    }

    /// Asks what kind of file system a path is in.
    ///
    /// - Returns: 0 if that is not known, and for a drive of this machine whose
    ///   files a program serves, as those of some kinds from other systems.
    static func type(at path: [CChar]) -> Int {
      var system = statfs()
      guard statfs(path, &system) == 0 else { return 0 }
      let type = Int(system.f_type)
      var status = stat()
      if Self(type: type) == .fuse, stat(path, &status) == 0,
        isOnDrive(UInt64(status.st_dev))
      {
        return 0
      }
      return type
    }

    /// Whether files of a device's number lie on a drive: all others have
    /// numbers that stand for no driver, which is the part above 8 bits.
    static func isOnDrive(_ device: UInt64) -> Bool { device >> 8 & 0xFFF != 0 }
  }
#endif
