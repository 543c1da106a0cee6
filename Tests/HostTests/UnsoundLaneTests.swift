import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit
@testable import WaterflowWeb

/// What no app means, and some app says.
@MainActor
@Suite("Lanes of widths that are no widths")
struct UnsoundLaneTests {
  /// Widths, and how many lanes of them a view of 300 points has.
  private nonisolated static let widths: [(width: Double, lanes: Int)] = [
    (.nan, 1), (.infinity, 1), (-.infinity, 1), (-1, 1), (1e300, 1),
    (.greatestFiniteMagnitude, 1), (0, 256), (.leastNonzeroMagnitude, 256),
    (1e-300, 256), (100, 3),
  ]

  @Test("a least width is brought to lanes that there are", arguments: widths)
  func minimumWidth(_ width: Double, _ lanes: Int) {
    expect(.minimumWidth(width), lanes)
  }

  @Test(
    "any number of lanes is brought to one that there is",
    arguments: [(Int.min, 1), (-1, 1), (0, 1), (257, 256), (Int.max, 256)])
  func fixed(_ count: Int, _ lanes: Int) {
    expect(.fixed(count), lanes)
  }

  private func expect(_ count: LaneCount, _ lanes: Int) {
    let source = Source(count)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
    let view = WaterflowUIKit.WaterflowView(frame: bounds)
    view.register(
      WaterflowUIKit.WaterflowCell.self, forCellWithReuseIdentifier: "cell")
    view.waterflowDelegate = source
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.numberOfLanes(inSection: 0) == lanes)

    let layout = WaterflowCollectionViewLayout()
    layout.section.mode = .waterfall(lanes: count)
    let stock = UICollectionView(frame: bounds, collectionViewLayout: layout)
    stock.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stock.dataSource = source
    stock.layoutIfNeeded()
    #expect(layout.numberOfLanes(inSection: 0) == lanes)
  }

  @Test(
    "a view whose own width is no width shows nothing, and recovers",
    arguments: [CGFloat.nan, .infinity, 1e300, -1])
  func viewWidth(_ width: CGFloat) {
    let source = Source(.minimumWidth(100))
    let view = WaterflowUIKit.WaterflowView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.register(
      WaterflowUIKit.WaterflowCell.self, forCellWithReuseIdentifier: "cell")
    view.waterflowDelegate = source
    view.dataSource = source
    view.layoutIfNeeded()
    view.bounds.size.width = width
    view.layoutIfNeeded()
    view.bounds.size.width = 450
    view.layoutIfNeeded()
    #expect(view.numberOfLanes(inSection: 0) == 4)
  }

  private final class Source: WaterflowUIKit.WaterflowViewDataSource,
    WaterflowUIKit.WaterflowViewDelegate, UICollectionViewDataSource
  {
    let lanes: LaneCount

    init(_ lanes: LaneCount) { self.lanes = lanes }

    func waterflowView(
      _ view: WaterflowUIKit.WaterflowView, styleForSectionAt section: Int
    ) -> WaterflowSection { WaterflowSection(mode: .waterfall(lanes: lanes)) }

    func waterflowView(
      _ view: WaterflowUIKit.WaterflowView, numberOfItemsInSection section: Int
    ) -> Int { 5 }

    func waterflowView(
      _ view: WaterflowUIKit.WaterflowView, cellForItemAt indexPath: IndexPath
    ) -> WaterflowUIKit.WaterflowCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
