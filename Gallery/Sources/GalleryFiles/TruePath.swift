import Foundation

/// Where an open file truly is, whatever path it was opened by.
package enum TruePath {
  /// Returns the path of what is open, in its bytes; nil if the system does
  /// not tell.
  package static func bytes(of descriptor: Int32) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    #if canImport(Darwin)
      guard fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return nil }
      let count = strlen(buffer)
    #else
      let count = readlink(
        "/proc/self/fd/\(descriptor)", &buffer, buffer.count - 1)
      guard count > 0 else { return nil }
    #endif
    return buffer.prefix(count).map(UInt8.init(bitPattern:))
  }
}
