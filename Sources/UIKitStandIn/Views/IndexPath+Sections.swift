import Foundation

extension IndexPath {
  /// Makes the path of an item of a collection.
  ///
  /// As UIKit documents: the path's first index is the section, its second the
  /// item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Makes the path of a row of a table: the same path as that of an item.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The first index.
  ///
  /// As UIKit documents: the path must have two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index, in a collection.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index, in a table.
  package var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
