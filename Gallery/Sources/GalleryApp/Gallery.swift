import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Loads the photos and shows them the way the toolbar says.
final class Gallery {
  let toolbar: Toolbar
  var photos: Photos?
  /// The sizes of photos in a flow, as the present layout has them.
  var flowMetrics = FlowMetrics(viewportWidth: 0)

  /// How fast content goes by.
  var passage = Passage()

  private let view: WaterflowView
  private let container: Element
  private let banner: Banner
  private let readout: Readout
  private let selected: Element
  private var isReloading = false
  private var isWatching = false
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
    view.allowsFocus = true
    view.allowsMultipleSelection = true
    view.didPass = { [self] _ in passed() }
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
    let first = start ?? firstVisibleItem
    isReloading = true
    let mode = toolbar.mode
    container.setClass("list", mode == .list)
    flowMetrics = FlowMetrics(viewportWidth: view.layout.viewport.width)
    view.reloadData()
    if first == 0 {
      view.scroll(to: 0)
    } else {
      view.scrollToItem(at: ItemPath(section: 0, item: first))
    }
    isReloading = false
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

  /// Loads pictures that were held back, once content has become slow.
  private func followPassage() {
    let isSlow = passage.move(
      to: view.contentOffset.y, viewport: view.layout.viewport.height,
      at: Page.now)
    if isSlow { loadPictures() }
    if passage.isFast && !isWatching { watchPassage() }
  }

  /// Looks by and by whether content has stopped, which no pass tells.
  private func watchPassage() {
    isWatching = true
    Page.schedule(after: Passage.rest) { [self] in
      isWatching = false
      if passage.end(at: Page.now) {
        loadPictures()
      } else {
        watchPassage()
      }
    }
  }

  private func loadPictures() {
    guard let photos else { return }
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path) as? PhotoCell
      cell?.load(path.item, of: photos)
    }
  }

  private func passed() {
    if isReloading { return }
    followPassage()
    readout.update(view)
    // A flow's sizes depend on the width; the view keeps those it was given.
    if toolbar.mode == .flow, let photos,
      FlowMetrics(viewportWidth: view.layout.viewport.width)
        .differs(from: flowMetrics, widest: photos.widest)
    {
      reload()
    }
  }
}

extension CellKind where Cell == PhotoCell {
  static let photo = CellKind(1)
}
