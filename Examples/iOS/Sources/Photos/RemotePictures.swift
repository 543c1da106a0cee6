#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads pictures from their addresses.
@MainActor
struct RemotePictures: PictureWork {
  private let session: URLSession

  init(session: URLSession = .shared) { self.session = session }

  func start(
    _ photo: Photo,
    then done: @escaping @MainActor @Sendable (UIImage?) -> Void
  ) -> @MainActor () -> Void {
    guard let address = photo.address else {
      Task { @MainActor in done(nil) }
      return {}
    }
    let task = session.dataTask(with: address) { data, response, _ in
      let isThere = (response as? HTTPURLResponse)?.statusCode == 200
      // Decoded here, off the main thread, as that takes a while.
      let picture =
        isThere
        ? data.flatMap { UIImage(data: $0)?.preparingForDisplay() } : nil
      Task { @MainActor in done(picture) }
    }
    task.resume()
    return { task.cancel() }
  }
}
