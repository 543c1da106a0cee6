import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// A cell for UIKit that knows what it was filled with.
final class NamedUIKitCell: WaterflowUIKit.WaterflowCell {
  var name = "nothing"
  var measured: [String: Double] = [:]

  /// Called with it when the cell is to load.
  var onLoad: (String) -> Void = { _ in }

  override func loadContent() { onLoad(name) }

  override func prepareForReuse() { name = "nothing" }

  override func preferredSize(fitting size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: measured[name].map { CGFloat($0) } ?? bounds.height)
  }
}

/// Something in a cell that is typed into.
final class TypedView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// An app with UIKit: what the view asks and tells, for ``App``.
@MainActor
final class UIKitApp {
  let app: App
  let setting: Setting
  /// The page that a neighbour shows.
  private let page: Int?
  var pull = PullState.idle

  init(_ app: App, _ setting: Setting, page: Int? = nil) {
    self.app = app
    self.setting = setting
    self.page = page
  }

  func cell(
    _ view: WaterflowUIKit.WaterflowView, _ name: String
  ) -> WaterflowUIKit.WaterflowCell {
    let cell: WaterflowUIKit.WaterflowCell
    if setting.makesCells {
      cell =
        view.dequeueReusableCell(withReuseIdentifier: "cell")
        ?? NamedUIKitCell(frame: .zero)
      cell.reuseIdentifier = "cell"
    } else {
      cell = view.dequeueReusableCell(
        withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    }
    if let cell = cell as? NamedUIKitCell {
      cell.name = name
      cell.measured = setting.measured
      if setting.tellsOfContent {
        cell.onLoad = { [app] in app.tell("load \($0)") }
      }
    }
    return cell
  }

  func path(_ path: IndexPath) -> ItemPath {
    ItemPath(section: path.section, item: path.item)
  }

  func ask(_ question: String, _ indexPath: IndexPath) -> Bool {
    app.ask(question, path(indexPath))
  }

  func tell(_ call: String, _ indexPath: IndexPath) {
    app.tell(call, path(indexPath))
  }
}

extension UIKitApp: WaterflowUIKit.WaterflowViewDataSource {
  func numberOfSections(in waterflowView: WaterflowUIKit.WaterflowView) -> Int {
    app.pages[page ?? app.page].count
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    numberOfItemsInSection section: Int
  ) -> Int { app.count(of: section, onPage: page) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    cellForItemAt indexPath: IndexPath
  ) -> WaterflowUIKit.WaterflowCell {
    cell(waterflowView, app.name(path(indexPath), onPage: page))
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    viewForHeaderInSection section: Int
  ) -> WaterflowUIKit.WaterflowCell? { cell(waterflowView, "header") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    viewForFooterInSection section: Int
  ) -> WaterflowUIKit.WaterflowCell? { cell(waterflowView, "footer") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    viewForBackgroundInSection section: Int
  ) -> WaterflowUIKit.WaterflowCell? { cell(waterflowView, "background") }

  func viewForContentHeader(
    in waterflowView: WaterflowUIKit.WaterflowView
  ) -> WaterflowUIKit.WaterflowCell? { cell(waterflowView, "top") }
}

extension UIKitApp: WaterflowViewDataSourcePrefetching {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) { app.prefetch(indexPaths.map { path($0) }) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { app.cancelPrefetching(indexPaths.map { path($0) }) }
}

extension UIKitApp: WaterflowViewDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    styleForSectionAt section: Int
  ) -> WaterflowSection {
    let style = app.style(of: section, onPage: page)
    return WaterflowSection(
      mode: style.mode, headerLength: CGFloat(style.header),
      footerLength: CGFloat(style.footer), pinsHeader: style.pinsHeader,
      pinsFooter: style.pinsFooter,
      background: style.background == nil ? nil : .zero,
      estimatesLengths: style.estimatesLengths)
  }

  func lengthForContentHeader(
    in waterflowView: WaterflowUIKit.WaterflowView
  ) -> CGFloat { CGFloat(setting.contentHeader) }

  func waterflowViewDidComeNearEnd(
    _ waterflowView: WaterflowUIKit.WaterflowView
  ) { app.tell("near the end") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    heightForItemAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(app.length(path(indexPath), onPage: page)) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = app.size(path(indexPath), onPage: page)
    return CGSize(width: size.width, height: size.height)
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    laneForItemAt indexPath: IndexPath
  ) -> Int { app.lane(path(indexPath), onPage: page) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { app.listedLengths?.map { CGFloat($0) } }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView, didChangePin event: PinEvent
  ) {
    guard page == nil else { return }
    app.tell("\(event.isPinned ? "pin" : "unpin") \(event.element.section)")
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didFailWith error: LayoutError
  ) { app.tell("failed") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didFailWith error: UpdateError
  ) { app.tell("refused") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didCorrect warning: LayoutWarning
  ) { app.tell("corrected") }
}
