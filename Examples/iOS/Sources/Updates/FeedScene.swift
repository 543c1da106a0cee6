import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Posts of any length, a page at a time, without an end: their heights are
/// estimates until they come into view.
final class FeedScene: SnapshotScene {
  private static let page = 20
  /// How many placeholders, with numbers below 0, stand for a page that has
  /// not arrived.
  private static let placeholders = 3
  /// How long a page takes to arrive, in seconds.
  private static let delay = 0.7

  private var isLoading = false
  /// Calls back after some seconds.
  private let schedule: UpdatesController.Schedule

  init(
    _ view: WaterflowView, schedule: @escaping UpdatesController.Schedule,
    refused: @escaping (String) -> Void
  ) {
    self.schedule = schedule
    super.init(view, refused: refused)
  }

  override var look: WaterflowSection {
    WaterflowSection(
      insets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
      lineSpacing: 10, estimatesLengths: true)
  }

  override func height(of number: Int) -> CGFloat { number < 0 ? 92 : 120 }

  override func cell(
    _ view: WaterflowView, _ path: IndexPath, _ number: Int
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    (cell as? NoteCell)?.showPost(number)
    return cell
  }

  override func begin() {
    begin(count: Self.page)
    view.nearEndLength = 600
    load()
  }

  override func cameNearEnd() { load() }

  /// Asks for the next page, which arrives by and by.
  private func load() {
    guard !isLoading else { return }
    isLoading = true
    amend { try? $0.appendItems((1...Self.placeholders).map { -$0 }) }
    schedule(Self.delay) { [weak self] in self?.arrive() }
  }

  private func arrive() {
    isLoading = false
    // Another collection may be shown by now.
    guard view.dataSource === source else { return }
    let page = Array(next..<next + Self.page)
    next += Self.page
    amend { snapshot in
      // Those that are left: one of them may have been deleted.
      try? snapshot.deleteItems(snapshot.itemIdentifiers.filter { $0 < 0 })
      try? snapshot.appendItems(page)
    }
  }
}
