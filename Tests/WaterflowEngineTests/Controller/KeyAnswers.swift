@testable import WaterflowEngine

/// A feature that does what a test says with what keys ask for.
final class KeyAnswers: ControllerFeature {
  var answer: (KeyRequest) -> Bool = { _ in false }

  override func obey(_ request: KeyRequest) -> Bool { answer(request) }
}
