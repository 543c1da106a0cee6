import GalleryServer
import Testing

@Suite("The host guard")
struct HostGuardTests {
  @Test(
    "lets this machine's own names pass",
    arguments: [
      "127.0.0.1", "127.0.0.1:8787", "localhost", "localhost:1", "LocalHost",
      "[::1]", "[::1]:65535",
    ])
  func allowed(host: String) {
    #expect(HostGuard.allows(host))
  }

  @Test(
    "refuses every other name",
    arguments: [
      "", " ", "example.com", "example.com:8787", "127.0.0.1.example.com",
      "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:+1", "127.0.0.1:-1",
      "127.0.0.1:65536", "127.0.0.1:1:2", "127.0.0.1@example.com",
      "localhost.example.com", "localhost.", "localhostx", "::1", "[::1",
      "[::1].example.com", "127.0.0.2", "0.0.0.0", "example.com:127.0.0.1",
      "127.0.0.1, example.com",
    ])
  func refused(host: String) {
    #expect(!HostGuard.allows(host))
  }

  @Test("refuses a request without a name")
  func missing() {
    #expect(!HostGuard.allows(nil))
  }
}
