import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A cell that says what it shows and how often it was emptied.
final class TileCell: WaterflowCell {
  /// The name of the tile that is shown; nil between two tiles.
  var name: Int?
  /// How high the cell says it has to be; nil leaves that to its content.
  var neededHeight: CGFloat?
  private(set) var uses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    (name, neededHeight) = (nil, nil)
    uses += 1
  }

  override func preferredSize(fitting size: CGSize) -> CGSize {
    guard let neededHeight else { return super.preferredSize(fitting: size) }
    return CGSize(width: size.width, height: neededHeight)
  }
}
