import WaterflowEngine
import WaterflowLayout

/// One change of an update: items come by their paths after it, and go by
/// those before.
enum Change {
  case insert(String, ItemPath)
  case delete(ItemPath)
  case move(ItemPath, ItemPath)
  case reload(ItemPath)
  case reconfigure(ItemPath)
  case insertSection(App.Section, Int)
  case deleteSection(Int)
  case moveSection(Int, Int)
  case reloadSection(Int)
}

extension App {
  /// Does what changes name.
  ///
  /// What goes does so from the end, and what comes from the start. A batch
  /// changes items or sections.
  func carryOut(_ changes: [Change]) {
    var sections = sections
    var gone: [ItemPath] = []
    var come: [(String, ItemPath)] = []
    var goneSections: [Int] = []
    var comeSections: [(Section, Int)] = []
    for change in changes {
      switch change {
      case .insert(let name, let path): come.append((name, path))
      case .delete(let path): gone.append(path)
      case .move(let old, let new):
        gone.append(old)
        come.append((sections[old.section].items[old.item], new))
      case .insertSection(let section, let index):
        comeSections.append((section, index))
      case .deleteSection(let index): goneSections.append(index)
      case .moveSection(let old, let new):
        goneSections.append(old)
        comeSections.append((sections[old], new))
      case .reload, .reconfigure, .reloadSection: break
      }
    }
    for path in gone.sorted(by: >) {
      sections[path.section].items.remove(at: path.item)
    }
    for (name, path) in come.sorted(by: { $0.1 < $1.1 }) {
      sections[path.section].items.insert(name, at: path.item)
    }
    for index in goneSections.sorted(by: >) { sections.remove(at: index) }
    for (section, index) in comeSections.sorted(by: { $0.1 < $1.1 }) {
      sections.insert(section, at: index)
    }
    self.sections = sections
  }
}
