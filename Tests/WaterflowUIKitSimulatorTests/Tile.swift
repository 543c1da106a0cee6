import Foundation

/// An item of the tests: a name that it keeps through updates, and a size.
struct Tile: Equatable {
  var name: Int
  var size: CGSize

  /// A tile whose height its name decides: 20 to 109 points.
  init(_ name: Int) {
    self.init(name, height: CGFloat(20 + name * 37 % 90))
  }

  init(_ name: Int, height: CGFloat, width: CGFloat = 80) {
    self.name = name
    size = CGSize(width: width, height: height)
  }
}
