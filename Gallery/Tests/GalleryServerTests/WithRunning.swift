import GalleryServer

/// Runs a server for as long as `body` takes, which gets the port.
func withRunning(
  _ server: GalleryServer, _ body: (UInt16) async throws -> Void
) async throws {
  let port = try await server.start()
  do {
    try await body(port)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
  try await server.waitUntilStopped()
}
