import Foundation
import Testing
import UIKitStandIn

@Suite("Notifications of the application")
struct NotificationTests {
  @Test(
    "a notification's name is UIKit's, and it can be observed",
    arguments: [
      (
        UIApplication.didReceiveMemoryWarningNotification,
        "UIApplicationDidReceiveMemoryWarningNotification"
      ),
      (
        UIApplication.didEnterBackgroundNotification,
        "UIApplicationDidEnterBackgroundNotification"
      ),
    ])
  func observed(name: Notification.Name, text: String) {
    #expect(name.rawValue == text)
    let center = NotificationCenter()
    let heard = Heard()
    let token = center.addObserver(forName: name, object: nil, queue: nil) {
      _ in heard.count += 1
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(heard.count == 1)
  }

  // Posted and heard on one thread.
  private final class Heard: @unchecked Sendable {
    var count = 0
  }
}
