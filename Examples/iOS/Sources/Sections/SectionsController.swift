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
  /// Made when it is chosen.
  private(set) var stock: StockSections?
  /// How many photos the first section has more than planned, or fewer.
  private(set) var addedHighlights = 0
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
      // The same items, which stay selected, have other sizes.
      self?.waterflow.invalidateLayout()
      self?.stock?.layout.invalidateLayout()
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
    if let stock {
      stock.view.frame = view.bounds
      stock.view.contentInset.bottom = height
      // UIKit tells a layout of bounds alone.
      stock.layout.marginsDidChange()
    }
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - bottom, width: view.bounds.width,
      height: bottom)
  }

  /// Lays out as chosen.
  func choose(_ options: SectionsOptions) {
    let reads =
      options.isStock != self.options.isStock
      || options.rowAlignment != self.options.rowAlignment
    let selected = reads ? selectedItems : []
    self.options = options
    showStock(options.isStock)
    waterflow.sectionInsetReference = options.insetReference
    stock?.layout.sectionInsetReference = options.insetReference
    waterflow.allowsMultipleSelection = options.selectsSeveral
    stock?.view.allowsMultipleSelection = options.selectsSeveral
    // The view that was hidden has not heard of updates.
    if reads {
      reload()
      select(selected)
    }
    // Nothing is read anew for other pins, and what is selected stays.
    for (section, plan) in SectionPlan.shared.enumerated() where plan.pins {
      waterflow.setPinning(ofSection: section, footer: options.pinsFooters)
      stock?.layout.setPinning(
        ofSection: section, footer: options.pinsFooters)
    }
    let menu = options.menu { [weak self] in
      self?.choose($0)
    } add: { [weak self] in
      self?.addHighlights($0)
    }
    if let button = navigationItem.rightBarButtonItem {
      button.menu = menu
    } else {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Options", menu: menu)
    }
  }

  /// What is selected in the view that is shown.
  private var selectedItems: [IndexPath] {
    options.isStock
      ? stock?.view.indexPathsForSelectedItems ?? []
      : waterflow.indexPathsForSelectedItems
  }

  /// Selects in the view that is shown.
  private func select(_ paths: [IndexPath]) {
    for path in paths {
      if options.isStock {
        stock?.view.selectItem(at: path, animated: false, scrollPosition: [])
      } else {
        waterflow.selectItem(at: path)
      }
    }
  }

  private func reload() {
    waterflow.reloadData()
    stock?.view.reloadData()
  }

  /// Whether a view is this page's, and not one that slides in beside it.
  func isOwn(_ view: UIView) -> Bool {
    view === waterflow || view === stock?.view
  }

  private func showStock(_ isShown: Bool) {
    if isShown, stock == nil {
      let stock = StockSections(sources, page: pager?.page ?? 0)
      stock.layout.pinMode = waterflow.pinMode
      stock.pager.didTurnTo = { [weak self] _ in self?.showSteps() }
      view.insertSubview(stock.view, belowSubview: bar)
      self.stock = stock
      view.setNeedsLayout()
    }
    let page = shownPager?.page ?? 0
    stock?.view.isHidden = !isShown
    show(isShown ? stock?.view : nil)
    shownPager?.turn(to: page, animated: false)
    showSteps()
  }

  /// Adds photos to the end of the first section, or takes some away, in one
  /// batch update.
  func addHighlights(_ count: Int) {
    let old = sources[0].count(ofSection: 0)
    let change = max(count, -old)
    let paths = (min(old, old + change)..<max(old, old + change)).map {
      IndexPath(item: $0, section: 0)
    }
    let shown: any ItemChanging
    if options.isStock, let stock {
      shown = stock.view
    } else {
      shown = waterflow
    }
    shown.change { [weak self] in
      self?.addedHighlights += change
      if change > 0 {
        shown.insertItems(at: paths)
      } else {
        shown.deleteItems(at: paths)
      }
    }
  }

  private func makePinControl() -> UISegmentedControl {
    let control = UISegmentedControl(
      frame: .zero,
      actions: Self.pinModes.map { title, mode in
        // Nothing is laid out again for another way of pinning.
        UIAction(title: title) { [weak self] _ in
          self?.waterflow.pinMode = mode
          self?.stock?.layout.pinMode = mode
        }
      })
    control.selectedSegmentIndex = 0
    return control
  }

  // MARK: Tabs

  /// What turns the tabs of the view that is shown.
  private var shownPager: WaterflowPager? {
    waterflow.isHidden ? stock?.pager : pager
  }

  /// Goes to a tab, which slides in.
  func turn(to page: Int) {
    showTail()
    shownPager?.turn(to: page)
    showSteps()
  }

  /// Turned out of sight, a page would seem not to turn at all.
  private func showTail() {
    let first = IndexPath(item: 0, section: SectionPlan.tail)
    if waterflow.isHidden, let stock {
      let frame = stock.layout.layoutAttributesForItem(at: first)?.frame
      if let frame, frame.minY > stock.view.bounds.midY,
        let offset = stock.layout.contentOffset(forItemAt: first, at: .center)
      {
        stock.view.setContentOffset(offset, animated: false)
        stock.view.layoutIfNeeded()
      }
      return
    }
    if let frame = waterflow.frameForItem(at: first),
      frame.minY > waterflow.bounds.midY
    {
      waterflow.scrollToItem(at: first, at: .center, animated: false)
    }
  }

  private func turn(by steps: Int) {
    if let shownPager { turn(to: shownPager.target + steps) }
  }

  /// Shows a tab in this page's view, or in the one that slides in.
  private func show(_ page: Int, in view: WaterflowView) {
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.register(TitleCell.self, forCellWithReuseIdentifier: "title")
    view.register(PanelCell.self, forCellWithReuseIdentifier: "panel")
    view.register(TabsCell.self, forCellWithReuseIdentifier: "tabs")
    view.waterflowDelegate = sources[page]
    view.selectionDelegate = sources[page]
    view.dataSource = sources[page]
  }

  private func showSteps() {
    bar.show(step: shownPager?.target ?? 0, of: sources.count - 1)
  }
}
