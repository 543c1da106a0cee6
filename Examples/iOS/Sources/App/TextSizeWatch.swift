#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Calls back whenever a person chooses another size of text, for as long as
/// it lives.
final class TextSizeWatch {
  private let token: any NSObjectProtocol

  @MainActor
  init(_ changed: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil,
      queue: nil
    ) { _ in
      // UIKit posts on the main thread.
      MainActor.assumeIsolated { changed() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
