import ElementModule
import WaterflowEngine
import WaterflowWeb

extension ElementView: WaterflowPullDelegate {
  package func waterflowView(
    _ view: WaterflowView, didPullTo distance: Double, state: PullState
  ) { tellPull(state, isTriggered: false) }

  package func waterflowViewDidTriggerPull(_ view: WaterflowView) {
    tellPull(.holding, isTriggered: true)
  }

  private func tellPull(_ state: PullState, isTriggered: Bool) {
    _ = FeatureImports.ask(
      number, FeatureQuestion.pull, Int32(state.rawValue),
      isTriggered ? 1 : 0, 0, 0)
  }
}
