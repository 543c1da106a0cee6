/// What keeps a site from being built, and what to do about it.
struct SiteFault: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
