import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Where justified rows have their ratios from", .serialized)
struct RatioTests {
  private let rows = SectionMode.justified(JustifiedRows(rowHeight: 50))

  /// An item told by a ratio, or by a size where there is none.
  private final class Shape: WaterflowViewDataSource, WaterflowViewDelegate {
    let mode: SectionMode
    let ratio: CGFloat?
    let lengths: [CGFloat]?

    init(_ mode: SectionMode, ratio: CGFloat?, lengths: [CGFloat]?) {
      (self.mode, self.ratio, self.lengths) = (mode, ratio, lengths)
    }

    func waterflowView(
      _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func waterflowView(
      _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
    ) -> WaterflowCell {
      waterflowView.dequeueReusableCell(
        withReuseIdentifier: "name", for: indexPath)
    }

    func waterflowView(
      _ waterflowView: WaterflowView, styleForSectionAt section: Int
    ) -> WaterflowSection { WaterflowSection(mode: mode) }

    func waterflowView(
      _ waterflowView: WaterflowView, lengthsOfItemsInSection section: Int
    ) -> [CGFloat]? { lengths }

    func waterflowView(
      _ waterflowView: WaterflowView,
      aspectRatioForItemAt indexPath: IndexPath
    ) -> CGFloat? { ratio }

    func waterflowView(
      _ waterflowView: WaterflowView, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: 600) }
  }

  /// How large the first item of a row at its target is.
  private func told(
    ratio: CGFloat?, lengths: [CGFloat]? = nil
  ) -> (view: CGSize?, layout: CGSize?) {
    let shape = Shape(rows, ratio: ratio, lengths: lengths)
    let stage = NameStage(shape, shape)
    let layout = CollectionStage(CGSize(width: 100, height: 200), [])
    layout.ratio = ratio
    layout.lengths = lengths
    layout.reload([
      CollectionStage.Section(
        style: WaterflowSection(mode: rows),
        sizes: [CGSize(width: 300, height: 600)])
    ])
    let path = IndexPath(item: 0, section: 0)
    return (stage.view.frameForItem(at: path)?.size, layout.place(0)?.size)
  }

  @Test("A ratio that is told counts, and the size only where there is none")
  func ratioOrSize() {
    let wide = told(ratio: 1.6)
    #expect(wide.view == CGSize(width: 80, height: 50))
    #expect(wide.layout == wide.view)
    let tall = told(ratio: nil)
    #expect(tall.view == CGSize(width: 25, height: 50))
    #expect(tall.layout == tall.view)
  }

  @Test("Ratios told in one piece are heights for a width of 1")
  func atOnce() {
    let told = told(ratio: 1, lengths: [0.625])
    #expect(told.view == CGSize(width: 80, height: 50))
    #expect(told.layout == told.view)
  }

  @Test("A ratio that makes no sense is told of and takes the line")
  func unsound() {
    for ratio in [-1, CGFloat.nan] {
      let stage = CollectionStage(CGSize(width: 100, height: 200), [])
      stage.ratio = ratio
      stage.reload([
        CollectionStage.Section(
          style: WaterflowSection(mode: rows), sizes: [.zero, .zero])
      ])
      #expect(stage.errors.isEmpty && stage.warnings.count == 1)
      #expect(stage.place(0)?.width == 100)
      #expect(stage.place(1)?.width == 100)
    }
  }
}
