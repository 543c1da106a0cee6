import SeededRandom
import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// Random updates of a collection view, held against arrays.
@Suite("Random batch updates of a collection view")
@MainActor
struct RandomCollectionUpdateTests {
  /// A generator that a seed replays.
  private struct Rolls {
    var random: SplitMix64
    /// The items made so far.
    var made: CGFloat = 0

    mutating func roll(_ sides: Int) -> Int { random.below(sides) }
  }

  /// An update that was thrown, and the data after it.
  private struct Throw {
    var sections: [CollectionStage.Section] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moves: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    /// The widths, which name items, of those asked for and of those moved.
    var asked: Set<CGFloat> = []
    var moved: Set<CGFloat> = []
  }

  private func size(_ dice: inout Rolls) -> CGSize {
    dice.made += 1
    return CGSize(width: dice.made, height: CGFloat(20 + dice.roll(60)))
  }

  private func section(
    _ dice: inout Rolls, _ count: Int
  ) -> CollectionStage.Section {
    var section = CollectionStage.Section(
      style: WaterflowSection(
        headerLength: CGFloat(dice.roll(2) * 25), pinsHeader: true),
      sizes: [])
    if dice.roll(2) == 0 {
      section.style.mode = .waterfall(lanes: .fixed(2 + dice.roll(2)))
    }
    for _ in 0..<count { section.sizes.append(size(&dice)) }
    return section
  }

  private func next(
    _ old: [CollectionStage.Section], _ dice: inout Rolls
  ) -> Throw {
    var result = Throw()
    var kept: [CollectionStage.Section] = []
    var travellers: [(IndexPath, CGSize)] = []
    for (index, var section) in old.enumerated() {
      if old.count > 1, dice.roll(9) == 0 {
        result.deletedSections.insert(index)
        continue
      }
      var sizes: [CGSize] = []
      for (item, var size) in section.sizes.enumerated() {
        let path = IndexPath(item: item, section: index)
        switch dice.roll(16) {
        case 0: result.deleted.append(path)
        case 1: travellers.append((path, size))
        case 2:
          result.reloaded.append(path)
          size.height = CGFloat(20 + dice.roll(60))
          result.asked.insert(size.width)
          sizes.append(size)
        default: sizes.append(size)
        }
      }
      section.sizes = sizes
      kept.append(section)
    }
    // Arrivals are thrown in ascending order, so that their indices stay.
    for index in kept.indices {
      let here = index == kept.count - 1 ? travellers.count : dice.roll(3)
      let coming = travellers.prefix(here)
      travellers.removeFirst(coming.count)
      var place = 0
      let number = result.insertedSections.count + index
      for (path, size) in coming {
        place += dice.roll(kept[index].sizes.count - place + 1)
        kept[index].sizes.insert(size, at: place)
        result.moves.append((path, IndexPath(item: place, section: number)))
        result.moved.insert(size.width)
        // Out of lanes nobody knows how many it spans.
        if kept[index].style.mode.isWaterfall
          != old[path.section].style.mode.isWaterfall
        {
          result.asked.insert(size.width)
        }
        place += 1
      }
      for _ in 0..<dice.roll(4) {
        guard place <= kept[index].sizes.count else { break }
        place += dice.roll(kept[index].sizes.count - place + 1)
        let size = size(&dice)
        kept[index].sizes.insert(size, at: place)
        result.inserted.append(IndexPath(item: place, section: number))
        result.asked.insert(size.width)
        place += 1
      }
    }
    if dice.roll(5) == 0 {
      let place = dice.roll(kept.count + 1)
      let new = section(&dice, dice.roll(12))
      kept.insert(new, at: place)
      for size in new.sizes { result.asked.insert(size.width) }
      result.insertedSections.insert(place)
      func moved(_ path: IndexPath) -> IndexPath {
        path.section < place
          ? path : IndexPath(item: path.item, section: path.section + 1)
      }
      result.inserted = result.inserted.map { moved($0) }
      result.moves = result.moves.map { ($0.from, moved($0.to)) }
    }
    result.sections = kept
    return result
  }

  /// The items that show, first to last, by their widths, and their distance
  /// from the top.
  private func inView(
    _ stage: CollectionStage
  ) -> [(name: CGFloat, distance: CGFloat)] {
    let bounds = stage.collectionView.bounds
    var result: [(CGFloat, CGFloat)] = []
    for (section, data) in stage.sections.enumerated() {
      for (item, size) in data.sizes.enumerated() {
        guard
          let frame = stage.place(item, section), frame.maxY > bounds.minY,
          frame.minY < bounds.maxY
        else { continue }
        result.append((size.width, frame.minY - bounds.minY))
      }
    }
    return result
  }

  private func places(_ stage: CollectionStage) -> [CGFloat: CGRect] {
    var result: [CGFloat: CGRect] = [:]
    for (section, data) in stage.sections.enumerated() {
      for (item, size) in data.sizes.enumerated() {
        result[size.width] = stage.place(item, section)
      }
    }
    return result
  }

  @Test(
    "frames are those of a fresh layout, and nothing is asked twice",
    arguments: 0..<30)
  func program(seed: Int) {
    TestClock.reset()
    var dice = Rolls(random: SplitMix64(seed: UInt64(seed) &* 7_919 &+ 3))
    let viewport = CGSize(width: 120, height: 300)
    var start: [CollectionStage.Section] = []
    for _ in 0..<1 + dice.roll(3) { start.append(section(&dice, 40)) }
    let stage = CollectionStage(viewport, start) { $0.pinMode = .section }
    for step in 0..<20 {
      let here: Comment = "seed \(seed), step \(step)"
      let change = next(stage.sections, &dice)
      let offset = stage.collectionView.contentOffset.y
      let asked = stage.sizesAsked
      let shown = inView(stage)
      stage.update(change.sections) { view in
        view.deleteItems(at: change.deleted)
        view.insertItems(at: change.inserted)
        view.reloadItems(at: change.reloaded)
        for move in change.moves { view.moveItem(at: move.from, to: move.to) }
        view.deleteSections(change.deletedSections)
        view.insertSections(change.insertedSections)
      }
      #expect(stage.sizesAsked - asked == change.asked.count, here)
      #expect(stage.visibleItems == stage.itemsInBounds, here)
      for path in stage.visibleItems {
        let cell = stage.shownCell(path.item, path.section)
        #expect(
          cell?.shown == change.sections[path.section].sizes[path.item], here)
        #expect(cell?.frame == stage.place(path.item, path.section), here)
      }
      // What an update leaves for later is laid out in the next turns.
      TestClock.advance(by: Double(dice.roll(4)) / 10)
      if stage.layout.content?.isComplete == true {
        let fresh = CollectionStage(viewport, change.sections)
        #expect(places(stage) == places(fresh), here)
        #expect(
          stage.collectionView.contentSize == fresh.collectionView.contentSize,
          here)
      }
      checkAnchor(stage, change, shown, from: offset, here)
      let room = max(0, stage.collectionView.contentSize.height - 300)
      if dice.roll(3) == 0 {
        stage.scroll(to: CGFloat(dice.roll(Int(room) + 1)))
      }
    }
    #expect(stage.errors.isEmpty)
  }

  private func checkAnchor(
    _ stage: CollectionStage, _ change: Throw,
    _ shown: [(name: CGFloat, distance: CGFloat)], from offset: CGFloat,
    _ here: Comment
  ) {
    let now = stage.collectionView.contentOffset.y
    guard offset > 0.5 else {
      #expect(now == 0, here)
      return
    }
    let places = places(stage)
    let kept = shown.filter { places[$0.name] != nil }
    let first =
      kept.first { !change.moved.contains($0.name) } ?? kept.first
    guard let first, let frame = places[first.name] else { return }
    let room = max(0, stage.collectionView.contentSize.height - 300)
    let goal = min(max(frame.minY - first.distance, 0), room)
    #expect(abs(now - goal) < 1e-6, here)
  }
}
