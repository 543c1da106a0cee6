import Foundation

/// What lets animations go along with the focus.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {}
