import WaterflowWeb

/// The field in which a to-do is typed, over the list that is dimmed.
final class Composer {
  private let dialog: Element
  private let form: Element
  private let input: Element
  private let list: Element
  /// Called once when typing is over, with what was typed; nil if it was given
  /// up.
  private var onEnd: (([UInt8]?) -> Void)?

  /// Finds its parts in the page; nil if one is missing.
  init?(over list: Element) {
    guard let dialog = Element(id: "composer"),
      let form = Element(id: "composer-form"),
      let input = Element(id: "composer-text")
    else { return nil }
    self.list = list
    self.dialog = dialog
    self.form = form
    self.input = input
    dialog.on("close") { [self] _ in closed() }
  }

  /// Opens it at the top of the list; does nothing if it is open.
  func open(
    with text: [UInt8] = [], _ onEnd: @escaping ([UInt8]?) -> Void
  ) {
    guard self.onEnd == nil else { return }
    self.onEnd = onEnd
    text.withUnsafeBufferPointer { input.setAttribute("value", utf8: $0) }
    form.call("reset")
    dialog.setNumber("returnValue", to: 0)
    dialog.setStyle("top", to: "\(Int(list.number("offsetTop")))px")
    dialog.call("showModal")
    input.call("select")
  }

  private func closed() {
    let onEnd = onEnd
    self.onEnd = nil
    // The button that saves has this value; Escape has none.
    onEnd?(dialog.number("returnValue") == 1 ? input.utf8("value") : nil)
  }
}
