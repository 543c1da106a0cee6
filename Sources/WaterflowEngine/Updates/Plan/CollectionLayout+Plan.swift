import WaterflowLayout

extension CollectionLayout {
  /// Returns a plan that moves an item.
  func plan(_ move: Move<ItemPath>) throws(LayoutError) -> UpdatePlan {
    let counts = counts
    var newCounts = counts
    guard counts.indices.contains(move.from.section) else {
      throw .noSuchSection(move.from.section, count: counts.count)
    }
    guard counts.indices.contains(move.to.section) else {
      throw .noSuchSection(move.to.section, count: counts.count)
    }
    newCounts[move.from.section] -= 1
    newCounts[move.to.section] += 1
    var update = BatchUpdate()
    update.moveItem(from: move.from, to: move.to)
    do throws(UpdateError) {
      return try update.plan(oldCounts: counts, newCounts: newCounts)
    } catch {
      // The counts follow from the layout, so the place is what is wrong.
      throw .noSuchItem(move.from, count: counts[move.from.section])
    }
  }
}
