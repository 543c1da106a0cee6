import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Items across lanes of the UIKit view", .serialized)
struct SpanTests {
  /// The first of six items goes across both lanes.
  private final class Banner: WaterflowViewDataSource, WaterflowViewDelegate {
    func waterflowView(
      _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
    ) -> Int { 6 }

    func waterflowView(
      _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
    ) -> WaterflowCell {
      waterflowView.dequeueReusableCell(
        withReuseIdentifier: "item", for: indexPath)
    }

    func waterflowView(
      _ waterflowView: WaterflowView, styleForSectionAt section: Int
    ) -> WaterflowSection {
      WaterflowSection(mode: .waterfall(lanes: .fixed(2), sizing: .absolute))
    }

    func waterflowView(
      _ waterflowView: WaterflowView, laneSpanForItemAt indexPath: IndexPath
    ) -> Int { indexPath.item == 0 ? 2 : 1 }

    func waterflowView(
      _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
    ) -> CGFloat { 50 }
  }

  @Test("A size that comes late leaves an item across its lanes")
  func lateSize() {
    TestClock.reset()
    let banner = Banner()
    let view = WaterflowView(frame: .zero)
    view.pixelScale = 0
    view.register(WaterflowCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = banner
    view.waterflowDelegate = banner
    let window = UIWindow(root: view, size: CGSize(width: 100, height: 200))
    window.layOut()
    let first = IndexPath(item: 0, section: 0)
    #expect(
      view.frameForItem(at: first)
        == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.setSize(CGSize(width: 80, height: 80), forItemAt: first)
    #expect(
      view.frameForItem(at: first)
        == CGRect(x: 0, y: 0, width: 100, height: 80))
  }
}
