import LayoutDescription
import LayoutTable
import UIKitStandIn
import WaterflowLayout
import WaterflowUIKit

/// A cell that knows what it was filled with.
final class UIKitCell: WaterflowUIKit.WaterflowCell {
  var element: ElementID?

  override func prepareForReuse() { element = nil }
}

/// Tells the view for UIKit what a description says.
@MainActor
final class UIKitSource: WaterflowUIKit.WaterflowViewDataSource,
  WaterflowViewDelegate
{
  var description: LayoutDescription
  /// Why the view could not show the description.
  private(set) var error: LayoutError?

  init(_ description: LayoutDescription) {
    self.description = description
  }

  // MARK: - Counts and cells

  func numberOfSections(in waterflowView: WaterflowUIKit.WaterflowView) -> Int {
    description.sections.count
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    numberOfItemsInSection section: Int
  ) -> Int { description.sections[section].items.count }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    cellForItemAt indexPath: IndexPath
  ) -> WaterflowUIKit.WaterflowCell {
    cell(
      waterflowView,
      ElementID(
        kind: .item, section: indexPath.section, item: indexPath.item))
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    viewForHeaderInSection section: Int
  ) -> WaterflowUIKit.WaterflowCell? {
    cell(waterflowView, ElementID(kind: .header, section: section))
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    viewForFooterInSection section: Int
  ) -> WaterflowUIKit.WaterflowCell? {
    cell(waterflowView, ElementID(kind: .footer, section: section))
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    viewForBackgroundInSection section: Int
  ) -> WaterflowUIKit.WaterflowCell? {
    cell(waterflowView, ElementID(kind: .background, section: section))
  }

  private func cell(
    _ view: WaterflowUIKit.WaterflowView, _ element: ElementID
  ) -> WaterflowUIKit.WaterflowCell {
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: "cell",
      for: IndexPath(item: Int(element.item), section: Int(element.section)))
    (cell as? UIKitCell)?.element = element
    return cell
  }

  // MARK: - Sections and sizes

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    styleForSectionAt section: Int
  ) -> WaterflowSection {
    let style = description.style(ofSection: section)
    return WaterflowSection(
      mode: style.mode, insets: edges(style.insets),
      lineSpacing: CGFloat(style.lineSpacing),
      interitemSpacing: CGFloat(style.interitemSpacing),
      itemAlignment: style.itemAlignment,
      headerLength: CGFloat(style.header), footerLength: CGFloat(style.footer),
      pinsHeader: style.pinsHeader, pinsFooter: style.pinsFooter,
      background: style.background.map(edges))
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    let size = size(indexPath)
    return CGFloat(description.axis == .vertical ? size.height : size.width)
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = size(indexPath)
    return CGSize(width: size.width, height: size.height)
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    laneSpanForItemAt indexPath: IndexPath
  ) -> Int { size(indexPath).span }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    laneForItemAt indexPath: IndexPath
  ) -> Int { size(indexPath).lane }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didFailWith error: LayoutError
  ) { self.error = error }

  private func size(_ path: IndexPath) -> ItemSize {
    description.sections[path.section].items[path.item].size
  }

  private func edges(_ insets: Insets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(insets.top), left: CGFloat(insets.left),
      bottom: CGFloat(insets.bottom), right: CGFloat(insets.right))
  }
}
