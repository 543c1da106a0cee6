import Foundation

/// One change of an update, as a layout is told of it.
///
/// As UIKit documents (`UICollectionViewUpdateItem`): made by the collection
/// view only.
@MainActor
open class UICollectionViewUpdateItem {
  /// What a change does.
  ///
  /// As UIKit documents (`UICollectionViewUpdateItem.Action`).
  public enum Action: Int, Sendable {
    /// The item is new.
    case insert
    /// The item goes.
    case delete
    /// The item stays and is to be shown anew.
    case reload
    /// The item takes another place.
    case move
    /// Nothing happens.
    case none
  }

  /// What the change does.
  public let updateAction: Action

  /// The path before the update; `nil` for what is new.
  ///
  /// The item of a section's path is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?

  /// The path after the update; `nil` for what goes.
  ///
  /// The item of a section's path is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
