import Testing
import UIKitStandIn
import WaterflowLayout
import WaterflowUIKit

@Suite("Section backgrounds of a collection view")
@MainActor
struct SectionBackgroundTests {
  private func stage(registers: Bool) -> CollectionStage {
    var section = CollectionStage.Section.list(3, height: 50, header: 20)
    section.style.background = UIEdgeInsets(
      top: 4, left: 6, bottom: 8, right: 10)
    return CollectionStage(
      CGSize(width: 100, height: 200), [.list(1, height: 30), section, section]
    ) {
      guard registers else { return }
      $0.register(
        Background.self, forDecorationViewOfKind: CollectionStage.background)
    }
  }

  private func backgrounds(_ stage: CollectionStage) -> [CGRect] {
    stage.collectionView.subviews.filter { $0 is Background }.map(\.frame)
      .sorted { $0.minY < $1.minY }
  }

  @Test("A background lies behind the whole section, inside its insets")
  func frames() {
    let stage = stage(registers: true)
    // Sections of 20 + 3 * 50 at 30 and 200.
    let first = CGRect(x: 6, y: 34, width: 84, height: 158)
    #expect(backgrounds(stage) == [first])
    stage.scroll(to: 100)
    #expect(backgrounds(stage) == [first, first.offsetBy(dx: 0, dy: 170)])
    let path = IndexPath(item: 0, section: 1)
    let attributes = stage.layout.layoutAttributesForDecorationView(
      ofKind: CollectionStage.background, at: path)
    #expect(attributes?.frame == first)
    #expect(attributes?.zIndex == -1)
    #expect(
      stage.layout.layoutAttributesForDecorationView(
        ofKind: CollectionStage.background,
        at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("A background is behind the cells")
  func depth() {
    let stage = stage(registers: true)
    let views = stage.collectionView.subviews
    let last = views.lastIndex { $0 is Background }
    let first = views.firstIndex { $0 is StageCell }
    #expect(last.map { last in first.map { last < $0 } ?? false } == true)
  }

  @Test("A layout's own class of attributes is what it answers")
  func ownAttributes() {
    var section = CollectionStage.Section.list(3, height: 50, header: 20)
    section.style.background = .zero
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [section], layout: TintedLayout())
    stage.layout.register(
      Background.self, forDecorationViewOfKind: CollectionStage.background)
    stage.window.layOut()
    let attributes =
      stage.layout.layoutAttributesForElements(
        in: CGRect(x: 0, y: 0, width: 100, height: 200)) ?? []
    #expect(attributes.count == 5)
    #expect(attributes.allSatisfy { ($0 as? TintedAttributes)?.tint == 1 })
  }

  @Test("Without a class for them, backgrounds are left out")
  func unregistered() {
    let stage = stage(registers: false)
    #expect(backgrounds(stage).isEmpty)
    #expect(stage.cell(0, 1)?.minY == 50)
    stage.layout.register(
      Background.self, forDecorationViewOfKind: CollectionStage.background)
    stage.window.layOut()
    #expect(backgrounds(stage).count == 1)
  }
}

private final class Background: UICollectionReusableView {}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 1
}

private final class TintedLayout: WaterflowCollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
}
