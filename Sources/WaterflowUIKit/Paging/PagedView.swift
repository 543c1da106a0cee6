/// What can have its pages turned: a view, or the layout of a collection view.
@MainActor
protocol PagedView: AnyObject {
  /// What scrolls it, as long as that is there.
  var scrollView: UIScrollView? { get }
  var sectionDisplacement: WaterflowSectionDisplacement? { get set }
  var minimumContentLength: CGFloat { get set }
  /// What turns its pages, if anything does.
  var pager: (any PageTurner)? { get set }

  /// Makes the pass that is due.
  func makePass()

  /// Has the data read anew with the next pass: the same object may show
  /// another page.
  func reloadPage()

  /// Asks nobody for data any more.
  func letDataGo()
}

extension WaterflowView: PagedView {
  var scrollView: UIScrollView? { self }

  func makePass() { catchUp() }

  func reloadPage() {
    // Who has heard of the page before may hear of this one no more.
    displays.endAll()
    reloadData()
  }

  func letDataGo() {
    dataSource = nil
    // Who was told of a cell is told that it goes.
    makePass()
    waterflowDelegate = nil
    displayDelegate = nil
  }

  /// A view with the same settings.
  func makeNeighbour() -> WaterflowView {
    let view = WaterflowView(frame: .zero)
    view.allowsFocus = false
    view.sectionInsetReference = sectionInsetReference
    view.mainView = self
    view.pixelScale = pixelScale
    view.pinMode = pinMode
    view.defersContent = defersContent
    view.now = now
    view.schedule = schedule
    return view
  }
}

extension WaterflowCollectionViewLayout: PagedView {
  var scrollView: UIScrollView? { collectionView }

  func makePass() { collectionView?.layoutIfNeeded() }

  func reloadPage() { collectionView?.reloadData() }

  func letDataGo() {
    collectionView?.dataSource = nil
    layoutDelegate = nil
  }

  /// A layout with the same settings.
  func makeNeighbour() -> WaterflowCollectionViewLayout {
    let layout = WaterflowCollectionViewLayout()
    layout.section = section
    layout.itemSize = itemSize
    layout.sectionInsetReference = sectionInsetReference
    layout.mainView = collectionView
    layout.contentHeaderLength = contentHeaderLength
    layout.pixelScale = pixelScale
    layout.pinMode = pinMode
    layout.schedule = schedule
    return layout
  }
}
