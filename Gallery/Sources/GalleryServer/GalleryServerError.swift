/// Why the server could not start or go on.
package enum GalleryServerError: Error, Equatable, CustomStringConvertible {
  /// The folder has no `index.html`.
  case pageMissing(folder: String)
  /// Another program listens on the port.
  case portTaken(UInt16)
  /// The system keeps the port for itself.
  case portForbidden(UInt16)
  /// Something else, in the system's words.
  case failed(String)

  package var description: String {
    switch self {
    case .pageMissing(let folder):
      "there is no index.html in \(folder): run `make tool`, or name the "
        + "folder that has the page with --site."
    case .portTaken(let port):
      "port \(port) of 127.0.0.1 is taken by another program: choose another "
        + "with --port, or any free one with --port 0."
    case .portForbidden(let port):
      "this user may not listen on port \(port): choose one above 1023 with "
        + "--port, or any free one with --port 0."
    case .failed(let reason):
      "the server stopped: \(reason)"
    }
  }
}
