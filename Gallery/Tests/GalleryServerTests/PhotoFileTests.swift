import Foundation
import GalleryFiles
import GalleryServer
import Testing

@Suite("A photo file")
struct PhotoFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ json: String) throws -> PhotoFile {
    PhotoFile(url: try folder.write(json, to: "photos.json"))
  }

  private func photo(width: String) -> String {
    #"[{"thumbURL": "a.jpg", "width": \#(width), "height": 50}]"#
  }

  @Test("gives addresses, sizes and titles in order")
  func valid() throws {
    let file = try file(
      """
      [
        {"thumbURL": "https://example.com/a.jpg?b=c#d", "width": 400,
         "height": 550, "title": "First", "likes": [1, {"by": null}]},
        {"thumbURL": "HTTP://example.com/b", "width": 1.5, "height": 1e3},
        {"thumbURL": "data:image/gif;base64,R0lGOD", "height": 2, "width": 4},
        {"thumbURL": "sub/ä b.jpg", "width": 1, "height": 1, "title": null},
        {"thumbURL": "./c//d/../e?.jpg", "width": 1, "height": 1, "title": 5}
      ]
      """)
    let (photos, notice) = try file.read()
    #expect(notice.isEmpty)
    #expect(
      photos == [
        Photo(
          url: "https://example.com/a.jpg?b=c#d", title: "First", width: 400,
          height: 550),
        Photo(url: "HTTP://example.com/b", width: 1.5, height: 1000),
        Photo(url: "data:image/gif;base64,R0lGOD", width: 4, height: 2),
        Photo(url: "/files/sub/%C3%A4%20b.jpg", width: 1, height: 1),
        Photo(url: "/files/c/e%3F.jpg", width: 1, height: 1),
      ])
    #expect(try DecodedCatalog(file.catalog()).urls == photos.map(\.url))
  }

  @Test("may be empty, and says so")
  func empty() throws {
    let (photos, notice) = try file("[]").read()
    #expect(photos.isEmpty)
    #expect(notice == "photos.json: there are no photos in it")
  }

  @Test("may start with a byte order mark")
  func byteOrderMark() throws {
    let json = "\u{FEFF}" + photo(width: "7")
    #expect(try file(json).read().photos.map(\.width) == [7])
  }

  @Test("takes the percent sign literally only if there is such a file")
  func percent() throws {
    try folder.write("", to: "100%25.jpg")
    let json = #"""
      [{"thumbURL": "100%25.jpg", "width": 1, "height": 1},
       {"thumbURL": "my%20photo.jpg", "width": 1, "height": 1},
       {"thumbURL": "50%.jpg", "width": 1, "height": 1}]
      """#
    #expect(
      try file(json).read().photos.map(\.url) == [
        "/files/100%2525.jpg", "/files/my%20photo.jpg", "/files/50%25.jpg",
      ])
  }

  @Test(
    "explains a mistake with file and place",
    arguments: [
      (#"[{"thumbURL": "a"}, {"width": 1}]"#, "[1].thumbURL is missing"),
      (#"[{"thumbURL": null}]"#, "[0].thumbURL is null"),
      (#"[{"thumbURL": 5}]"#, "[0].thumbURL is not a string"),
      (#"[{"thumbURL": ["a"]}]"#, "[0].thumbURL is not a string"),
      (#"[{"thumbURL": ""}]"#, "[0].thumbURL is empty"),
      (#"[{"thumburl": "a"}]"#, "[0].thumbURL is missing"),
      (#"[5]"#, "[0] is not an object"),
      (#"[{"thumbURL": "a"}, []]"#, "[1] is not an object"),
      (#"[null]"#, "[0] is null"),
      (#"{"thumbURL": "a"}"#, "the file must hold an array of photos"),
      (#""a""#, "the file must hold an array of photos"),
      (#"5"#, "the file must hold an array of photos"),
      (#"null"#, "the file must hold an array of photos"),
    ])
  func mistake(json: String, reason: String) throws {
    let file = try file(json)
    let error = #expect(throws: PhotoFileError.self) { try file.read() }
    #expect(error?.description == "photos.json: \(reason)")
    #expect(error?.isMissing == false)
  }

  @Test(
    "tells what is not JSON, and where",
    arguments: [
      ("", "it ends too early at line 1, column 1"),
      ("\n ", "it ends too early at line 2, column 2"),
      ("[", "it ends too early at line 1, column 2"),
      ("[}", "expected a value at line 1, column 2"),
      ("[]]", "expected nothing more at line 1, column 3"),
      ("[] []", "expected nothing more at line 1, column 4"),
      ("{a", "expected a key in double quotes at line 1, column 2"),
      (#"[{"a" 1}]"#, "expected a colon at line 1, column 7"),
      (#"[{"a": 1},]"#, "expected a value at line 1, column 11"),
      (#"[{"a": 1,}]"#, "expected a key in double quotes at line 1, column 10"),
      (#"[{"ä": 1} {}]"#, "expected a comma or ] at line 1, column 11"),
      (#"[{"a": 1]"#, "expected a comma or } at line 1, column 9"),
      ("[\n  {\"a\": oops}\n]", "expected a value at line 2, column 9"),
      (#"["a"#, "it ends too early at line 1, column 4"),
      (
        "[\"a\nb\"]",
        "expected \\ before a control character in a text at line 1, column 4"
      ),
      (#"["\x"]"#, "unknown escape at line 1, column 4"),
      (#"["\u12g4"]"#, "expected a hexadecimal digit at line 1, column 7"),
      (#"["\ud800"]"#, "half of a surrogate pair at line 1, column 3"),
      (#"["\ud83c\u0041"]"#, "half of a surrogate pair at line 1, column 3"),
      (#"["\udf0a"]"#, "half of a surrogate pair at line 1, column 3"),
      ("[01]", "expected a comma or ] at line 1, column 3"),
      ("[1.]", "expected a digit at line 1, column 4"),
      ("[-a]", "expected a digit at line 1, column 3"),
      ("[1e+]", "expected a digit at line 1, column 5"),
      ("[+1]", "expected a value at line 1, column 2"),
      ("nul", "expected a value at line 1, column 1"),
      ("\0", "expected a value at line 1, column 1"),
      ("<html>", "expected a value at line 1, column 1"),
      ("['a']", "expected a value at line 1, column 2"),
      ("[1] // one", "expected nothing more at line 1, column 5"),
    ])
  func malformed(json: String, reason: String) throws {
    let file = try file(json)
    let error = #expect(throws: PhotoFileError.self) { try file.read() }
    #expect(error?.description == "photos.json: not valid JSON: \(reason)")
  }

  @Test("may use all that JSON has")
  func grammar() throws {
    let json = #"""
      [ { "thumbURL" : "\ud83c\udf0a\/\"\u00E4.jpg", "width":1e2, "height" :
        0.5E+1, "a": [], "b": {}, "c": [[], {"d": {"e": [-0, -1.5e-3, true,
        false, null, "\b\f\n\r\t\\"]}}] } ]
      """#
    #expect(
      try file(json).read().photos == [
        Photo(
          url: "/files/%F0%9F%8C%8A/%22%C3%A4.jpg", width: 100, height: 5)
      ])
  }

  @Test("that is not UTF-8 is refused, not trapped on")
  func notUTF8() throws {
    let file = try file("")
    for bytes in [[0x5B, 0x22, 0xFF, 0xFE, 0x22, 0x5D], [0xFF], [0x80, 0x81]] {
      try Data(bytes.map { UInt8($0) }).write(to: file.url)
      #expect(throws: PhotoFileError.self) { try file.read() }
    }
  }

  @Test("survives deep nesting and twin keys")
  func hostile() throws {
    let deep = String(repeating: "[", count: 200_000)
    #expect(throws: PhotoFileError.self) { try file(deep).read() }
    let keys = String(repeating: #"{"a":"#, count: 200_000)
    #expect(throws: PhotoFileError.self) { try file("[" + keys).read() }
    let twins = try file(
      #"[{"thumbURL": "a", "thumbURL": "b", "width": 1, "height": 1}]"#)
    #expect(try twins.read().photos.count == 1)
  }

  @Test(
    "shows a photo without a usable size as a square",
    arguments: [
      ("0", "is 0"), ("-5", "is -5"), ("-0.5", "is -0.5"),
      ("1000001", "is 1000001"), ("1e300", "is 1e+300"),
      ("1e-300", "is 1e-300"), ("null", "is null"), ("true", "is true"),
      (#""wide""#, #"is the text "wide""#), ("[1]", "is not a number in range"),
      ("{}", "is not a number in range"),
      ("1e999", "is not a number in range"), ("NaN", "is nan"),
      ("Infinity", "is inf"), ("-Infinity", "is -inf"),
      (
        "123456789012345678901234567890",
        "is 1.2345678901234568e+29"
      ),
    ])
  func badSize(value: String, words: String) throws {
    let (photos, notice) = try file(photo(width: value)).read()
    #expect(photos == [Photo(url: "/files/a.jpg", width: 100, height: 100)])
    #expect(
      notice == "photos.json: 1 photo has no usable size and is shown as a "
        + "square: [0].width \(words)")
  }

  @Test("counts the bad sizes and shows the first")
  func badSizes() throws {
    let json = #"""
      [{"thumbURL": "a", "width": 1, "height": 1},
       {"thumbURL": "b", "width": 1},
       {"thumbURL": "c", "height": 1},
       {"thumbURL": "d"}]
      """#
    let file = try file(json)
    let (photos, notice) = try file.read()
    #expect(photos.map(\.width) == [1, 100, 100, 100])
    #expect(
      notice == "photos.json: 3 photos have no usable size and are shown as "
        + "squares, the first: [1].height is missing")
    #expect(try DecodedCatalog(file.catalog()).notice == notice)
  }

  @Test(
    "keeps a photo whose address may not be shown, but never serves it",
    arguments: [
      ("../a.jpg", "leaves the folder"), ("b/../../a.jpg", "leaves the folder"),
      ("%2e%2e/a.jpg", "leaves the folder"), ("..", "leaves the folder"),
      ("/etc/passwd", "is an absolute path"),
      ("//example.com/a.jpg", "is an absolute path"), (".", "is a folder"),
      ("b\\\\a.jpg", "has a character that no path may have"),
      ("a\\u0000.jpg", "has a character that no path may have"),
      ("file:///etc/passwd", "is neither http, https, data nor a path"),
      ("javascript:alert(1)", "is neither http, https, data nor a path"),
    ])
  func badAddress(address: String, words: String) throws {
    let file = try file(
      #"[{"thumbURL": "\#(address)", "width": 1, "height": 1}]"#)
    let (photos, notice) = try file.read()
    #expect(
      notice == "photos.json: 1 photo has an address that cannot be shown: "
        + "[0].thumbURL \(words)")
    let url = try #require(photos.first?.url)
    #expect(url.hasPrefix("/files/%2F"))
    #expect(throws: FileScope.Refusal.malformed) {
      try FileScope(folder: folder.url).open(url.dropFirst("/files/".count))
    }
  }

  @Test("that is missing is told apart from one that is wrong")
  func missing() throws {
    let file = PhotoFile(url: folder.url.appendingPathComponent("none.json"))
    let error = #expect(throws: PhotoFileError.self) { try file.read() }
    #expect(error?.isMissing == true)
    #expect(
      error?.description
        == "none.json: there is no such file in \(folder.url.path)")
  }

  @Test("that is a folder or a pipe is refused at once")
  func notAFile() throws {
    let pipe = folder.url.appendingPathComponent("pipe.json")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    for url in [folder.url, pipe] {
      let error = #expect(throws: PhotoFileError.self) {
        try PhotoFile(url: url).read()
      }
      #expect(
        error?.description.hasSuffix(": is a folder or a device, not a file")
          == true)
    }
  }
}
