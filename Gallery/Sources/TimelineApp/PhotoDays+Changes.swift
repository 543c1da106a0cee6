import WaterflowEngine
import WaterflowLayout

extension PhotoDays {
  /// The library after a change, where all of it shows, with what becomes of
  /// places and sections; nil if the change does not fit this state.
  func changed(
    by change: PhotoChange
  ) -> (photos: PhotoDays, map: PlaceMap, update: BatchUpdate)? {
    guard change.from == revision, let removed = places(change.removed) else {
      return nil
    }
    var next = PhotoDays()
    next.revision = change.to
    var map = PlaceMap(removed: removed)
    var update = BatchUpdate()
    var old = 0
    var gone = 0
    var new = 0
    next.ratios.reserveCapacity(
      ratios.count - removed.count + change.inserted.count)
    // Days before and new ones, newest first.
    while old < days.count || new < change.inserted.count {
      let added =
        new < change.inserted.count ? change.inserted[new].day : Int32.min
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
        if new < change.inserted.count, change.inserted[new].day == day,
          change.inserted[new].index == next.ratios.count - first
        {
          map.inserted.append(next.ratios.count)
          next.ratios.append(change.inserted[new].code)
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
      if new < change.inserted.count, change.inserted[new].day == day {
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
        if count == 0 { update.deletedSections.append(old) }
        if count > 0 {
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

  /// The places in the library of days and numbers there; nil if one is not
  /// there, or they do not ascend.
  private func places(_ list: [(day: Int32, index: Int)]) -> [Int]? {
    var found: [Int] = []
    for (day, index) in list {
      let number = firstIndex(below: days.count) { days[$0] <= day }
      guard number < days.count, days[number] == day, index >= 0,
        index < starts[number + 1] - starts[number],
        starts[number] + index > found.last ?? -1
      else { return nil }
      found.append(starts[number] + index)
    }
    return found
  }

  /// What leads from what shows to what other bits show; nil if that is more
  /// than a number of changes.
  func update(to next: PhotoDays, limit: Int) -> BatchUpdate? {
    var update = BatchUpdate()
    var (oldSection, newSection) = (0, 0)
    for day in days.indices {
      let (start, end) = (starts[day], starts[day + 1])
      let isOld =
        oldSection < sectionCount && dayIndex(ofSection: oldSection) == day
      let isNew =
        newSection < next.sectionCount
        && next.dayIndex(ofSection: newSection) == day
      if isOld && isNew {
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
      } else if isOld {
        update.deletedSections.append(oldSection)
      } else if isNew {
        update.insertedSections.append(newSection)
      }
      if isOld { oldSection += 1 }
      if isNew { newSection += 1 }
      if update.changeCount > limit { return nil }
    }
    return update
  }
}
