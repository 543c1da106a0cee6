import Foundation

/// How many files and connections the tool may have open.
enum OpenFileLimit {
  /// Asks the system for as many as it grants.
  ///
  /// A shell's usual limit is 1,024, and a browser's pages, photos that are
  /// read and folders that are watched come together.
  static func raise() {
    var limit = rlimit()
    #if canImport(Darwin)
      let files = RLIMIT_NOFILE
    #else
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(files, &limit) == 0 else { return }
    let wanted = min(limit.rlim_max, 65_536)
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = wanted
    setrlimit(files, &limit)
  }
}
