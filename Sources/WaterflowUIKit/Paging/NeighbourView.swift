import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A page that slides in beside the shown one: a view of its own.
@MainActor
final class NeighbourView {
  let view = WaterflowView(frame: .zero)
  private weak var main: WaterflowView?
  private let clip: NeighbourClip

  init(beside main: WaterflowView) {
    self.main = main
    clip = NeighbourClip(view, in: main)
    view.allowsFocus = false
    view.sectionInsetReference = main.sectionInsetReference
    view.pixelScale = main.pixelScale
    view.pinMode = main.pinMode
    view.now = main.now
    view.schedule = main.schedule
  }

  /// Shows sections out of their place, scrolled to where they will be, and
  /// nothing that is so near to the viewport's top.
  func place(
    _ displacement: WaterflowSectionDisplacement,
    scrolledTo offset: LayoutPoint, below top: CGFloat
  ) {
    guard let main else { return }
    view.minimumContentLength = main.minimumContentLength
    view.sectionDisplacement = displacement
    clip.place(below: top)
    view.catchUp()
    view.scroll(to: offset)
    view.catchUp()
  }

  /// Takes the page away.
  func leave() {
    clip.leave()
    view.dataSource = nil
    view.waterflowDelegate = nil
  }
}
