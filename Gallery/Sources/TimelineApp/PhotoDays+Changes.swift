import WaterflowEngine
import WaterflowLayout

extension PhotoDays {
  /// So many changes are told one by one; of more only those of some days are,
  /// and the others become new sections.
  static let limit = 400

  /// The library after a change, where all of it shows, with what becomes of
  /// places and sections; nil if the change does not fit this state.
  ///
  /// The photos of days that are near, by their numbers, keep their tiles.
  func changed(
    by change: PhotoChange, near: [Int]
  ) -> (photos: PhotoDays, map: PlaceMap, update: BatchUpdate)? {
    guard change.from == revision, let removed = removedPlaces(change) else {
      return nil
    }
    let isSmall = change.removedCount + change.insertedCount <= Self.limit
    var next = PhotoDays()
    next.revision = change.to
    var map = PlaceMap(removed: removed, moved: change.moved)
    var update = BatchUpdate()
    var old = 0
    var gone = 0
    var new = 0
    next.ratios.reserveCapacity(
      ratios.count - removed.count + change.insertedCount)
    // Days before and new ones, newest first.
    while old < days.count || new < change.insertedCount {
      let added =
        new < change.insertedCount ? change.inserted(new).day : Int32.min
      let day = old < days.count ? max(days[old], added) : added
      // Days descend.
      guard day < next.days.last ?? .max else { return nil }
      let isOld = old < days.count && days[old] == day
      let first = next.ratios.count
      var place = isOld ? starts[old] : 0
      let end = isOld ? starts[old + 1] : 0
      let firstGone = gone
      let firstNew = new
      // What stays and what comes, until neither has more for the day.
      while true {
        if new < change.insertedCount,
          change.inserted(new) == (day, next.ratios.count - first)
        {
          map.inserted.append(next.ratios.count)
          next.ratios.append(change.code(new))
          new += 1
        } else if place < end {
          if gone < removed.count, removed[gone] == place {
            gone += 1
          } else {
            next.ratios.append(ratios[place])
          }
          place += 1
        } else {
          break
        }
      }
      // A place that no photo comes to.
      if new < change.insertedCount, change.inserted(new).day == day {
        return nil
      }
      let count = next.ratios.count - first
      let section = next.days.count
      if count > 0 {
        next.days.append(day)
        next.starts.append(next.ratios.count)
        if !isOld { update.insertedSections.append(section) }
      }
      if isOld {
        let isWhole =
          !isSmall && gone + new > firstGone + firstNew && !near.contains(old)
        if count == 0 || isWhole { update.deletedSections.append(old) }
        if count > 0 && isWhole { update.insertedSections.append(section) }
        if count > 0 && !isWhole {
          for place in removed[firstGone..<gone] {
            update.deletedItems.append(
              ItemPath(section: old, item: place - starts[old]))
          }
          for place in map.inserted[firstNew..<new] {
            update.insertedItems.append(
              ItemPath(section: section, item: place - first))
          }
        }
        old += 1
      }
    }
    return (next, map, update)
  }

  /// The places in the library that a change removes; nil if one is not there,
  /// or they do not ascend.
  private func removedPlaces(_ change: PhotoChange) -> [Int]? {
    var found: [Int] = []
    for gone in 0..<change.removedCount {
      let (day, index) = change.removed(gone)
      guard let number = number(ofDay: day), index >= 0,
        index < starts[number + 1] - starts[number],
        starts[number] + index > found.last ?? -1
      else { return nil }
      found.append(starts[number] + index)
    }
    return found
  }

  /// Whether other photos of some places show in another state.
  private func differs(from next: PhotoDays, in places: Range<Int>) -> Bool {
    places.contains { shows($0) != next.shows($0) }
  }

  /// What leads from what shows to what other bits show; nil if that is too
  /// much to be told photo by photo.
  ///
  /// The photos of days that are near, by their numbers, keep their tiles;
  /// without such days those of all do.
  func update(to next: PhotoDays, near: [Int]?) -> BatchUpdate? {
    var update = BatchUpdate()
    var (oldSection, newSection) = (0, 0)
    for day in days.indices {
      let (start, end) = (starts[day], starts[day + 1])
      let isOld =
        oldSection < sectionCount && dayIndex(ofSection: oldSection) == day
      let isNew =
        newSection < next.sectionCount
        && next.dayIndex(ofSection: newSection) == day
      let isNear = near?.contains(day) ?? true
      if isOld && isNew && isNear {
        var (oldItem, newItem) = (0, 0)
        for place in start..<end {
          let (was, will) = (shows(place), next.shows(place))
          if was && !will {
            update.deletedItems.append(
              ItemPath(section: oldSection, item: oldItem))
          }
          if will && !was {
            update.insertedItems.append(
              ItemPath(section: newSection, item: newItem))
          }
          if was { oldItem += 1 }
          if will { newItem += 1 }
        }
      } else if isOld != isNew || differs(from: next, in: start..<end) {
        if isOld { update.deletedSections.append(oldSection) }
        if isNew { update.insertedSections.append(newSection) }
      }
      if isOld { oldSection += 1 }
      if isNew { newSection += 1 }
      if near == nil, update.changeCount > Self.limit { return nil }
    }
    return update
  }
}
