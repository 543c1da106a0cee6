import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Loads the photos and shows them the way the toolbar says.
final class Gallery {
  let toolbar: Toolbar
  var photos: Photos?

  private let view: WaterflowView
  private let container: Element
  private let banner: Banner
  private let readout: Readout
  private let selected: Element
  /// The item that the last layout began with, and where that was.
  private var keptItem = 0
  private var keptOffset = 0.0
  /// How the cells show photos.
  private var shownMode = GalleryMode.waterfall
  /// The number of the latest request; an answer to an earlier one is late.
  private var request = 0

  /// Finds its parts in the page; nil if one is missing.
  init?() {
    guard let container = Element(id: "gallery"), let toolbar = Toolbar(),
      let banner = Banner(), let readout = Readout(),
      let selected = Element(id: "selected"),
      let view = WaterflowView(inPage: container)
    else { return nil }
    self.container = container
    self.toolbar = toolbar
    self.banner = banner
    self.readout = readout
    self.selected = selected
    self.view = view
  }

  /// Sets the view up and loads the photos.
  func start() {
    view.register(.photo) { PhotoCell() }
    view.dataSource = self
    view.selectionDelegate = self
    view.defersContent = true
    view.allowsFocus = true
    view.allowsMultipleSelection = true
    view.didPass = { [self] in readout.update($0) }
    view.didFailWithLayoutError = { [self] in banner.show($0.sentence) }
    toolbar.onStyle = { [self] in reload() }
    toolbar.onCount = { [self] in countChosen() }
    load()
  }

  private func countChosen() {
    // Photos with addresses are the same however often they are repeated.
    if let photos, photos.catalogue.hasAddresses {
      show(Photos(photos.catalogue, count: toolbar.count))
    } else {
      load()
    }
  }

  private func load() {
    request += 1
    let number = request
    let count = toolbar.count
    container.setAttribute("aria-busy", to: "true")
    Page.fetch(count > 0 ? "photos.bin?count=\(count)" : "photos.bin") {
      [self] result in
      guard number == request else { return }
      container.removeAttribute("aria-busy")
      receive(result, count: count)
    }
  }

  private func receive(_ result: FetchResult, count: Int) {
    guard let catalogue = banner.catalogue(in: result) else { return }
    show(Photos(catalogue, count: catalogue.hasAddresses ? count : 0))
  }

  private func show(_ photos: Photos) {
    self.photos = photos
    toolbar.show(count: photos.count)
    container.setClass("empty", photos.count == 0)
    // Their number is painted on them; a caption would only cover it.
    container.setClass("painted", !photos.catalogue.hasAddresses)
    reload(from: 0)
  }

  /// Lays out anew.
  ///
  /// - Parameter start: the item to begin with; the first visible one if nil.
  private func reload(from start: Int? = nil) {
    // A slider that is dragged lays out again and again: the item that people
    // were at stays the one, until they scroll.
    let rests = abs(view.contentOffset.y - keptOffset) < 1
    let first = start ?? (rests ? keptItem : firstVisibleItem)
    let mode = toolbar.mode
    container.setClass("list", mode == .list)
    container.setClass("tags", mode == .flow)
    // The same photos stay selected.
    if start != nil {
      view.reloadData()
    } else if mode != shownMode {
      // Not all modes have captions.
      view.reloadCells()
    } else {
      view.invalidateLayout()
    }
    shownMode = mode
    if first == 0 {
      view.scroll(to: 0)
    } else {
      view.scrollToItem(at: ItemPath(section: 0, item: first))
    }
    keptItem = first
    keptOffset = view.contentOffset.y
    readout.update(view)
    selectionChanged()
  }

  /// Shows how many photos are selected; other photos are none of them.
  func selectionChanged() {
    selected.setText("\(grouped: view.indexPathsForSelectedItems.count)")
  }

  private var firstVisibleItem: Int {
    let top = view.contentOffset.y
    for path in view.indexPathsForVisibleItems {
      // An item cut in half at the top counts as seen.
      if let frame = view.layout.frame(ofItem: path), frame.maxY > top + 1,
        top > 0
      {
        return path.item
      }
    }
    return 0
  }
}

extension CellKind where Cell == PhotoCell {
  static let photo = CellKind(1)
}
