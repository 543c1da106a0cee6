/// What the changes of an update say about places of one index space, in the
/// order of places.
struct Claims<Place: Equatable> {
  struct Claim {
    var place: Place
    var role: UpdateRole
    var move: Int
  }

  private(set) var claims: [Claim] = []

  mutating func add(
    _ place: Place, _ role: UpdateRole, move: Int = SlotList.noMove
  ) {
    claims.append(Claim(place: place, role: role, move: move))
  }

  /// Brings the claims in order.
  ///
  /// - Parameter key: a place as two numbers, of which the first decides.
  /// - Returns: the first two for one place.
  /// - Complexity: O(changes log changes); O(changes) where each kind of change
  ///   is given in ascending order, since what ascends is merged.
  mutating func sort(_ key: (Place) -> (Int, Int)) -> (Claim, Claim)? {
    claims = claims.inOrder {
      let (section, item) = key($0.place)
      return (section, item, Int($0.role.rawValue))
    }
    for index in claims.indices.dropFirst()
    where claims[index].place == claims[index - 1].place {
      return (claims[index - 1], claims[index])
    }
    return nil
  }
}
