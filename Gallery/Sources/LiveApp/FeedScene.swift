import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Posts of any length, a page at a time, without an end: their heights are
/// estimates until they come into view.
final class FeedScene: SnapshotScene {
  private static let page = 20
  /// How many placeholders stand for a page that has not arrived.
  private static let placeholders = 3
  /// How long a page takes to arrive, in milliseconds.
  private static let delay = 700.0

  private var isLoading = false
  private var isOver = false

  init(_ view: WaterflowView) {
    super.init(view) { view, path, number in
      let cell = view.dequeueReusableCell(CellKind.note, for: path)
      if number < 0 { cell.showPlaceholder() } else { cell.showPost(number) }
      return cell
    }
    source.styleProvider = { _, _ in
      SectionStyle(
        mode: .list, insets: Insets(12), lineSpacing: 10,
        estimatesLengths: true)
    }
    source.sizeProvider = { _, number in
      ItemSize(width: 1, height: number < 0 ? 92 : 120)
    }
  }

  override func begin() {
    // That there is more to read is no news.
    view.isAnnouncingUpdates = false
    begin(count: Self.page)
    view.didComeNearEnd = { [unowned(unsafe) self] _ in load() }
    load()
  }

  override func offers(_ action: LiveAction) -> Bool {
    switch action {
    case .insert, .delete: true
    default: super.offers(action)
    }
  }

  override func perform(_ action: LiveAction) throws(UpdateError) {
    view.isAnnouncingUpdates = true
    defer { view.isAnnouncingUpdates = false }
    try super.perform(action)
  }

  /// Asks for the next page, which arrives by and by.
  private func load() {
    guard !isLoading else { return }
    isLoading = true
    amend { try? $0.appendItems((1...Self.placeholders).map { 0 - $0 }) }
    Page.schedule(after: Self.delay) { [self] in arrive() }
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
