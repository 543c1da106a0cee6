/// What the changes of an update say about places of one index space, in the
/// order of places.
struct Claims<Place: Comparable> {
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

  /// Brings the claims in order and returns the first two for one place.
  ///
  /// - Complexity: O(changes log changes); O(changes) where each kind of change
  ///   is given in ascending order, since the sort merges what ascends.
  mutating func sort() -> (Claim, Claim)? {
    claims.sort {
      $0.place != $1.place
        ? $0.place < $1.place : $0.role.rawValue < $1.role.rawValue
    }
    for index in claims.indices.dropFirst()
    where claims[index].place == claims[index - 1].place {
      return (claims[index - 1], claims[index])
    }
    return nil
  }
}
