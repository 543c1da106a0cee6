import Foundation
import SeededRandom
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// Calls of a view in any order, several of them before it is laid out, held
/// against plain arrays.
@MainActor
final class TurnProgram: NSObject {
  private var dice: SplitMix64
  private let names: Names
  private let stage: NameStage
  private var selected: String?
  private var made = 0
  /// How often the end of each update was told.
  private var ends: [Int] = []
  /// What is done when the view scrolls the next time.
  private var onScroll: (() -> Void)?
  /// What was done, for who reads of a failure.
  private(set) var steps: [String] = []

  init(seed: Int) {
    dice = SplitMix64(seed: UInt64(seed) &* 104_729 &+ 7)
    names = Names(dice.below(40))
    names.look.headerLength = 20
    names.look.pinsHeader = true
    names.look.estimatesLengths = dice.below(3) == 0
    stage = NameStage(names)
    super.init()
    names.sections.append((0..<dice.below(10)).map { _ in name() })
    view.reloadData()
    view.delegate = self
    stage.window.layOut()
  }

  private var view: WaterflowView { stage.view }

  // MARK: - Turns

  /// Makes some calls, and lays the view out.
  ///
  /// - Returns: what is wrong then, or nil.
  func turn() -> String? {
    for _ in 0...dice.below(5) { step() }
    steps.append("is laid out")
    stage.window.layOut()
    if let fault { return fault }
    wait(Double(dice.below(40)) / 100)
    return nil
  }

  /// Waits until all is at rest.
  ///
  /// - Returns: what is wrong then, or nil.
  func rest() -> String? {
    onScroll = nil
    wait(2)
    if let number = ends.firstIndex(where: { $0 != 1 }) {
      return "update \(number) ended \(ends[number]) times"
    }
    var displayed: [String: Int] = [:]
    for entry in names.displays {
      displayed[String(entry.dropFirst()), default: 0] +=
        entry.hasPrefix("+") ? 1 : -1
    }
    for cell in stage.cells { displayed[cell.name ?? "", default: 0] -= 1 }
    if let other = displayed.first(where: { $0.value != 0 }) {
      return "\(other.value) cells too many displayed as \(other.key)"
    }
    return fault
  }

  private func wait(_ time: Double) {
    TestClock.advance(by: time)
    stage.window.layOut()
  }

  private var fault: String? {
    if let fault = names.faults.first { return fault }
    if let error = names.updateErrors.first { return "\(error)" }
    let chosen = view.indexPathsForSelectedItems.map { names.name(at: $0) }
    if chosen != (selected.map { [$0] } ?? []) { return "selected \(chosen)" }
    var expected: [String] = []
    let bounds = view.bounds
    for path in paths where bounds.width > 0 && bounds.height > 0 {
      guard let frame = view.frameForItem(at: path) else { return "no \(path)" }
      if frame.maxY > bounds.minY && frame.minY < bounds.maxY {
        expected.append("\(names.name(at: path)) \(frame)")
      }
    }
    let shown = view.visibleCells.map {
      "\(($0 as? NameCell)?.name ?? "") \($0.frame)"
    }
    return shown == expected ? nil : "\(shown) and not \(expected)"
  }

  // MARK: - Things by chance

  private var paths: [IndexPath] {
    names.sections.indices.flatMap { section in
      names.sections[section].indices.map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  private func name() -> String {
    made += 1
    let name = "n\(made)"
    names.heights[name] = CGFloat(20 + dice.below(100))
    names.needs[name] = CGFloat(20 + dice.below(100))
    return name
  }

  // MARK: - Calls

  private func step() {
    let number = dice.below(20)
    steps.append("call \(number)")
    switch number {
    case 0, 1: scroll()
    case 2, 3, 4, 5: update()
    case 6: reload()
    case 7: view.emptyReusePool()
    case 8, 9: restyle()
    case 10: onScroll = { [weak self] in self?.restyle() }
    case 11:
      view.contentInset.top = CGFloat(dice.below(3) * 30)
      view.contentInset.bottom = CGFloat(dice.below(3) * 20)
    case 12:
      let sizes = [(100, 200), (150, 300), (0, 0), (200, 0), (100, 200)]
      let (width, height) = sizes[dice.below(sizes.count)]
      view.frame.size = CGSize(width: width, height: height)
    case 13: view.anchorsToEnd.toggle()
    case 14: wait(Double(dice.below(30)) / 100)
    case 15: _ = (view.visibleCells, view.scrollAnchor)
    default: if let path = paths.randomElement(using: &dice) { touch(path) }
    }
  }

  private func scroll() {
    let inset = view.adjustedContentInset
    let room =
      view.contentSize.height + inset.bottom + inset.top - view.bounds.height
    view.contentOffset.y = CGFloat(dice.below(max(1, Int(room)))) - inset.top
  }

  private func touch(_ path: IndexPath) {
    let isAnimated = dice.below(2) == 0
    switch dice.below(5) {
    case 0:
      view.scrollToItem(at: path, at: .nearest, animated: isAnimated)
    case 1: view.setHeight(CGFloat(10 + dice.below(100)), forItemAt: path)
    case 2: view.reconfigureItems(at: [path])
    case 3: view.anchoredItem = path
    default:
      selected = names.name(at: path)
      view.selectItem(at: path, animated: isAnimated, scrollPosition: .start)
    }
  }

  private func restyle() {
    switch dice.below(5) {
    case 0: view.invalidateLayout()
    case 1: view.reloadCells()
    case 2: view.invalidateStyles()
    case 3: view.minimumContentLength = CGFloat(dice.below(3) * 700)
    default: view.setPinning(ofSection: dice.below(3), header: isPinned)
    }
  }

  private var isPinned: Bool { dice.below(2) == 0 }

  private func reload() {
    if dice.below(2) == 0 {
      names.sections = (0..<dice.below(4)).map { _ in
        (0..<dice.below(20)).map { _ in name() }
      }
    }
    selected = nil
    view.reloadData()
  }

  private func update() {
    guard !names.sections.isEmpty else { return }
    let section = dice.below(names.sections.count)
    var items = names.sections[section]
    let gone = items.indices.filter { _ in dice.below(6) == 0 }
    for item in gone.reversed() { items.remove(at: item) }
    var come: [Int] = []
    for _ in 0..<dice.below(4) {
      let first = come.last.map { $0 + 1 } ?? 0
      come.append(first + dice.below(items.count - first + 1))
      items.insert(name(), at: come[come.count - 1])
    }
    let number = ends.count
    ends.append(0)
    view.performBatchUpdates { [self] in
      names.sections[section] = items
      view.deleteItems(at: gone.map { IndexPath(item: $0, section: section) })
      if dice.below(3) == 0 { _ = view.visibleCells }
      if dice.below(3) == 0 { view.invalidateLayout() }
      view.insertItems(at: come.map { IndexPath(item: $0, section: section) })
    } completion: { [weak self] _ in
      self?.ends[number] += 1
    }
    if let name = selected, !names.sections.joined().contains(name) {
      selected = nil
    }
  }
}

extension TurnProgram: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let body = onScroll
    onScroll = nil
    body?()
  }
}
