import WaterflowLayout

@testable import WaterflowWeb

/// A stage whose view lets keys move the focus, and the page's side of that.
struct KeyStage {
  let stage: Stage

  /// The keys, as `keyboard.mjs` numbers them.
  enum Key {
    static let left: Int32 = 0
    static let right: Int32 = 1
    static let up: Int32 = 2
    static let down: Int32 = 3
    static let home: Int32 = 4
    static let end: Int32 = 5
    static let pageUp: Int32 = 6
    static let pageDown: Int32 = 7
    static let enter: Int32 = 8
    static let space: Int32 = 9
    static let all: Int32 = 10
    static let menu: Int32 = 11
    static let escape: Int32 = 12
  }

  static let shift: Int32 = 1
  static let command: Int32 = 2
  static let alt: Int32 = 4

  init(count: Int) throws {
    stage = try Stage(count: count)
    stage.view.allowsFocus = true
    stage.view.reloadData()
  }

  var view: WaterflowView { stage.view }

  /// Presses a key; returns whether it is used up.
  @discardableResult
  func press(_ key: Int32, _ held: Int32 = 0) -> Bool {
    keyPressed(stage.number, key, held, 0, 0) == 1
  }

  /// The focus comes to an item by itself, as on a click.
  func focus(_ item: Int) {
    _ = keyPressed(stage.number, -1, 0, 0, Int32(item))
  }

  /// The focus goes to something else.
  func blur() {
    _ = keyPressed(stage.number, -2, 0, 0, 0)
  }

  /// The row whose cell the page was told last to focus; nil if that was the
  /// view itself, or none.
  var focusedRow: Int? {
    guard let call = stage.page.calls.last(where: { $0.name == "focus" }),
      call.numbers[0] >= 0
    else { return nil }
    let live = view.engine.liveCells.first {
      Double($0.cell.rawValue) == call.numbers[0]
    }
    return live?.element.path.item
  }

  var selected: [Int] { view.indexPathsForSelectedItems.map(\.item) }

  /// How often the page was told where the focus is.
  var focusCalls: Int {
    stage.page.calls.filter { $0.name == "focus" }.count
  }
}
