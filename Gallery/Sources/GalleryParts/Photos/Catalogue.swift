/// The photos, as the bytes that the server sent.
///
/// A million photos stay one block of memory; what is asked about one of them
/// is read from its place. The format is described at `PhotoCatalog` in the
/// server.
public final class Catalogue {
  /// The number of photos.
  public let count: Int
  /// Warnings for people, in UTF-8; empty if all is well.
  public let notice: Range<Int>
  private let bytes: [UInt8]
  private let offsets: Int
  private let text: Int
  private let textLength: Int

  private static let magic: UInt32 = 0x4850_4657
  private static let version: UInt32 = 1
  private static let headerLength = 20

  /// Takes over what the server sent; nil if it is no catalogue.
  public init?(_ body: UnsafeRawBufferPointer) {
    guard body.count >= Self.headerLength else { return nil }
    func word(_ index: Int) -> UInt32 {
      UInt32(
        littleEndian: body.loadUnaligned(
          fromByteOffset: 4 * index, as: UInt32.self))
    }
    guard word(0) == Self.magic, word(1) == Self.version else { return nil }
    // Checked in 64 bits: lengths made up to overflow 32 must not pass.
    let photos = Int64(word(2))
    let hasText = word(3) > 0
    let textStart =
      Int64(Self.headerLength) + 12 * photos
      + (hasText ? 4 * (2 * photos + 1) : 0)
    let noticeStart = textStart + Int64(word(3))
    guard noticeStart + Int64(word(4)) == Int64(body.count) else { return nil }
    count = Int(photos)
    offsets = Self.headerLength + 12 * count
    text = Int(textStart)
    textLength = Int(word(3))
    notice = Int(noticeStart)..<body.count
    bytes = Array(body)
  }

  /// Whether the photos have addresses of their own; else the server paints
  /// them.
  public var hasAddresses: Bool { textLength > 0 }

  /// A photo's width in pixels.
  public func width(of photo: Int) -> Double {
    Double(Float(bitPattern: word(at: Self.headerLength + 8 * photo)))
  }

  /// A photo's height in pixels.
  public func height(of photo: Int) -> Double {
    Double(Float(bitPattern: word(at: Self.headerLength + 8 * photo + 4)))
  }

  /// A photo's placeholder colour, as `0x00RRGGBB`.
  public func color(of photo: Int) -> UInt32 {
    word(at: Self.headerLength + 8 * count + 4 * photo)
  }

  /// Where a photo's address stands in the bytes; only with addresses.
  public func address(of photo: Int) -> Range<Int> {
    text(from: 2 * photo)
  }

  /// Where a photo's title stands in the bytes; empty if it has none.
  public func title(of photo: Int) -> Range<Int> {
    text(from: 2 * photo + 1)
  }

  /// Passes a piece of the bytes on without copying it.
  public func withBytes(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    bytes.withUnsafeBufferPointer { body(.init(rebasing: $0[range])) }
  }

  /// A wrong offset yields an empty text, as data never traps.
  private func text(from index: Int) -> Range<Int> {
    guard hasAddresses else { return 0..<0 }
    // More than 2 GiB are negative to a module.
    let start = Int(truncatingIfNeeded: word(at: offsets + 4 * index))
    let end = Int(truncatingIfNeeded: word(at: offsets + 4 * index + 4))
    guard start >= 0, start <= end, end <= textLength else { return 0..<0 }
    return text + start..<text + end
  }

  private func word(at offset: Int) -> UInt32 {
    bytes.withUnsafeBytes {
      UInt32(
        littleEndian: $0.loadUnaligned(
          fromByteOffset: offset, as: UInt32.self))
    }
  }
}
