import FlyingFox

/// Lets only those requests pass whose `Host` is this machine.
///
/// A page on the internet can point a name of its own at 127.0.0.1 and then
/// read what answers there (DNS rebinding). Its requests still carry its own
/// name.
package enum HostGuard {
  /// Returns whether a `Host` header names this machine: `127.0.0.1`,
  /// `localhost` or `[::1]`, with any port or none.
  package static func allows(_ host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    for name in ["127.0.0.1", "localhost", "[::1]"] where host.hasPrefix(name) {
      let rest = host.dropFirst(name.count)
      if rest.isEmpty {
        return true
      }
      let port = rest.dropFirst()
      return rest.first == ":" && UInt16(port) != nil
        && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return false
  }

  /// Returns whether a request comes from a page of this server, as `Origin`
  /// tells it, which no script can make up.
  static func isOwn(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host],
      let origin = request.headers[HTTPHeader("Origin")]
    else { return false }
    return origin.lowercased() == "http://" + host.lowercased()
  }
}
