import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

extension SectionsSource: WaterflowViewDelegate {
  private static let spacing: CGFloat = 12
  private static let flowHeight: CGFloat = 96

  /// How a section is arranged, whatever shows it.
  func look(ofSection section: Int) -> WaterflowSection {
    let plan = plans[section]
    let header = TitleCell.height(hasNote: true)
    var look = WaterflowSection(
      insets: UIEdgeInsets(
        top: Self.spacing, left: Self.spacing, bottom: Self.spacing,
        right: Self.spacing),
      lineSpacing: Self.spacing, interitemSpacing: Self.spacing,
      headerLength: header, footerLength: TitleCell.height(hasNote: false),
      pinsHeader: plan.pins,
      pinsFooter: plan.pins && controller?.options.pinsFooters == true)
    if plan.hasBackground {
      look.background = UIEdgeInsets(top: header, left: 4, bottom: 0, right: 4)
    }
    switch plan.arrangement {
    case .waterfall:
      look.mode = .waterfall(lanes: .minimumWidth(130), sizing: .aspect)
    case .flow(let distribution):
      look.mode = .flow(distribution: distribution)
    case .list:
      look.lineSpacing = 0
      look.itemAlignment = controller?.options.rowAlignment ?? .filled
    case .tabs:
      look.insets = .zero
      look.headerLength = TabsCell.height
      look.footerLength = 0
    }
    return look
  }

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection { look(ofSection: section) }

  func waterflowView(
    _ waterflowView: WaterflowView, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(ofItemAt: indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { RowCell.height }

  /// An item's size, whatever shows it.
  func size(ofItemAt indexPath: IndexPath) -> CGSize {
    let plan = plans[indexPath.section]
    let photo = photo(at: indexPath)
    let ratio = CGFloat(photo.ratio)
    switch plan.arrangement {
    case .waterfall:
      // Two lanes of an upright picture would fill the screen.
      let isWide = plan.isWide(indexPath.item)
      return CGSize(width: 1, height: isWide ? min(ratio, 0.6) : ratio)
    case .list:
      return CGSize(width: RowCell.width(for: photo), height: RowCell.height)
    case .flow, .tabs:
      let height = Self.flowHeight
      return CGSize(width: min(height / ratio, 2 * height), height: height)
    }
  }

  func waterflowView(
    _ waterflowView: WaterflowView, laneSpanForItemAt indexPath: IndexPath
  ) -> Int {
    plans[indexPath.section].isWide(indexPath.item) ? 2 : 1
  }

  // MARK: What happens

  func waterflowView(
    _ waterflowView: WaterflowView, didChangePin event: PinEvent
  ) { tell(event, in: waterflowView) }

  /// Says what is held, or no more, whatever shows it.
  func tell(_ event: PinEvent, in view: UIView) {
    let title = plans[Int(event.element.section)].title
    tell(
      (event.element.kind == .footer ? "End of \(title) " : "\(title) ")
        + (event.isPinned ? "pinned" : "rests"), in: view)
  }
}

extension SectionsSource: WaterflowSelectionDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) { tellSelection(of: indexPath, in: waterflowView) }

  /// Says what was selected, whatever shows it.
  func tellSelection(of indexPath: IndexPath, in view: UIView) {
    tell("\(photo(at: indexPath).title) selected", in: view)
  }

  /// A tap on a title goes to its first item.
  func waterflowView(
    _ waterflowView: WaterflowView, didTapHeaderInSection section: Int
  ) {
    guard waterflowView.numberOfItems(inSection: section) > 0 else { return }
    waterflowView.scrollToItem(
      at: IndexPath(item: 0, section: section), at: .start, animated: true)
  }
}
