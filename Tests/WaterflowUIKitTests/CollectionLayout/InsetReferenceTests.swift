import Testing
import UIKitStandIn
import WaterflowLayout
import WaterflowUIKit

@Suite("Where a section's insets are measured from")
@MainActor
struct InsetReferenceTests {
  private let safeArea = UIEdgeInsets(top: 20, left: 44, bottom: 21, right: 30)

  private func stage(
    _ reference: SectionInsetReference,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  ) -> CollectionStage {
    var section = CollectionStage.Section.list(50, height: 40, header: 10)
    section.style.insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    let stage = CollectionStage(
      CGSize(width: 400, height: 300), safeArea: safeArea, [section]
    ) { $0.sectionInsetReference = reference }
    stage.collectionView.contentInsetAdjustmentBehavior = behavior
    stage.layout.marginsDidChange()
    stage.window.layOut()
    return stage
  }

  @Test("The content's edges, the safe area, or the layout margins")
  func references() {
    let content = stage(.contentInset)
    #expect(content.cell(0) == CGRect(x: 5, y: 10, width: 389, height: 40))
    let safe = stage(.safeArea)
    #expect(safe.cell(0) == CGRect(x: 49, y: 10, width: 315, height: 40))
    // The header spans the content, and the safe area above is an inset.
    #expect(
      safe.bar(CollectionStage.header, 0)
        == CGRect(x: 0, y: 0, width: 400, height: 10))
    #expect(safe.collectionView.contentOffset.y == -20)
    // Margins of 8 come on top of the safe area.
    let margins = stage(.layoutMargins)
    #expect(margins.cell(0) == CGRect(x: 57, y: 10, width: 299, height: 40))
  }

  @Test("What the content insets keep to already is not counted twice")
  func notTwice() {
    let safe = stage(.safeArea, behavior: .always)
    // Content of 400 - 44 - 30, in which only the section's own insets count.
    #expect(safe.collectionView.contentSize.width == 326)
    #expect(safe.cell(0) == CGRect(x: 5, y: 10, width: 315, height: 40))
    let margins = stage(.layoutMargins, behavior: .always)
    #expect(margins.cell(0) == CGRect(x: 13, y: 10, width: 299, height: 40))
  }

  @Test(
    "Margins that change before an update are asked about once that is told",
    arguments: [false, true])
  func beforeUpdate(_ inserts: Bool) {
    var sections = (0..<3).map { number in
      var section = CollectionStage.Section.list(2, height: 40, header: 10)
      section.style.insets.left = CGFloat(number)
      return section
    }
    let stage = CollectionStage(
      CGSize(width: 400, height: 600), safeArea: safeArea, sections
    ) { $0.sectionInsetReference = .layoutMargins }
    stage.collectionView.layoutMargins = UIEdgeInsets(
      top: 0, left: 30, bottom: 0, right: 30)
    if inserts {
      var new = CollectionStage.Section.list(1, height: 40, header: 10)
      new.style.insets.left = 7
      sections.insert(new, at: 0)
    } else {
      sections.removeFirst()
    }
    stage.update(sections) { view in
      if inserts {
        view.insertSections([0])
      } else {
        view.deleteSections([0])
      }
    }
    TestClock.advance(by: 1)
    stage.layout.marginsDidChange()
    stage.window.layOut()
    let found = sections.indices.map { stage.place(0, $0)?.minX ?? -1 }
    // Each has its own inset, and all have the same margin.
    let margins = zip(found, sections).map { $0 - $1.style.insets.left }
    #expect(margins.allSatisfy { $0 == margins[0] && $0 >= 30 })
    #expect(stage.errors == [])
  }

  @Test("What the app insets the content by comes on top")
  func appInsets() {
    let stage = stage(.safeArea)
    stage.collectionView.contentInset.left = 20
    stage.window.layOut()
    #expect(stage.cell(0) == CGRect(x: 49, y: 10, width: 295, height: 40))
  }

  @Test("The safe area's left stays at the left in a mirrored layout")
  func mirrored() {
    let stage = stage(.safeArea)
    stage.window.setLayoutDirection(.rightToLeft)
    stage.collectionView.reloadData()
    stage.window.layOut()
    // From the left 44 + 6, from the right 30 + 5.
    #expect(stage.cell(0) == CGRect(x: 50, y: 10, width: 315, height: 40))
  }

  @Test("A safe area that changes is followed, and the first item is kept")
  func changes() {
    let stage = stage(.safeArea)
    stage.scroll(to: 990)
    // The line is at 1010, 1010 - 10 = 25 rows of 40: item 25 begins there.
    stage.window.rotate(
      to: CGSize(width: 300, height: 400),
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    #expect(
      stage.place(25) == CGRect(x: 5, y: 1_010, width: 289, height: 40))
    #expect(stage.collectionView.contentOffset.y == 960)
  }

  @Test("Sideways, the safe area above and below counts")
  func sideways() {
    let section = CollectionStage.Section(
      style: WaterflowSection(),
      sizes: Array(repeating: CGSize(width: 60, height: 0), count: 20))
    let stage = CollectionStage(
      CGSize(width: 400, height: 300), safeArea: safeArea, [section]
    ) {
      $0.scrollDirection = .horizontal
      $0.sectionInsetReference = .safeArea
    }
    #expect(stage.place(1) == CGRect(x: 60, y: 20, width: 60, height: 259))
  }
}
