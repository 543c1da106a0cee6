import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// How large photos are where they stand beside their titles, by the size of
/// text that a person has chosen.
struct PhotoSizes {
  /// The distance around a small picture and its title.
  static let margin: CGFloat = 6

  /// The height of a tag.
  let tag: CGFloat
  /// The height of a row of the list.
  let row: CGFloat
  private let character: CGFloat

  @MainActor
  init() {
    let font = PhotoCell.font
    tag = font.lineHeight + 4 * Self.margin
    row = 2 * tag
    character = 0.6 * font.pointSize
  }

  /// The size of a photo's tag: as wide as its picture and its title need.
  ///
  /// A guess by the number of characters, as 100,000 titles would take long
  /// to measure.
  func tag(_ photo: Photo) -> CGSize {
    CGSize(
      width: Self.picture(of: photo, height: tag - 2 * Self.margin)
        + character * CGFloat(photo.title.count) + 4 * Self.margin,
      height: tag)
  }

  /// How wide a small picture is that is so high.
  static func picture(of photo: Photo, height: CGFloat) -> CGFloat {
    height / min(max(CGFloat(photo.ratio), 0.5), 2)
  }
}
