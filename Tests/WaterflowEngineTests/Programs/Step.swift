import WaterflowEngine
import WaterflowLayout

/// One thing that happens to an engine.
enum Step {
  case scroll(LayoutPoint)
  case resize(LayoutSize)
  case reload(CollectionLayout?, offset: LayoutPoint?)
  case trimPool
  case emptyPool
  case setOverscan(Double)
  case setPoolCap(Int)
  case wait(Double)

  /// Whether the step makes the engine look for what is visible.
  var passes: Bool {
    switch self {
    case .trimPool, .emptyPool: false
    default: true
    }
  }
}

/// How a host answers while a step runs.
enum Behaviour: CaseIterable {
  case sound
  case answersNothing
  case answersNothingAtTimes
  case dequeuesTwice
  case answersLiveCell
  case answersUnknownCell
  case answersPreviousAnswer
  case updatesWhileAsked
  case reloadsWhileAsked
  case updatesWhilePerforming
  case reloadsWhilePerforming
  case updatesWhileEmptying
}
