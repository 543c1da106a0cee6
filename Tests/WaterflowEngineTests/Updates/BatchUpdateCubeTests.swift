import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Batch updates, all small ones")
struct BatchUpdateCubeTests {
  private typealias Change = (inout BatchUpdate) -> Void

  /// All changes with sections and items from -1 to `reach`.
  private static func changes(sections: Int, items: Int, from low: Int)
    -> [Change]
  {
    let indices = low...sections
    let paths = indices.flatMap { section in
      (low...items).map { ItemPath(section: section, item: $0) }
    }
    var all: [Change] = []
    for path in paths {
      all.append { $0.deleteItems(at: [path]) }
      all.append { $0.insertItems(at: [path]) }
      all.append { $0.reloadItems(at: [path]) }
      for other in paths { all.append { $0.moveItem(from: path, to: other) } }
    }
    for section in indices {
      all.append { $0.deleteSections([section]) }
      all.append { $0.insertSections([section]) }
      all.append { $0.reloadSections([section]) }
      for other in indices {
        all.append { $0.moveSection(from: section, to: other) }
      }
    }
    return all
  }

  private static let shapes: [[Int]] = {
    var shapes: [[Int]] = [[]]
    for a in 0...3 {
      shapes.append([a])
      for b in 0...3 { shapes.append([a, b]) }
    }
    return shapes + [[0, 1, 1], [1, 0, 2], [1, 1, 1]]
  }()

  private func firstProblem(
    _ updates: [BatchUpdate], _ old: [[Int]], _ new: [[Int]]
  ) -> (accepted: Int, problem: String?) {
    var accepted = 0
    for update in updates {
      for old in old {
        for new in new {
          if let problem = PlanCheck.problem(update, old: old, new: new) {
            return (accepted, problem)
          }
          if NaiveUpdate.arrange(update, old: old, new: new) != nil {
            accepted += 1
          }
        }
      }
    }
    return (accepted, nil)
  }

  @Test("Every single change between all small shapes")
  func singles() {
    var updates = [BatchUpdate()]
    for change in Self.changes(sections: 2, items: 3, from: -1) {
      var update = BatchUpdate()
      change(&update)
      updates.append(update)
    }
    let (accepted, problem) = firstProblem(updates, Self.shapes, Self.shapes)
    #expect(problem == nil)
    #expect(accepted > 500)
  }

  @Test("Every pair of changes of up to two sections of up to two items")
  func pairs() {
    var updates: [BatchUpdate] = []
    let changes = Self.changes(sections: 1, items: 1, from: 0)
    for first in changes.indices {
      for second in changes[first...] {
        var update = BatchUpdate()
        changes[first](&update)
        second(&update)
        updates.append(update)
      }
    }
    let (accepted, problem) = firstProblem(
      updates, [[2], [1, 1], [2, 1], [0, 2], [2, 2]],
      [[], [1], [2], [4], [0, 2], [1, 1], [2, 1], [1, 2], [2, 2], [3, 1]])
    #expect(problem == nil)
    #expect(accepted > 500)
  }

  @Test("Every three changes of one section of two items, and of its sections")
  func triples() {
    var updates: [BatchUpdate] = []
    var changes = Self.changes(sections: 0, items: 2, from: 0)
    changes.append { $0.insertSections([1]) }
    changes.append { $0.moveSection(from: 0, to: 1) }
    for first in changes.indices {
      for second in changes.indices[first...] {
        for third in changes[second...] {
          var update = BatchUpdate()
          changes[first](&update)
          changes[second](&update)
          third(&update)
          updates.append(update)
        }
      }
    }
    let (accepted, problem) = firstProblem(
      updates, [[2], [3]], [[2], [3], [1, 2], [2, 1]])
    #expect(problem == nil)
    #expect(accepted > 100)
  }
}
