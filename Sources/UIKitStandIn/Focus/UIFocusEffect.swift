import Foundation

/// What shows that a view has the focus.
@MainActor
open class UIFocusEffect: NSObject {}
