import WaterflowWeb

/// The controls above the collections.
final class LiveControls {
  /// Called after another collection was chosen.
  var onScene: (() -> Void)?
  /// Called when a button is pressed.
  var onAction: ((LiveAction) -> Void)?

  private var choices: [Element] = []
  private var buttons: [Element] = []

  private static let choiceNames: [StaticString] = [
    "scene-tiles", "scene-feed", "scene-chat", "scene-millions",
  ]
  private static let buttonNames: [StaticString] = [
    "insert", "delete", "shuffle", "sort", "resize", "undo", "last",
    "lie",
  ]

  /// Finds the controls in the page; nil if one is missing.
  init?() {
    for name in Self.choiceNames {
      guard let choice = Element(id: name) else { return nil }
      choices.append(choice)
    }
    for name in Self.buttonNames {
      guard let button = Element(id: name) else { return nil }
      buttons.append(button)
    }
    for choice in choices { choice.on("change") { [self] _ in onScene?() } }
    for (index, button) in buttons.enumerated() {
      guard let action = LiveAction(rawValue: index) else { continue }
      button.on("click") { [self] _ in onAction?(action) }
    }
  }

  /// The chosen collection.
  var scene: LiveChoice {
    let index = choices.firstIndex { $0.number("checked") == 1 }
    return LiveChoice(rawValue: index ?? 0) ?? .tiles
  }

  /// Enables the buttons that do something.
  func offer(_ isOffered: (LiveAction) -> Bool) {
    for (index, button) in buttons.enumerated() {
      guard let action = LiveAction(rawValue: index) else { continue }
      button.setNumber("disabled", to: isOffered(action) ? 0 : 1)
    }
  }
}
