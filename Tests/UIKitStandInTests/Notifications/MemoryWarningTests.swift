import Testing
import UIKitStandIn

@Suite("Memory warnings")
struct MemoryWarningTests {
  @Test("the notification's name is UIKit's, and it can be observed")
  func observed() {
    let name = UIApplication.didReceiveMemoryWarningNotification
    #expect(name.rawValue == "UIApplicationDidReceiveMemoryWarningNotification")
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
