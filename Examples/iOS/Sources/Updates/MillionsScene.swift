import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A million rows, all of one height.
@MainActor
final class MillionsScene: UpdatesScene {
  private let view: WaterflowView
  private let refused: (String) -> Void
  private(set) var count = 1_000_000
  /// The number of the first row; new ones come before it.
  private var first = 0

  init(_ view: WaterflowView, refused: @escaping (String) -> Void) {
    self.view = view
    self.refused = refused
  }

  func begin() {
    view.waterflowDelegate = self
    view.dataSource = self
  }

  func offers(_ action: UpdatesAction) -> Bool {
    switch action {
    case .insert, .delete, .last, .lie: true
    case .shuffle, .sort, .resize, .undo: false
    }
  }

  func perform(_ action: UpdatesAction) {
    let start = IndexPath(item: 0, section: 0)
    switch action {
    case .insert:
      view.performBatchUpdates {
        self.count += 1
        self.first -= 1
        self.view.insertItems(at: [start])
      }
    case .delete:
      guard count > 0 else { return }
      view.performBatchUpdates {
        self.count -= 1
        self.first += 1
        self.view.deleteItems(at: [start])
      }
    case .last:
      view.scrollToItem(
        at: IndexPath(item: count - 1, section: 0), at: .end, animated: true)
    case .lie: view.insertItems(at: [start])
    case .shuffle, .sort, .resize, .undo: break
    }
  }
}

extension MillionsScene: WaterflowViewDataSource {
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberTile)?.show(first + indexPath.item)
    return cell
  }
}

extension MillionsScene: WaterflowViewDelegate {
  private static let height: CGFloat = 300

  func waterflowView(
    _ waterflowView: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { Array(repeating: Self.height, count: count) }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { Self.height }

  func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: UpdateError
  ) { refused(error.description) }
}
