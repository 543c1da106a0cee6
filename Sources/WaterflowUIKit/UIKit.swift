// UIKit, or what stands in for it in tests, for every file of this target; who
// imports the target has it as well.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import UIKitStandIn
#endif
