import CVips
import Timeline

/// libvips, started once in a process.
enum Vips {
  /// Reads a header; the picture is to be closed.
  static func open(_ descriptor: Int32) throws(PhotoFault) -> OpaquePointer {
    var image: OpaquePointer?
    try check(cvips_open(descriptor, &image))
    guard let image else { throw damaged }
    return image
  }

  /// Starts libvips on the first use, and throws what a call came to.
  static func check(
    _ result: @autoclosure () -> cvips_result
  ) throws(PhotoFault) {
    guard isStarted else {
      throw .broken("The library for pictures does not start.")
    }
    switch result() {
    case cvips_done: return
    case cvips_unknown:
      throw .broken("It is no picture of a kind that is read here.")
    case cvips_too_large: throw .tooLarge
    case cvips_failed: throw .busy
    default: throw damaged
    }
  }

  static let isStarted = cvips_start() == 0
  private static let damaged = PhotoFault.broken(
    "It is cut off or damaged.")
}
