/// Listens to notices of the system for as long as it lives.
final class NoticeObserver {
  /// When an app does well to let go of what it can make again: memory is short,
  /// or nobody looks any more.
  @MainActor
  static let memory = [
    UIApplication.didReceiveMemoryWarningNotification,
    UIApplication.didEnterBackgroundNotification,
  ]

  private let tokens: [any NSObjectProtocol]

  /// Calls a closure on the main thread: at once where a notice is posted there,
  /// else soon after.
  @MainActor
  init(
    of names: [Notification.Name], _ body: @escaping @MainActor () -> Void
  ) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { _ in
        // UIKit posts on the main thread; an app that plays a warning may not.
        if Self.isOnMainThread {
          MainActor.assumeIsolated { body() }
        } else {
          Task { @MainActor in body() }
        }
      }
    }
  }

  private static var isOnMainThread: Bool {
    #if canImport(UIKit)
      Thread.isMainThread
    #else
      // On Linux the main actor leaves the first thread; a stand-in posts there.
      true
    #endif
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
