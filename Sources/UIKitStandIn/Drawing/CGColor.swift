/// A colour as layers take it.
public final class CGColor: Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }
}
