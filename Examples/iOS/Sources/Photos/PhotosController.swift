import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A waterfall of 100,000 photos.
final class PhotosController: WaterflowPage {
  let loader: PictureLoader

  private(set) var options = PhotosOptions()
  private var textSizeWatch: TextSizeWatch?

  init(loader: PictureLoader = PictureLoader()) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    waterflow.allowsMultipleSelection = true
    waterflow.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    waterflow.prefetchDataSource = self
    view.addSubview(waterflow)
    textSizeWatch = TextSizeWatch { [weak self] in
      self?.waterflow.reloadData()
    }
    showMenu()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
  }

  /// Lays out as chosen.
  func choose(_ options: PhotosOptions) {
    self.options = options
    waterflow.semanticContentAttribute =
      options.isRightToLeft ? .forceRightToLeft : .unspecified
    waterflow.reloadData()
    showMenu()
    showSelection()
  }

  /// Says how many photos are selected.
  func showSelection() {
    let count = waterflow.indexPathsForSelectedItems.count
    navigationItem.title = count == 0 ? "Photos" : "\(count) selected"
  }

  private func showMenu() {
    let menu = options.menu { [weak self] in self?.choose($0) }
    if let button = navigationItem.rightBarButtonItem {
      button.menu = menu
    } else {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Layout", menu: menu)
    }
  }
}
