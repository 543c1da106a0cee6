import Foundation
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// Named items in sections, the app of these tests.
@MainActor
final class Names: WaterflowViewDataSource, WaterflowViewDelegate,
  WaterflowDisplayDelegate
{
  var sections: [[String]]
  var look = WaterflowSection()
  /// The heights of items, where they are not 50 points.
  var heights: [String: CGFloat] = [:]
  /// What cells say that they need, where it is not their height.
  var needs: [String: CGFloat] = [:]
  var onFill: ((IndexPath) -> Void)?
  var onCount: (() -> Void)?

  private(set) var updateErrors: [UpdateError] = []
  private(set) var layoutErrors: [LayoutError] = []
  private(set) var sizesAsked: [String] = []
  private(set) var filled: [String] = []
  private(set) var displays: [String] = []
  var measured: [String] = []
  private(set) var faults: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  /// A section of items 0..., as many as asked for.
  convenience init(_ count: Int) {
    self.init([(0..<count).map { "\($0)" }])
  }

  func takeFilled() -> [String] {
    defer { filled = [] }
    return filled
  }

  func takeDisplays() -> [String] {
    defer { displays = [] }
    return displays
  }

  func takeSizesAsked() -> [String] {
    defer { sizesAsked = [] }
    return sizesAsked
  }

  func name(at path: IndexPath) -> String {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.item)
    else {
      faults.append("asked for \(path.section).\(path.item)")
      return "?"
    }
    return sections[path.section][path.item]
  }

  func numberOfSections(in waterflowView: WaterflowView) -> Int {
    sections.count
  }

  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int {
    onCount?()
    return sections[section].count
  }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    onFill?(indexPath)
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "name", for: indexPath)
    if let cell = cell as? NameCell {
      cell.name = name(at: indexPath)
      cell.owner = self
      filled.append(cell.name ?? "")
    }
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    let path = IndexPath(item: 0, section: section)
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "header", for: path)
    (cell as? NameCell)?.name = "header \(section)"
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection { look }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    let name = name(at: indexPath)
    sizesAsked.append(name)
    return heights[name] ?? 50
  }

  func waterflowView(
    _ waterflowView: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) { displays.append("+\((cell as? NameCell)?.name ?? "")") }

  func waterflowView(
    _ waterflowView: WaterflowView, didEndDisplaying cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) { displays.append("-\((cell as? NameCell)?.name ?? "")") }

  func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: LayoutError
  ) { layoutErrors.append(error) }

  func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: UpdateError
  ) { updateErrors.append(error) }
}

/// A cell that knows whom it shows and what it needs.
final class NameCell: WaterflowCell {
  var name: String?
  weak var owner: Names?
  /// How often its place was set as a part of an animation.
  private(set) var animatedMoves = 0

  override var center: CGPoint {
    didSet {
      if UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0 {
        animatedMoves += 1
      }
    }
  }

  override func prepareForReuse() { name = nil }

  override func preferredSize(fitting size: CGSize) -> CGSize {
    guard let owner, let name else { return size }
    owner.measured.append("\(name) in \(Int(size.width))")
    return CGSize(width: size.width, height: owner.needs[name] ?? 50)
  }
}
