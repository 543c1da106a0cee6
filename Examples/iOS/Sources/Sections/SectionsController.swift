import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Sections of every mode with headers and footers that pin, and below them a
/// bar of tabs, whose content turns like pages under a finger.
final class SectionsController: WaterflowPage {
  let loader: PictureLoader
  private(set) lazy var bar = SectionsBar { [weak self] in self?.turn(by: $0) }
  private(set) var pager: WaterflowPager?
  private(set) lazy var sources = SectionPlan.tabs.indices.map {
    SectionsSource(page: $0, of: self)
  }

  private(set) var options = SectionsOptions()
  private var textSizeWatch: TextSizeWatch?

  private static let pinModes: [(title: String, mode: PinMode)] = [
    ("Until next", .untilNext), ("Section", .section), ("Stacked", .stacked),
  ]

  init(loader: PictureLoader = PictureLoader()) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    waterflow.backgroundColor = .systemBackground
    waterflow.pinMode = Self.pinModes[0].mode
    view.addSubview(waterflow)
    view.addSubview(bar)
    let pager = WaterflowPager(
      waterflow, firstSection: SectionPlan.tail, pageCount: sources.count
    ) { [weak self] page, view in self?.show(page, in: view) }
    pager.didTurnTo = { [weak self] _ in self?.showSteps() }
    self.pager = pager
    showSteps()
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

  // MARK: Tabs

  /// Goes to a tab, which slides in.
  func turn(to page: Int) {
    guard let pager else { return }
    // Turned out of sight, a page would seem not to turn at all.
    let first = IndexPath(item: 0, section: SectionPlan.tail)
    if let frame = waterflow.frameForItem(at: first),
      frame.minY > waterflow.bounds.midY
    {
      waterflow.scrollToItem(at: first, at: .center, animated: false)
    }
    pager.turn(to: page)
    showSteps()
  }

  private func turn(by steps: Int) {
    if let pager { turn(to: pager.target + steps) }
  }

  /// Shows a tab in this page's view, or in the one that slides in.
  private func show(_ page: Int, in view: WaterflowView) {
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    view.register(TitleCell.self, forCellWithReuseIdentifier: "title")
    view.register(PanelCell.self, forCellWithReuseIdentifier: "panel")
    view.register(TabsCell.self, forCellWithReuseIdentifier: "tabs")
    view.waterflowDelegate = sources[page]
    view.dataSource = sources[page]
  }

  private func showSteps() {
    bar.show(step: pager?.target ?? 0, of: sources.count - 1)
  }
}
