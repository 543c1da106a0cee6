/// What a change does to the item or section that it names.
public enum UpdateRole: UInt8, Sendable {
  /// It goes; named by its old index.
  case delete
  /// It moves away; named by its old index.
  case moveFrom
  /// It stays, and what it shows is read anew; named by its old index.
  case reload
  /// It is new; named by its new index.
  case insert
  /// It moves here; named by its new index.
  case moveTo
}
