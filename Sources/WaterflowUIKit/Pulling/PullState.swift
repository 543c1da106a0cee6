import WaterflowEngine

/// How far pulling has come.
public typealias PullState = WaterflowEngine.PullState
