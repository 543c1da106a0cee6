import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Shows collections that change: tiles, an endless feed, a chat, and ten
/// million rows.
final class LivePage {
  private let view: WaterflowView
  private let container: Element
  private let controls: LiveControls
  private let banner: Banner
  private let readout: Readout
  private var scene: LiveScene

  /// Finds its parts in the page; nil if one is missing.
  init?() {
    guard let container = Element(id: "live-view"),
      let controls = LiveControls(), let banner = Banner(),
      let readout = Readout(),
      let view = WaterflowView(
        inPage: container, scroller: .chosen(forView: container))
    else { return nil }
    self.container = container
    self.controls = controls
    self.banner = banner
    self.readout = readout
    self.view = view
    scene = TilesScene(view)
  }

  /// Sets the view up and shows the chosen collection.
  func start() {
    view.register(.tile) { TileCell() }
    view.register(.note) { NoteCell() }
    view.register(.wide) { TileCell(isWide: true) }
    view.measuresCells = true
    view.allowsFocus = true
    view.didFailWithLayoutError = { [self] in banner.show($0.sentence) }
    view.didFailWithUpdateError = { [self] in show($0) }
    view.didPass = { [self] _ in readout.update(view) }
    controls.onScene = { [self] in choose() }
    controls.onAction = { [self] in perform($0) }
    choose()
  }

  private func choose() {
    view.didComeNearEnd = nil
    view.anchorsToEnd = false
    view.isAnnouncingUpdates = true
    view.localizedStrings = WaterflowLocalizedStrings()
    view.dataSource = nil
    view.reloadData()
    scene =
      switch controls.scene {
      case .tiles: TilesScene(view)
      case .feed: FeedScene(view)
      case .chat: ChatScene(view)
      case .millions: MillionsScene(view)
      }
    container.setClass("chat", controls.scene == .chat)
    scene.begin()
    controls.offer { scene.offers($0) }
  }

  private func perform(_ action: LiveAction) {
    do throws(UpdateError) {
      try scene.perform(action)
    } catch {
      show(error)
    }
    controls.offer { scene.offers($0) }
  }

  private func show(_ error: UpdateError) {
    banner.show("The update was refused: " + error.description + ".")
  }
}

extension CellKind where Cell == TileCell {
  static let tile = CellKind(1)
  static let wide = CellKind(2)
}

extension CellKind where Cell == NoteCell {
  static let note = CellKind(3)
}
