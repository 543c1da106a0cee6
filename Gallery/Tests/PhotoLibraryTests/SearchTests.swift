import Foundation
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("Search")
struct SearchTests {
  @Test(
    "each word has to occur, in name, folder, caption or date",
    arguments: [
      ("2019", "ab"), ("June 2019", "a"), ("june", "ac"),
      ("2019-06-14", "a"), ("2019-06", "a"), ("jun 14", "a"),
      ("Friday, June 14, 2019", "a"), ("sunday", "c"), ("sun", ""),
      ("Fri, Jun 14, 2019", "a"), ("Sun,", "c"), ("Mon, Sun,", ""),
      ("day,", ""), ("beach,", "a"),
      ("Athens, fjord", "b"), (",", ""), (",,", ""),
      ("ATHEN", "b"), ("αθηνα", "c"), ("Zürich", "a"), ("zurich", "a"),
      ("ZURICH beach", "a"), ("beach zurich 2019", "a"), ("beach 2020", ""),
      ("fjord", "b"), ("a.jpg", "a"), ("100%", "c"), ("_", ""), ("*", ""),
      ("  ", "abc"), ("", "abc"), ("\"", ""), ("nothing", ""), ("café", "b"),
    ])
  func words(text: String, names: String) async throws {
    let fixture = try PhotoFixture()
    try fixture.add(
      "Zürich/a.jpg",
      PhotoSample(taken: "2019:06:14 18:30:05", caption: "The beach"))
    try fixture.add(
      "trips/Athens/b.jpg",
      PhotoSample(taken: "2019:07:01 10:00:00", caption: "Fjord cafe\u{301}"))
    try fixture.add(
      "Αθήνα/c 100%.jpg", PhotoSample(taken: "2001:06:03 10:00:00"))
    try await fixture.withLibrary { library in
      let matches = await library.search(text)
      let records = await library.records()
      #expect(matches.count == 3)
      let found = records.indices.filter(matches.contains)
        .map { String(records[$0].name.prefix(1)) }.sorted()
      #expect(found == names.map(String.init))
      #expect(matches.matches == names.count)
      #expect(await library.timeline().revision == matches.revision)
    }
  }

  @Test("a name is found whichever way its letters were put together")
  func composition() async throws {
    let fixture = try PhotoFixture()
    let names = ["か\u{3099}.jpg", "\u{1112}\u{1161}\u{11AB}.jpg"]
    for name in names {
      try fixture.add(name, PhotoSample(taken: "2019:06:14 18:30:05"))
    }
    try await fixture.withLibrary { library in
      for text in ["\u{304C}", "か\u{3099}", "\u{D55C}"] {
        #expect(await library.search(text).matches == 1)
      }
    }
  }
}
