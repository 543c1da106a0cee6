import GalleryParts
import WaterflowLayout

extension Photos {
  /// The size of a tag with an item's name: a small picture and about as much
  /// room as the letters take, up to a width that every phone has.
  func sizeOfTag(forItem item: Int) -> ItemSize {
    let photo = photo(ofItem: item)
    var width = 0.0
    catalogue.withBytes(catalogue.title(of: photo)) {
      // The bytes of UTF-8 that begin a letter; what takes three of them is
      // about as broad as high.
      for byte in $0 where byte & 0xC0 != 0x80 {
        width += byte < 0x80 ? Self.letter : byte < 0xE0 ? 9 : 18
      }
    }
    if width == 0 {
      // "Picture " and the digits of its number.
      width = 9 * Self.letter
      var rest = photo
      while rest > 9 {
        width += Self.letter
        rest /= 10
      }
    }
    return ItemSize(width: min(68 + width, 240), height: 44)
  }

  /// About the breadth of a Latin letter, in points.
  private static var letter: Double { 7.25 }
}
