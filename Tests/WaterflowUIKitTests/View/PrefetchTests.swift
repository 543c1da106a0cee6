import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Who is told which items come next", .serialized)
struct PrefetchTests {
  @Test("Another one hears of all, and of no end of what it never heard of")
  func another() {
    let first = Content([100])
    let second = Content([100])
    let stage = Stage(first) { $0.prefetchDataSource = first }
    let coming = (4...7).map { "prefetch \($0)" }
    #expect(first.takeLog() == coming)
    stage.view.prefetchDataSource = second
    stage.window.layOut()
    #expect(first.takeLog() == [] && second.takeLog() == coming)
    stage.view.prefetchDataSource = second
    stage.scroll(to: 2_000)
    #expect(
      second.takeLog()
        == (4...7).map { "cancel \($0)" } + (44...47).map { "prefetch \($0)" })
  }

  @Test("One that comes late is told without a scroll")
  func late() {
    let content = Content([100])
    let stage = Stage(content)
    stage.view.prefetchDataSource = content
    stage.window.layOut()
    #expect(content.takeLog() == (4...7).map { "prefetch \($0)" })
  }
}
