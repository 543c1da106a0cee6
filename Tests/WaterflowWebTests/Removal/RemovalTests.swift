import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

@MainActor
@Suite("A view that is removed from its page", .serialized)
struct RemovalTests {
  /// What the page is asked about a view, by its number.
  private static let ofViews: Set<String> = [
    "perform", "animate", "allowFocus", "focus", "allowSelection", "changed",
    "announce", "measure", "watch", "claim", "underlay", "shape", "slide",
    "lift", "drop", "hang", "pull",
  ]

  /// The numbers of the closures that a page was given.
  private func closures(of page: PageRecorder) -> Set<Int32> {
    var numbers: Set<Int32> = []
    for call in page.calls {
      switch call.name {
      case "listen", "watch", "requestFrame":
        numbers.insert(Int32(call.numbers[0]))
      case "schedule": numbers.insert(Int32(call.numbers[1]))
      default: break
      }
    }
    return numbers
  }

  @Test("no timer of it is left but the one that lets go of all")
  func timers() throws {
    let stage = try RemovalStage()
    stage.live()
    #expect(!stage.timers.isEmpty)
    stage.view?.remove()
    #expect(stage.timers.count == 1)
    stage.pass(0)
    #expect(stage.timers.isEmpty && stage.view == nil)
  }

  @Test("in whichever call it happens, it is called no more and leaves nothing")
  func anywhere() throws {
    let whole = try RemovalStage()
    whole.live()
    let calls = whole.witness.calls
    whole.view?.remove()
    whole.pass(0)
    // All that can be called is.
    #expect(Set(calls).count == 36, "\(Set(calls).sorted())")
    for (index, call) in calls.enumerated() {
      let stage = try RemovalStage()
      stage.witness.onCall = { [unowned stage] in
        if $0 == index { stage.view?.remove() }
      }
      stage.live()
      stage.pass(0)
      #expect(stage.witness.calls.count == index + 1, "\(call) \(index)")
      #expect(stage.view == nil, "\(call) \(index)")
      #expect(stage.timers.isEmpty, "\(call) \(index)")
      let left = closures(of: stage.page).filter { Callbacks.find($0) != nil }
      #expect(left.isEmpty, "\(call) \(index)")
      let unmount = stage.page.calls.lastIndex { $0.name == "unmount" }
      let late = stage.page.calls[try #require(unmount)...].filter {
        Self.ofViews.contains($0.name) && $0.element == stage.number
      }
      #expect(late.isEmpty, "\(call) \(index)")
      #expect(stage.page.missed.isEmpty, "\(call) \(index)")
    }
  }
}
