import Foundation
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample

/// Paints pictures after some time on the test's clock, even cancelled ones:
/// painting that has begun cannot be called back.
@MainActor
final class ClockedWork: PictureWork {
  /// Seconds for a picture of a number.
  var delay: (Int) -> TimeInterval = { _ in 0.1 }
  /// Whether there are pictures to be had of what is started from now on.
  var hasPictures = true
  private(set) var started: [Int] = []
  private(set) var cancelled: [Int] = []

  func start(
    _ photo: Photo,
    then done: @escaping @MainActor @Sendable (UIImage?) -> Void
  ) -> @MainActor () -> Void {
    started.append(photo.number)
    let hasPicture = hasPictures
    TestClock.schedule(in: delay(photo.number)) {
      done(hasPicture ? PicturePainter.paint(photo) : nil)
    }
    return { self.cancelled.append(photo.number) }
  }
}
