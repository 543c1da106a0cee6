import SeededRandom
import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

/// Presses keys, changes a list and scrolls at random, and knows by a list of
/// names who has the focus.
@MainActor
private struct KeyProgram {
  let names = Names(30)
  let stage: NameStage
  /// Who has the focus, or nil.
  var focused: String?
  /// Whether its cell has to be there, however far away.
  var isKept = false
  private var random: SplitMix64
  private var made = 0

  init(seed: UInt64) {
    stage = NameStage(names)
    stage.view.becomeFirstResponder()
    random = SplitMix64(seed: seed)
  }

  private mutating func roll(_ count: Int) -> Int {
    random.below(count)
  }

  private var list: [String] { names.sections[0] }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  mutating func step() {
    switch roll(10) {
    case 0, 1: move(.keyboardDownArrow) { min($0 + 1, $1 - 1) }
    case 2: move(.keyboardUpArrow) { index, _ in max(index - 1, 0) }
    case 3: move(.keyboardEnd) { $1 - 1 }
    case 4: move(.keyboardHome) { _, _ in 0 }
    case 5:
      stage.scroll(to: CGFloat(roll(max(1, list.count * 50 - 200))))
    // Which item has the first focus depends on where the list stands.
    case 6: insert()
    case 7: delete()
    case 8: shift()
    default: TestClock.advance(by: Double(roll(40)) / 100)
    }
  }

  private mutating func move(
    _ code: UIKeyboardHIDUsage, _ target: (Int, Int) -> Int
  ) {
    guard !list.isEmpty else { return }
    let old = focused.flatMap { list.firstIndex(of: $0) }
    let top = Int(stage.view.contentOffset.y / 50)
    Keyboard.press(code, in: stage.window)
    let index = old.map { target($0, list.count) } ?? top
    focused = list[index]
    if index != old { isKept = true }
  }

  private mutating func insert() {
    made += 1
    let index = roll(list.count + 1)
    names.sections[0].insert("new \(made)", at: index)
    stage.view.insertItems(at: [path(index)])
  }

  private mutating func delete() {
    guard list.count > 8 else { return }
    let index = roll(list.count)
    let gone = names.sections[0].remove(at: index)
    stage.view.deleteItems(at: [path(index)])
    guard gone == focused else { return }
    focused = list[min(index, list.count - 1)]
    isKept = false
  }

  private mutating func shift() {
    let from = roll(list.count)
    let to = roll(list.count)
    names.sections[0].insert(names.sections[0].remove(at: from), at: to)
    stage.view.moveItem(at: path(from), to: path(to))
  }
}

@MainActor
@Suite("Random keys on the UIKit view", .serialized)
struct RandomKeyTests {
  @Test("The focus is where a list of names says", arguments: 0..<20)
  func keys(_ seed: Int) {
    var program = KeyProgram(seed: UInt64(seed) + 1)
    for step in 0..<200 {
      program.step()
      let view = program.stage.view
      let focused = view.focusedIndexPath.map { program.names.name(at: $0) }
      #expect(focused == program.focused, "step \(step)")
      let ringed = program.stage.cells.filter(\.hasFocus).compactMap(\.name)
      #expect(ringed.allSatisfy { $0 == program.focused }, "step \(step)")
      if program.isKept { #expect(ringed.count == 1, "step \(step)") }
    }
    #expect(program.names.faults == [])
    #expect(program.names.updateErrors.isEmpty)
  }
}
