#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Gets pictures for cells, keeps the latest, and gets some ahead of time.
///
/// A picture is got once, however many wait for it, and not at all once
/// nobody does.
@MainActor
final class PictureLoader {
  /// Somebody who waits for a picture.
  @MainActor
  final class Request {
    fileprivate let photo: Photo
    fileprivate var isCancelled = false
    fileprivate let done: (UIImage) -> Void
    private weak var loader: PictureLoader?

    fileprivate init(
      _ photo: Photo, _ loader: PictureLoader,
      _ done: @escaping (UIImage) -> Void
    ) {
      self.photo = photo
      self.loader = loader
      self.done = done
    }

    /// Waits no more: from here on nothing is called back.
    func cancel() {
      isCancelled = true
      loader?.dropWaiters(of: photo.key)
    }
  }

  private struct Load {
    /// Tells it from those of the same photo that were given up.
    let number: Int
    var waiting: [Request] = []
    /// Whether it was asked for ahead of time and not used yet.
    var isAhead = false
    var cancel: @MainActor () -> Void = {}
  }

  /// How many bytes of pictures are kept.
  static let capacity = 100_000_000

  private let work: any PictureWork
  private let finished = NSCache<NSNumber, UIImage>()
  private var loads: [Int: Load] = [:]
  private var lastNumber = 0

  init(work: any PictureWork = PictureSources()) {
    self.work = work
    finished.totalCostLimit = Self.capacity
  }

  /// The number of pictures that are waited for or being got ahead of time.
  var loadCount: Int { loads.count }

  /// Passes a photo's picture on: at once if it is known, else later.
  ///
  /// - Returns: What to cancel when nobody wants it any more, or nil if the
  ///   picture was known.
  func load(
    _ photo: Photo, then done: @escaping (UIImage) -> Void
  ) -> Request? {
    if let picture = finished.object(forKey: NSNumber(value: photo.key)) {
      done(picture)
      return nil
    }
    let request = Request(photo, self, done)
    begin(photo)
    loads[photo.key]?.waiting.append(request)
    loads[photo.key]?.isAhead = false
    return request
  }

  /// Gets the pictures of photos that are going to be shown.
  func prefetch(_ photos: [Photo]) {
    for photo in photos
    where finished.object(forKey: NSNumber(value: photo.key)) == nil {
      begin(photo)
      loads[photo.key]?.isAhead = true
    }
  }

  /// Gives up pictures of photos that are not going to be shown after all.
  func cancelPrefetching(_ photos: [Photo]) {
    for photo in photos {
      loads[photo.key]?.isAhead = false
      dropWaiters(of: photo.key)
    }
  }

  private func begin(_ photo: Photo) {
    guard loads[photo.key] == nil else { return }
    lastNumber += 1
    let number = lastNumber
    loads[photo.key] = Load(number: number)
    loads[photo.key]?.cancel = work.start(photo) { [weak self] picture in
      self?.finish(photo, number, picture)
    }
  }

  /// How many bytes a picture takes: four for each of its pixels.
  static func bytes(of picture: UIImage) -> Int {
    let pixels = picture.size.width * picture.size.height
    return Int(4 * pixels * picture.scale * picture.scale)
  }

  /// A picture that is not to be had is asked for again by the next cell; one
  /// that was given up and comes all the same is kept.
  private func finish(_ photo: Photo, _ number: Int, _ picture: UIImage?) {
    var waiting: [Request] = []
    if let load = loads[photo.key], load.number == number {
      loads[photo.key] = nil
      waiting = load.waiting
    }
    guard let picture else { return }
    finished.setObject(
      picture, forKey: NSNumber(value: photo.key),
      cost: Self.bytes(of: picture))
    for request in waiting where !request.isCancelled {
      request.done(picture)
    }
  }

  private func dropWaiters(of key: Int) {
    guard var load = loads[key] else { return }
    load.waiting.removeAll { $0.isCancelled }
    loads[key] = load
    if load.waiting.isEmpty, !load.isAhead {
      loads[key] = nil
      load.cancel()
    }
  }
}
