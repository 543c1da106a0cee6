/// What keys and buttons did at one time.
@MainActor
open class UIPressesEvent: UIEvent {}
