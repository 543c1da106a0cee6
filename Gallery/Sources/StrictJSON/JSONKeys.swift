/// The keys that an object may have, ready to be compared with a document's
/// bytes.
package struct JSONKeys<Key>
where Key: CaseIterable & RawRepresentable<String> & Sendable {
  let entries: [(key: Key, name: [UInt8])]

  /// Collects the cases of a type.
  package init(_ type: Key.Type) {
    entries = Key.allCases.map { ($0, Array($0.rawValue.utf8)) }
  }

  /// The place among the entries of a key without escapes.
  func place(of name: UnsafeBufferPointer<UInt8>.SubSequence) -> Int? {
    for (place, entry) in entries.enumerated()
    where entry.name.count == name.count && name.elementsEqual(entry.name) {
      return place
    }
    return nil
  }
}

extension JSONKeys: Sendable {}
