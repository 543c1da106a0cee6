import Foundation
import Testing
import UIKitStandIn
import WaterflowUIKit

@MainActor
@Suite("A context that names what is to be shown anew", .serialized)
struct NamedElementsTests {
  @Test("has nobody asked for sizes but for items", arguments: [0, 1, 2, 3])
  func nobodyAsked(_ kind: Int) {
    let stage = CollectionStage(
      CGSize(width: 400, height: 300), [.list(50, height: 40, header: 10)])
    let asked = stage.sizesAsked
    let frame = stage.cell(1)
    let context = WaterflowInvalidationContext()
    let first = IndexPath(item: 0, section: 0)
    switch kind {
    case 0: context.invalidateItems(at: [first])
    case 1:
      // Of no header.
      context.invalidateSupplementaryElements(
        ofKind: CollectionStage.header, at: [])
    case 2:
      context.invalidateSupplementaryElements(
        ofKind: CollectionStage.header, at: [first])
    default:
      context.invalidateDecorationElements(
        ofKind: CollectionStage.background, at: [first])
    }
    stage.layout.invalidateLayout(with: context)
    stage.window.layOut()
    #expect((stage.sizesAsked > asked) == (kind < 2))
    #expect(stage.cell(1) == frame)
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.bar(CollectionStage.header, 0) != nil)
  }
}
