/// A colour as layers take it.
public final class CGColor: Sendable {
  let ownName: String

  init(ownName: String) {
    self.ownName = ownName
  }
}
