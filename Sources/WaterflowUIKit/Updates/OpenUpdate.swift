import Foundation
import WaterflowEngine
import WaterflowLayout

/// The changes that the calls within one update have named so far.
@MainActor
final class OpenUpdate {
  var batch = BatchUpdate()
  /// Items whose cells are to be filled again, by their old paths.
  var reconfigured: [ItemPath] = []
  var completions: [(Bool) -> Void] = []
}
