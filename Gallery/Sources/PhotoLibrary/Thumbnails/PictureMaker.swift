import CVips
import Foundation
import Timeline

/// Decodes photos and makes smaller pictures of them.
struct PictureMaker: Sendable {
  /// A picture and the photo's mean colour.
  struct Picture: Sendable {
    let data: Data
    let color: UInt32
  }

  /// So many pixels may be decoded at a time, large photos apart: some formats
  /// are held in memory whole, four bytes a pixel and more.
  static let pixelsAtOnce = 120_000_000

  /// Of photos that have more pixels one is decoded at a time.
  static let largePixels = 60_000_000

  /// Whether a photo is one of those.
  static func isLarge(_ photo: IndexedPhoto) -> Bool {
    // Not whole numbers: a damaged index may hold any.
    Double(photo.width) * Double(photo.height) > Double(largePixels)
  }

  /// What a photo takes of ``pixelsAtOnce``: a large one more than half, and
  /// not all, so that others are made meanwhile.
  static func weight(of photo: IndexedPhoto) -> Int {
    isLarge(photo)
      ? pixelsAtOnce * 3 / 5
      : Int(max(0, Double(photo.width) * Double(photo.height)))
  }

  let folder: PhotoFolder
  let mostPixels: Int

  init(folder: PhotoFolder, mostPixels: Int) {
    self.folder = folder
    self.mostPixels = mostPixels
  }

  /// Makes a picture, upright, in sRGB, as WebP.
  func picture(
    of photo: IndexedPhoto, size: PictureSize
  ) throws(PhotoFault) -> Picture {
    let descriptor = try open(photo)
    defer { close(descriptor) }
    var encoded = cvips_encoded()
    let (width, height) = size.box(of: photo)
    try Vips.check(
      cvips_shrink(
        descriptor, Int32(width), Int32(height), Int32(size.quality),
        Int32(size.effort), Int64(mostPixels), &encoded))
    defer { cvips_free(&encoded) }
    guard let bytes = encoded.data else { throw .missing }
    return Picture(
      data: Data(bytes: bytes, count: encoded.length), color: encoded.color)
  }

  /// Finds the mean colour, 0x00RRGGBB.
  func color(of photo: IndexedPhoto) throws(PhotoFault) -> UInt32 {
    let descriptor = try open(photo)
    defer { close(descriptor) }
    var color: UInt32 = 0
    try Vips.check(cvips_mean_color(descriptor, Int64(mostPixels), &color))
    return color
  }

  /// Opens what the index means, not what came into its place since.
  private func open(_ photo: IndexedPhoto) throws(PhotoFault) -> Int32 {
    let descriptor = try folder.openFile(photo.path)
    guard FileStatus(descriptor: descriptor)?.identity == photo.identity else {
      close(descriptor)
      throw .missing
    }
    return descriptor
  }
}
