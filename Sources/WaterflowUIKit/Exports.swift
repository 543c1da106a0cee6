// Styles, paths, updates and states are the layout's and the engine's, and all
// of them stand in the view's own interface: who imports the view has them.
// No name among them is SwiftUI's, for files that bring the view there.
@_exported import WaterflowEngine
@_exported import WaterflowLayout

// UIKit, or what stands in for it in tests, for every file of this target; who
// imports the target has it as well.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import UIKitStandIn
#endif
