import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Takes over another extent before an update, if that reads no data.
  func fitViewport() {
    if !mustReload { loadIfNeeded() }
  }

  /// Whether all data is to be read again before the next layout.
  var mustReload: Bool {
    needsReload
      || !currentEnvironment.differsInSizeAlone(from: environment)
  }
}
