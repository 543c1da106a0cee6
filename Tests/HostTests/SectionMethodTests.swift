import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit
@testable import WaterflowWeb

@MainActor
@Suite("A method for each property of a section")
struct SectionMethodTests {
  @Test("They give what one style for the whole section gives, on both hosts")
  func frames() throws {
    let page = PageRecorder()
    page.numbers = ["clientWidth": 320, "clientHeight": 300]
    PageRecorder.current = page
    let other = try WaterflowWeb.WaterflowView(in: Element("div"))
    let styled = StyledPage()
    other.dataSource = styled
    other.pinMode = .section
    other.reloadData()
    let sections = Sections()
    let view = WaterflowUIKit.WaterflowView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    view.pixelScale = CGFloat(other.pixelScale)
    view.pinMode = .section
    view.register(
      WaterflowUIKit.WaterflowCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = sections
    view.waterflowDelegate = sections
    view.layoutIfNeeded()
    let layout = view.engine.layout
    #expect(layout.contentSize == other.layout.contentSize)
    for position in stride(from: 0.0, to: layout.contentLength, by: 90) {
      var (mine, its) = (VisibleElements(), VisibleElements())
      let viewport = Viewport(
        offset: LayoutPoint(x: 0, y: position),
        size: LayoutSize(width: 320, height: 300))
      layout.query(viewport, into: &mine)
      other.layout.query(viewport, into: &its)
      #expect(mine.elements == its.elements)
      #expect(!mine.elements.isEmpty)
    }
    #expect(Set(sections.asked) == Set(Sections.methods))
  }
}

/// Answers each method for itself, and writes down which were asked.
@MainActor
private final class Sections: WaterflowUIKit.WaterflowViewDataSource,
  WaterflowUIKit.WaterflowViewDelegate
{
  static let methods = [
    "mode", "lanes", "insets", "line", "interitem", "header", "footer",
    "pins header", "pins footer", "ratio",
  ]
  nonisolated static let numbers = [50, 90, 35, 120, 60, 75, 40, 110, 55]
  var asked: [String] = []

  func numberOfSections(in view: WaterflowUIKit.WaterflowView) -> Int { 3 }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { Self.numbers.count }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, cellForItemAt path: IndexPath
  ) -> WaterflowUIKit.WaterflowCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, modeForSection section: Int
  ) -> SectionMode {
    asked.append("mode")
    let lanes = waterflowView(view, numberOfLanesInSection: section)
    return lanes == 1
      ? .list
      : .waterfall(
        lanes: .fixed(lanes), sizing: section == 1 ? .aspect : .absolute)
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, numberOfLanesInSection section: Int
  ) -> Int {
    asked.append("lanes")
    return [3, 2, 1][section]
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, insetsForSection section: Int
  ) -> UIEdgeInsets {
    asked.append("insets")
    return [
      UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10),
      UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 3), .zero,
    ][section]
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, lineSpacingForSection section: Int
  ) -> CGFloat {
    asked.append("line")
    return [5, 9, 0][section]
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView,
    interitemSpacingForSection section: Int
  ) -> CGFloat {
    asked.append("interitem")
    return [7, 11, 0][section]
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    asked.append("header")
    return [30, 0, 15][section]
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, heightForFooterInSection section: Int
  ) -> CGFloat {
    asked.append("footer")
    return [20, 25, 0][section]
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, pinsHeaderInSection section: Int
  ) -> Bool {
    asked.append("pins header")
    return section == 0
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, pinsFooterInSection section: Int
  ) -> Bool {
    asked.append("pins footer")
    return section == 1
  }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, heightForItemAt path: IndexPath
  ) -> CGFloat { CGFloat(Self.numbers[path.item]) }

  func waterflowView(
    _ view: WaterflowUIKit.WaterflowView, aspectRatioForItemAt path: IndexPath
  ) -> CGFloat? {
    asked.append("ratio")
    return CGFloat(Self.numbers[path.item]) / 60
  }
}

/// Says the same in one style for each section.
private final class StyledPage: WaterflowWeb.WaterflowViewDataSource {
  private let styles = [
    SectionStyle(
      mode: .waterfall(lanes: .fixed(3)),
      header: 30, footer: 20,
      insets: Insets(top: 4, left: 6, bottom: 8, right: 10), lineSpacing: 5,
      interitemSpacing: 7, pinsHeader: true),
    SectionStyle(
      mode: .waterfall(lanes: .fixed(2), sizing: .aspect),
      footer: 25, insets: Insets(top: 0, left: 1, bottom: 2, right: 3),
      lineSpacing: 9, interitemSpacing: 11, pinsFooter: true),
    SectionStyle(mode: .list, header: 15),
  ]

  func numberOfSections(in view: WaterflowWeb.WaterflowView) -> Int { 3 }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { Sections.numbers.count }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle { styles[section] }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    let number = Double(Sections.numbers[path.item])
    return path.section == 1
      ? ItemSize(width: number, height: 60)
      : ItemSize(width: 1, height: number)
  }

  func waterflowView(
    _ view: WaterflowWeb.WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowWeb.WaterflowCell {
    view.dequeueReusableCell(.section)
      ?? CellKind.section.reusing(SectionPageCell())
  }
}

private final class SectionPageCell: WaterflowWeb.WaterflowCell {}

extension CellKind where Cell == SectionPageCell {
  fileprivate static let section = CellKind(1)
}
