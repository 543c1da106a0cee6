import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Messages, the latest at the bottom, where the view stays once it is there.
final class ChatScene: SnapshotScene {
  private static let count = 60

  init(_ view: WaterflowView) {
    super.init(view) { view, path, number in
      let cell = view.dequeueReusableCell(CellKind.note, for: path)
      cell.showMessage(number)
      return cell
    }
    source.styleProvider = { _, _ in
      SectionStyle(
        mode: .list, insets: Insets(12), lineSpacing: 8,
        estimatesLengths: true)
    }
    source.sizeProvider = { _, _ in ItemSize(width: 1, height: 60) }
  }

  override func begin() {
    view.anchorsToEnd = true
    view.localizedStrings.added = { "\(Self.messages($0)) arrived" }
    view.localizedStrings.removed = { "\(Self.messages($0)) deleted" }
    begin(count: Self.count)
  }

  override func offers(_ action: LiveAction) -> Bool {
    switch action {
    case .insert, .delete: true
    default: super.offers(action)
    }
  }

  private static func messages(_ count: Int) -> PageText {
    count == 1 ? "1 message" : "\(grouped: count) messages"
  }

  override func insert(into snapshot: inout Snapshot<Int, Int>) {
    try? snapshot.appendItems([next])
    next += 1
  }
}
