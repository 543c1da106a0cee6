#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Listens for the system's memory warnings for as long as it lives.
final class MemoryWarning {
  private let token: any NSObjectProtocol

  /// Calls a closure on the main thread soon after each warning.
  @MainActor
  init(_ body: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil,
      queue: nil
    ) { _ in
      // UIKit posts on the main thread; an app that plays a warning may not.
      Task { @MainActor in body() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
