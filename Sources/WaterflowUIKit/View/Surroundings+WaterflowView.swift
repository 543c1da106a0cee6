#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension Surroundings {
  @MainActor
  init(of view: WaterflowView) {
    self.init(
      of: view, axis: view.axis, pixelScale: view.pixelScale,
      reference: view.sectionInsetReference)
  }
}
