import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// 100,000 photos in lanes, in rows, as tags or as a list, in the view or in a
/// stock collection view.
final class PhotosController: WaterflowPage {
  let loader: PictureLoader

  private(set) var options = PhotosOptions()
  private(set) lazy var photos = painted(options.count)
  private(set) var sizes = PhotoSizes()
  /// Made when it is chosen.
  private(set) var stock: StockPhotos?
  private var textSizeWatch: TextSizeWatch?

  /// The file of photos that can be chosen.
  private let file: URL?

  init(
    loader: PictureLoader = PictureLoader(), file: URL? = PhotoFile.bundled
  ) {
    self.loader = loader
    self.file = file
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    waterflow.sectionInsetReference = .safeArea
    waterflow.allowsMultipleSelection = true
    waterflow.defersContent = true
    waterflow.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    waterflow.selectionDelegate = self
    waterflow.prefetchDataSource = self
    view.addSubview(waterflow)
    textSizeWatch = TextSizeWatch { [weak self] in
      self?.takeTextSize()
    }
    showMenu()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
    stock?.view.frame = view.bounds
    // UIKit tells a layout of bounds alone.
    stock?.layout.marginsDidChange()
  }

  /// Lays out as chosen.
  func choose(_ options: PhotosOptions) {
    let old = self.options
    self.options = options
    if options.count != old.count || options.isFile != old.isFile {
      photos = options.isFile ? read() : painted(options.count)
    }
    showStock(options.isStock)
    let direction: UISemanticContentAttribute =
      options.isRightToLeft ? .forceRightToLeft : .unspecified
    waterflow.semanticContentAttribute = direction
    stock?.view.semanticContentAttribute = direction
    if old.isRearranged(in: options) { rearrange() } else { reload() }
    showMenu()
    showSelection()
  }

  private func painted(_ count: Int) -> [Photo] {
    (0..<count).map { Photo(number: $0) }
  }

  /// The photos of the file, at most as many as chosen; none if it cannot be
  /// read.
  private func read() -> [Photo] {
    let photos = file.flatMap { try? PhotoFile.photos(at: $0) } ?? []
    return Array(photos.prefix(options.count))
  }

  private func reload() {
    waterflow.reloadData()
    stock?.view.reloadData()
  }

  /// Gives the same photos, which stay selected, other sizes.
  private func takeTextSize() {
    sizes = PhotoSizes()
    waterflow.invalidateLayout()
    stock?.layout.invalidateLayout()
  }

  private func showStock(_ isShown: Bool) {
    if isShown, stock == nil {
      let stock = StockPhotos(self)
      stock.view.frame = view.bounds
      view.addSubview(stock.view)
      self.stock = stock
    }
    stock?.view.isHidden = !isShown
    show(isShown ? stock?.view : nil)
  }

  // MARK: - Changes

  /// Changes some photos at the first one in view, in one batch update.
  func change(_ change: PhotosChange) {
    let place = min(firstInView, photos.count)
    let count = change == .insert ? 3 : min(3, photos.count - place)
    let paths = (place..<place + count).map {
      IndexPath(item: $0, section: 0)
    }
    guard let first = paths.first, let last = paths.last else { return }
    update { page in
      switch change {
      case .insert:
        let fresh = (0..<count).map { Photo(number: page.photos.count + $0) }
        page.photos.insert(contentsOf: fresh, at: place)
      case .remove: page.photos.removeSubrange(place..<place + count)
      case .move:
        let photo = page.photos.remove(at: first.item)
        page.photos.insert(photo, at: last.item)
      }
    } naming: { view in
      switch change {
      case .insert: view.insertItems(at: paths)
      case .remove: view.deleteItems(at: paths)
      case .move: view.moveItem(at: first, to: last)
      }
    }
  }

  /// Shows the same photos in another arrangement, the first one in view at
  /// the top, in one batch update.
  private func rearrange() {
    let first = IndexPath(item: firstInView, section: 0)
    update { _ in
    } naming: {
      $0.reloadSections(IndexSet(integer: 0))
    }
    guard first.item > 0 else { return }
    guard options.isStock, let stock else {
      return waterflow.scrollToItem(at: first, at: .start, animated: false)
    }
    let (view, inset) = (stock.view, stock.view.adjustedContentInset)
    view.layoutIfNeeded()
    let top = stock.layout.layoutAttributesForItem(at: first)?.frame.minY ?? 0
    let lowest = view.contentSize.height + inset.bottom - view.bounds.height
    view.contentOffset.y = max(-inset.top, min(top - inset.top, lowest))
  }

  /// Changes the data within an update of the view that is shown; the other
  /// one, which is laid out when it is resized, reads all of it anew.
  private func update(
    _ data: @escaping (PhotosController) -> Void,
    naming changes: @escaping (any ItemChanging) -> Void
  ) {
    let shown: any ItemChanging
    if options.isStock, let stock {
      shown = stock.view
    } else {
      shown = waterflow
    }
    shown.change { [weak self] in
      guard let self else { return }
      data(self)
      changes(shown)
      if options.isStock {
        waterflow.reloadData()
      } else {
        stock?.view.reloadData()
      }
    }
    showSelection()
  }

  private var firstInView: Int {
    let paths =
      options.isStock
      ? stock?.view.indexPathsForVisibleItems
      : waterflow
        .indexPathsForVisibleItems
    return paths?.map(\.item).min() ?? 0
  }

  // MARK: - What is shown around the photos

  /// Says how many photos are selected.
  func showSelection() {
    let selected =
      options.isStock
      ? stock?.view.indexPathsForSelectedItems
      : waterflow.indexPathsForSelectedItems
    let count = selected?.count ?? 0
    navigationItem.title = count == 0 ? "Photos" : "\(count) selected"
  }

  private func showMenu() {
    let menu = options.menu { [weak self] in
      self?.choose($0)
    } change: { [weak self] in
      self?.change($0)
    }
    if let button = navigationItem.rightBarButtonItem {
      button.menu = menu
    } else {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Layout", menu: menu)
    }
  }
}
