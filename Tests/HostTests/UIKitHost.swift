import LayoutDescription
import LayoutTable
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// The view for UIKit in a window of the viewport's size.
@MainActor
final class UIKitHost: DescribedHost {
  private var description: LayoutDescription
  let view: WaterflowUIKit.WaterflowView
  private let window: UIWindow
  private let source: UIKitSource

  init(_ description: LayoutDescription) throws {
    self.description = description
    source = UIKitSource(description)
    view = WaterflowUIKit.WaterflowView(
      frame: .zero, scrollDirection: description.axis)
    // No clock and no timer of the machine's.
    view.now = { 0 }
    view.schedule = { _, _ in }
    view.register(UIKitCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.waterflowDelegate = source
    view.pixelScale = CGFloat(description.scale)
    view.overscan = CGFloat(description.overscan)
    view.minimumContentLength = CGFloat(description.minimumContentLength)
    view.pinMode = description.pinMode
    view.sectionDisplacement = description.sectionDisplacement.map {
      WaterflowSectionDisplacement(
        firstSection: $0.firstSection,
        offset: CGPoint(x: $0.offset.x, y: $0.offset.y))
    }
    view.contentInset = Self.onScreen(
      description.contentInsets, description.direction)
    window = UIWindow(
      root: view,
      size: CGSize(
        width: description.viewport.width,
        height: description.viewport.height))
    window.setLayoutDirection(
      description.direction == .rightToLeft ? .rightToLeft : .leftToRight)
    window.layOut()
    if let error = source.error { throw error }
  }

  func reload(_ description: LayoutDescription) {
    self.description = description
    source.description = description
    view.reloadData()
    window.layOut()
  }

  /// A view's insets are the screen's, a description's the reader's.
  private static func onScreen(
    _ insets: Insets, _ direction: UserInterfaceLayoutDirection
  ) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: CGFloat(insets.top),
      left: CGFloat(isMirrored ? insets.right : insets.left),
      bottom: CGFloat(insets.bottom),
      right: CGFloat(isMirrored ? insets.left : insets.right))
  }

  var contentSize: LayoutSize {
    LayoutSize(
      width: Double(view.contentSize.width),
      height: Double(view.contentSize.height))
  }

  var offset: Double {
    Double(
      description.axis == .vertical
        ? view.contentOffset.y : view.contentOffset.x)
  }

  func scroll(to offset: Double) {
    var place = view.contentOffset
    if description.axis == .vertical {
      place.y = CGFloat(offset)
    } else {
      place.x = CGFloat(offset)
    }
    view.contentOffset = place
    window.layOut()
  }

  var screen: [ElementID: LayoutRect] {
    var screen: [ElementID: LayoutRect] = [:]
    for cell in cells {
      guard let element = cell.element else { continue }
      let frame = cell.convert(cell.bounds, to: window)
      screen[element] = LayoutRect(
        x: Double(frame.minX), y: Double(frame.minY),
        width: Double(frame.width), height: Double(frame.height))
    }
    return screen
  }

  var visibleItems: [ItemPath] {
    view.indexPathsForVisibleItems.map {
      ItemPath(section: $0.section, item: $0.item)
    }
  }

  /// What the cells show, from the bottom to the top.
  var stack: [ElementID] { cells.compactMap(\.element) }

  /// The cells that can be seen, from the bottom to the top.
  private var cells: [UIKitCell] {
    view.subviews.compactMap { $0 as? UIKitCell }.filter { !$0.isHidden }
  }
}
