import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Sections of every mode with headers and footers that pin, and a tail of
/// sections that turns like a page.
final class SectionsController: UIViewController {
  let waterflow = WaterflowView(frame: .zero)
  let loader: PictureLoader
  private(set) lazy var bar = SectionsBar { [weak self] in self?.turn(by: $0) }
  private(set) lazy var pager = TailPager(waterflow)

  private(set) var options = SectionsOptions()
  private var width: CGFloat = 0
  private var textSizeWatch: TextSizeWatch?

  private static let pinModes: [(title: String, mode: PinMode)] = [
    ("Section", .section), ("Stacked", .stacked), ("Until next", .untilNext),
  ]

  init(loader: PictureLoader = PictureLoader()) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    waterflow.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    waterflow.register(RowCell.self, forCellWithReuseIdentifier: "row")
    waterflow.register(TitleCell.self, forCellWithReuseIdentifier: "title")
    waterflow.register(PanelCell.self, forCellWithReuseIdentifier: "panel")
    waterflow.pinMode = .section
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    view.addSubview(waterflow)
    view.addSubview(bar)
    bar.show(step: 0, of: TailPager.steps)
    navigationItem.titleView = makePinControl()
    textSizeWatch = TextSizeWatch { [weak self] in
      self?.waterflow.reloadData()
      self?.view.setNeedsLayout()
    }
    choose(options)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = bar.contentHeight
    let bottom = height + view.safeAreaInsets.bottom
    waterflow.frame = view.bounds
    waterflow.contentInset.bottom = height
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - bottom, width: view.bounds.width,
      height: bottom)
    if width != view.bounds.width {
      width = view.bounds.width
      pager.widthChanged()
    }
  }

  /// Lays out as chosen.
  func choose(_ options: SectionsOptions) {
    self.options = options
    waterflow.sectionInsetReference = options.insetReference
    waterflow.allowsMultipleSelection = options.selectsSeveral
    waterflow.reloadData()
    let menu = options.menu { [weak self] in self?.choose($0) }
    if let button = navigationItem.rightBarButtonItem {
      button.menu = menu
    } else {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Options", menu: menu)
    }
  }

  private func makePinControl() -> UISegmentedControl {
    let control = UISegmentedControl(
      frame: .zero,
      actions: Self.pinModes.map { title, mode in
        // Nothing is laid out again for another way of pinning.
        UIAction(title: title) { [weak self] _ in
          self?.waterflow.pinMode = mode
        }
      })
    control.selectedSegmentIndex = 0
    return control
  }

  private func turn(by steps: Int) {
    // Turned out of sight, a page would seem not to turn at all.
    let first = IndexPath(item: 0, section: SectionPlan.tail)
    if let frame = waterflow.frameForItem(at: first),
      frame.minY > waterflow.bounds.midY
    {
      waterflow.scrollToItem(at: first, at: .center, animated: false)
    }
    pager.turn(by: steps)
    bar.show(step: pager.step, of: TailPager.steps)
  }
}
