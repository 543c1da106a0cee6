#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Where pictures come from.
@MainActor
protocol PictureWork {
  /// Starts to get a photo's picture, and calls back later, never before it
  /// returns; with nil if there is none to be had.
  ///
  /// - Returns: What cancels it; a picture that is on its way may still come.
  func start(
    _ photo: Photo,
    then done: @escaping @MainActor @Sendable (UIImage?) -> Void
  ) -> @MainActor () -> Void
}

/// Paints pictures two at a time beside the main thread.
@MainActor
struct PictureQueue: PictureWork {
  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = 2
    queue.qualityOfService = .userInitiated
  }

  func start(
    _ photo: Photo,
    then done: @escaping @MainActor @Sendable (UIImage?) -> Void
  ) -> @MainActor () -> Void {
    // One that is cancelled while it waits in the queue is never painted.
    let operation = BlockOperation {
      let picture = PicturePainter.paint(photo)
      Task { @MainActor in done(picture) }
    }
    queue.addOperation(operation)
    return { operation.cancel() }
  }
}
