// For every file of this target: UIKit, or what stands in for it in tests.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import UIKitStandIn
#endif
