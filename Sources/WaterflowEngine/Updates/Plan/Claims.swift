import WaterflowLayout

/// What the changes of an update say about places of one index space, in the
/// order of places; of sections the place is their first item's.
struct Claims {
  struct Claim {
    var place: ItemPath
    var role: UpdateRole
    var move: Int
  }

  private(set) var claims: [Claim] = []

  // Not inlined: changes of each kind are added.
  @inline(never)
  mutating func add(
    _ place: ItemPath, _ role: UpdateRole, move: Int = SlotList.noMove
  ) {
    claims.append(Claim(place: place, role: role, move: move))
  }

  mutating func add(
    _ section: Int, _ role: UpdateRole, move: Int = SlotList.noMove
  ) {
    add(ItemPath(section: section, item: 0), role, move: move)
  }

  /// Brings the claims in order.
  ///
  /// - Returns: the first two for one place.
  /// - Complexity: O(changes log changes); O(changes) where each kind of change
  ///   is given in ascending order, since what ascends is merged.
  mutating func sort() -> (Claim, Claim)? {
    claims = claims.inOrder {
      ($0.place.section, $0.place.item, Int($0.role.rawValue))
    }
    for index in claims.indices.dropFirst()
    where claims[index].place == claims[index - 1].place {
      return (claims[index - 1], claims[index])
    }
    return nil
  }
}
