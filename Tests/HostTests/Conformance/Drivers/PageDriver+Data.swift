import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

extension PageDriver {
  func reload() { act { view.reloadData() } }
  func invalidateLayout() { act { view.invalidateLayout() } }
  func reloadCells() { act { view.reloadCells() } }
  func invalidateStyles(ofSections sections: Range<Int>?) {
    act { view.invalidateStyles(ofSections: sections) }
  }

  func update(
    _ named: [Change], _ animated: Bool, _ completion: @escaping (Bool) -> Void,
    _ make: @escaping () -> Void
  ) {
    let (app, view) = (app, view)
    act {
      do {
        try view.performBatchUpdates(
          animated: animated, completion: completion
        ) { batch in
          make()
          for change in named {
            if case .reconfigure(let item) = change {
              view.reconfigureItems(at: [item])
            } else {
              batch.add(change)
            }
          }
        }
      } catch {
        app.tell("refused")
      }
    }
  }

  func apply(
    _ snapshot: Snapshot<Int, String>, _ usesReloadData: Bool,
    _ completion: @escaping () -> Void
  ) {
    act {
      if usesReloadData {
        snapshots?.applySnapshotUsingReloadData(
          snapshot, completion: completion)
      } else {
        snapshots?.apply(snapshot, completion: completion)
      }
    }
  }

  func setSize(_ size: ItemSize, of item: ItemPath) {
    act {
      if size.width == size.height {
        view.setHeight(size.height, forItemAt: item)
      } else {
        view.setSize(size, forItemAt: item)
      }
    }
  }
}
