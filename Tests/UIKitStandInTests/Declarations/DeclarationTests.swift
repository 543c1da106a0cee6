import Foundation
import Testing

/// Compares what a stand-in offers with its `declarations.txt`; with RECORD=1
/// in the environment it is written there instead.
///
/// Offered is what is public or open. What only tests call is declared for this
/// package alone: in `TestDriving` what plays the app and the fingers, elsewhere
/// what UIKit documents too, and each of those names is in `documented.txt`. A
/// name that nobody calls is named in `exceptions.txt`, with the reason why it
/// is there.
@Suite("A stand-in offers what is called, and nothing else")
struct DeclarationTests {
  @Test(
    "every declaration is in the checked-in list, and the other way round",
    arguments: StandInList.all)
  func listed(_ list: StandInList) throws {
    let names = try list.names()
    let text = names.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: list.declarations)
    }
    #expect(names.count > 75)
    #expect(try String(contentsOf: list.declarations, encoding: .utf8) == text)
  }

  @Test(
    "every declaration is called, or excepted by name",
    arguments: StandInList.all)
  func called(_ list: StandInList) throws {
    let words = try list.calledWords()
    let excepted = Set(try list.exceptions().map(\.name))
    let unused = try list.names().filter {
      !words.contains(StandInList.lastComponent(of: $0))
        && !excepted.contains($0)
    }
    #expect(unused == [])
  }

  @Test(
    "what drives tests stands apart from what UIKit documents",
    arguments: StandInList.all)
  func driving(_ list: StandInList) throws {
    #expect(try list.namesForTests() == list.documentedNames())
    #expect(try list.namesAmongDriving() == [])
  }

  @Test(
    "every exception has a reason, names a declaration, and is needed",
    arguments: StandInList.all)
  func exceptions(_ list: StandInList) throws {
    let words = try list.calledWords()
    let names = Set(try list.names())
    for exception in try list.exceptions() {
      #expect(names.contains(exception.name), "\(exception.name)")
      #expect(!exception.reason.isEmpty, "\(exception.name)")
      let isCalled = words.contains(
        StandInList.lastComponent(of: exception.name))
      #expect(!isCalled, "\(list) calls \(exception.name)")
    }
  }
}
