import Foundation

/// Finds the colours of photos that nobody has looked at, while there is
/// nothing else to do.
final class ColorPass {
  private let work: @Sendable (IndexedPhoto) -> Void
  private var underWay: Set<UInt32> = []
  /// Photos that are gone or changed; the index will know soon.
  private var passed: Set<UInt32> = []

  /// - Parameter work: Starts finding a colour, and sees to it that `finished`
  ///   is called later.
  init(work: @escaping @Sendable (IndexedPhoto) -> Void) {
    self.work = work
  }

  /// Starts with more photos when most are done.
  func goOn(_ index: PhotoIndex) {
    // Each question reads past what is passed; a start over forgets that.
    guard underWay.count < 64, passed.count < Self.mostPassed else { return }
    let limit = 256 + underWay.count + passed.count
    let photos = (try? index.photosWithoutColor(limit: limit)) ?? []
    for photo in photos
    where !passed.contains(photo.id) && underWay.insert(photo.id).inserted {
      work(photo)
    }
  }

  private static let mostPassed = 4_096

  /// Hears what is done, and which photos told nothing.
  func finished(_ ids: [UInt32], unfound: [UInt32]) {
    underWay.subtract(ids)
    underWay.subtract(unfound)
    passed.formUnion(unfound)
  }

  /// Tries again what told nothing: the files were looked at since.
  func startOver() {
    passed = []
  }
}
