import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Messages, the latest at the bottom, where the view stays once it is there.
final class ChatScene: SnapshotScene {
  private static let count = 60

  override var look: WaterflowSection {
    WaterflowSection(
      insets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
      lineSpacing: 8, estimatesLengths: true)
  }

  override func height(of number: Int) -> CGFloat { 60 }

  override func cell(
    _ view: WaterflowView, _ path: IndexPath, _ number: Int
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    (cell as? NoteCell)?.showMessage(number)
    return cell
  }

  override func begin() {
    view.anchorsToEnd = true
    begin(count: Self.count)
  }

  override func insert(into snapshot: inout Snapshot) {
    try? snapshot.appendItems([next])
    next += 1
  }
}
