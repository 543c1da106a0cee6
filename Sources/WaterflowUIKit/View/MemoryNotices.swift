/// Listens, for as long as it lives, for when an app does well to let go of
/// what it can make again: memory is short, or nobody looks any more.
final class MemoryNotices {
  private let tokens: [any NSObjectProtocol]

  /// Calls a closure on the main thread soon after each notice.
  @MainActor
  init(_ body: @escaping @MainActor () -> Void) {
    tokens = [
      UIApplication.didReceiveMemoryWarningNotification,
      UIApplication.didEnterBackgroundNotification,
    ].map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { _ in
        // UIKit posts on the main thread; an app that plays a warning may not.
        Task { @MainActor in body() }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
