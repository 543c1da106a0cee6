import UIKitStandIn

/// A view that counts what it is told.
final class WatchedView: UIView {
  var layouts = 0
  var windowMoves = 0
  var superviewMoves = 0
  var safeAreaChanges = 0
  var marginChanges = 0
  var whileLayingOut: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    whileLayingOut?()
  }

  override func didMoveToWindow() {
    windowMoves += 1
  }

  override func didMoveToSuperview() {
    superviewMoves += 1
  }

  override func safeAreaInsetsDidChange() {
    safeAreaChanges += 1
  }

  override func layoutMarginsDidChange() {
    marginChanges += 1
  }
}
