import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Where measured items stand once they are asked about again")
struct MeasuredPlaceTests {
  /// A cell that needs 300 points.
  private final class TallCell: WaterflowCell {
    override func preferredSize(fitting size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 300)
    }
  }

  /// A cell that needs what its item does.
  private final class OtherCell: WaterflowCell {
    var item = 0

    override func preferredSize(fitting size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat(80 + item * 37 % 90))
    }
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  /// 40 items whose estimate is 50 points, scrolled by as far as 2,300.
  private func stage(
    _ size: CGSize = CGSize(width: 100, height: 400),
    safeArea: UIEdgeInsets = .zero,
    _ prepare: (WaterflowView) -> Void = { _ in }
  ) -> Stage {
    let content = Content([40])
    content.look.estimatesLengths = true
    let stage = Stage(content, size: size, safeArea: safeArea) {
      $0.register(TallCell.self, forCellWithReuseIdentifier: "tall")
      content.answer = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      }
      prepare($0)
    }
    for y in stride(from: 0, through: 2_300, by: 100) {
      stage.scroll(to: CGFloat(y))
      settle(stage)
    }
    return stage
  }

  private func settle(_ stage: Stage) {
    stage.window.layOut()
    TestClock.advance(by: 0.5)
    stage.window.layOut()
  }

  enum Asking: CaseIterable {
    case layout, cells, styles, pixels, item, itemWithOthers
  }

  @Test("What has not changed stays where it is", arguments: Asking.allCases)
  func stays(asking: Asking) {
    let stage = stage()
    let view = stage.view
    let frames = (0..<9).map { view.frameForItem(at: path($0)) }
    #expect(view.indexPathsForVisibleItems == [path(7), path(8)])
    switch asking {
    case .layout: view.invalidateLayout()
    case .cells: view.reloadCells()
    case .styles: view.invalidateStyles()
    case .pixels: view.pixelScale = 1
    case .item: view.reloadItems(at: [path(7)])
    case .itemWithOthers:
      view.performBatchUpdates {
        stage.content.counts = [41]
        view.reloadItems(at: [path(7)])
        view.insertItems(at: [path(30)])
      }
    }
    settle(stage)
    #expect(view.contentOffset.y == 2_300)
    #expect((0..<9).map { view.frameForItem(at: path($0)) } == frames)
    #expect(view.indexPathsForVisibleItems == [path(7), path(8)])
  }

  @Test(
    "Rotation keeps the first visible item, whatever insets count from",
    arguments: [SectionInsetReference.contentInset, .safeArea])
  func rotates(reference: SectionInsetReference) {
    let stage = stage(
      CGSize(width: 400, height: 600),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    ) { $0.sectionInsetReference = reference }
    let view = stage.view
    let first = view.indexPathsForVisibleItems.first
    let asked = stage.content.heightsAsked
    stage.window.rotate(
      to: CGSize(width: 600, height: 400),
      safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    settle(stage)
    #expect(view.indexPathsForVisibleItems.first == first)
    #expect(stage.content.heightsAsked == asked)
    let frame = view.frameForItem(at: path(8))
    #expect(frame?.height == 300)
    #expect(frame?.width == (reference == .safeArea ? 512 : 600))
  }

  @Test("Items keep the lanes in which they have been seen")
  func lanes() {
    let content = Content([100])
    content.look.estimatesLengths = true
    content.look.mode = .waterfall(lanes: .fixed(2))
    let stage = Stage(content, size: CGSize(width: 300, height: 300)) {
      $0.register(OtherCell.self, forCellWithReuseIdentifier: "other")
      content.answer = { view, path in
        let cell = view.dequeueReusableCell(
          withReuseIdentifier: "other", for: path)
        (cell as? OtherCell)?.item = path.item
        return cell
      }
    }
    let view = stage.view
    for y in stride(from: 0, to: 2_000, by: 60) {
      stage.scroll(to: CGFloat(y))
      settle(stage)
    }
    let seen = (view.indexPathsForVisibleItems.last?.item ?? 0) + 1
    let frames = (0..<seen).map { view.frameForItem(at: path($0)) }
    for isOther in [false, true] {
      if isOther { view.reloadCells() } else { view.invalidateLayout() }
      settle(stage)
      #expect((0..<seen).map { view.frameForItem(at: path($0)) } == frames)
    }
  }
}
