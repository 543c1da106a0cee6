import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

extension SectionsController: WaterflowViewDelegate {
  private static let spacing: CGFloat = 12
  private static let flowHeight: CGFloat = 96

  func waterflowView(
    _ waterflowView: WaterflowView, sectionAt section: Int
  ) -> WaterflowSection {
    let plan = SectionPlan.all[section]
    let header = TitleCell.height(hasNote: true)
    var look = WaterflowSection(
      insets: UIEdgeInsets(
        top: Self.spacing, left: Self.spacing, bottom: Self.spacing,
        right: Self.spacing),
      lineSpacing: Self.spacing, interitemSpacing: Self.spacing,
      headerLength: header, footerLength: TitleCell.height(hasNote: false),
      pinsHeader: plan.pins, pinsFooter: plan.pins && options.pinsFooters)
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
    }
    return look
  }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { RowCell.height }

  func waterflowView(
    _ waterflowView: WaterflowView, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let plan = SectionPlan.all[indexPath.section]
    let ratio = CGFloat(
      SectionPlan.photo(indexPath.item, ofSection: indexPath.section).ratio)
    switch plan.arrangement {
    case .waterfall:
      // Two lanes of an upright picture would fill the screen.
      let isWide = plan.isWide(indexPath.item)
      return CGSize(width: 1, height: isWide ? min(ratio, 0.6) : ratio)
    case .flow, .list:
      let height = Self.flowHeight
      return CGSize(width: min(height / ratio, 2 * height), height: height)
    }
  }

  func waterflowView(
    _ waterflowView: WaterflowView, laneSpanForItemAt indexPath: IndexPath
  ) -> Int {
    SectionPlan.all[indexPath.section].isWide(indexPath.item) ? 2 : 1
  }

  // MARK: What happens

  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) {
    let photo = SectionPlan.photo(
      indexPath.item, ofSection: indexPath.section)
    bar.readout.text = "\(photo.title) selected"
  }

  func waterflowView(
    _ waterflowView: WaterflowView, didPinHeaderInSection section: Int,
    restingAt frame: CGRect
  ) { tell("\(SectionPlan.all[section].title) pinned") }

  func waterflowView(
    _ waterflowView: WaterflowView, didUnpinHeaderInSection section: Int,
    restingAt frame: CGRect
  ) { tell("\(SectionPlan.all[section].title) rests") }

  func waterflowView(
    _ waterflowView: WaterflowView, didPinFooterInSection section: Int,
    restingAt frame: CGRect
  ) { tell("End of \(SectionPlan.all[section].title) pinned") }

  func waterflowView(
    _ waterflowView: WaterflowView, didUnpinFooterInSection section: Int,
    restingAt frame: CGRect
  ) { tell("End of \(SectionPlan.all[section].title) rests") }

  private func tell(_ event: String) {
    bar.readout.text = event
  }
}
