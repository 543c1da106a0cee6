import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A page that slides in beside the shown one: a collection view of its own.
@MainActor
final class NeighbourCollectionView {
  let layout = WaterflowCollectionViewLayout()
  let view: UICollectionView
  private weak var main: WaterflowCollectionViewLayout?
  private let clip: NeighbourClip

  init(
    beside main: WaterflowCollectionViewLayout,
    in collectionView: UICollectionView
  ) {
    self.main = main
    layout.section = main.section
    layout.itemSize = main.itemSize
    layout.sectionInsetReference = main.sectionInsetReference
    layout.contentHeaderLength = main.contentHeaderLength
    layout.pixelScale = main.pixelScale
    layout.pinMode = main.pinMode
    layout.schedule = main.schedule
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    clip = NeighbourClip(view, in: collectionView)
  }

  /// Shows sections out of their place, scrolled to where they will be, and
  /// nothing that is so near to the viewport's top.
  func place(
    _ displacement: WaterflowSectionDisplacement,
    scrolledTo offset: LayoutPoint, below top: CGFloat
  ) {
    layout.minimumContentLength = main?.minimumContentLength ?? 0
    layout.sectionDisplacement = displacement
    clip.place(below: top)
    view.layoutIfNeeded()
    let goal = CGPoint(
      x: -view.adjustedContentInset.left, y: CGFloat(offset.y))
    if view.contentOffset != goal { view.contentOffset = goal }
    view.layoutIfNeeded()
  }

  /// Takes the page away.
  func leave() {
    clip.leave()
    view.dataSource = nil
    layout.layoutDelegate = nil
  }
}
