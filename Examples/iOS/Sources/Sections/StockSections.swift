import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// The sections in a stock collection view with the layout object, and what
/// turns its tabs.
@MainActor
final class StockSections {
  let layout: WaterflowCollectionViewLayout
  let view: UICollectionView
  let pager: WaterflowPager

  /// Shows a tab.
  init(_ sources: [SectionsSource], page: Int) {
    let layout = WaterflowCollectionViewLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
    self.layout = layout
    self.view = view
    pager = WaterflowPager(
      view, layout, firstSection: SectionPlan.tail, pageCount: sources.count,
      page: page
    ) { page, view, layout in
      Self.register(view, layout)
      view.delegate = sources[page]
      view.dataSource = sources[page]
      layout.layoutDelegate = sources[page]
    }
  }

  private static func register(
    _ view: UICollectionView, _ layout: WaterflowCollectionViewLayout
  ) {
    view.register(
      StockCell<PhotoCell>.self, forCellWithReuseIdentifier: "photo")
    view.register(StockCell<RowCell>.self, forCellWithReuseIdentifier: "row")
    let header = UICollectionView.elementKindSectionHeader
    for kind in [header, UICollectionView.elementKindSectionFooter] {
      view.register(
        StockBar<TitleCell>.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.register(
      StockBar<TabsCell>.self, forSupplementaryViewOfKind: header,
      withReuseIdentifier: "tabs")
    layout.register(
      StockBar<PanelCell>.self,
      forDecorationViewOfKind:
        WaterflowCollectionViewLayout.elementKindSectionBackground)
  }
}
