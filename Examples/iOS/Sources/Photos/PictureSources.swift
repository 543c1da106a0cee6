#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Paints photos that have no address, and loads those that have one.
@MainActor
struct PictureSources: PictureWork {
  private let painted: any PictureWork
  private let remote: any PictureWork

  init(
    painted: any PictureWork = PictureQueue(),
    remote: any PictureWork = RemotePictures()
  ) {
    self.painted = painted
    self.remote = remote
  }

  func start(
    _ photo: Photo,
    then done: @escaping @MainActor @Sendable (UIImage?) -> Void
  ) -> @MainActor () -> Void {
    (photo.address == nil ? painted : remote).start(photo, then: done)
  }
}
