import Foundation

/// An archive as Python's standard library reads it.
struct ReadZip: Decodable {
  /// The length of each file.
  let sizes: [String: Int]
  /// The content of those below 10,000 bytes.
  let texts: [String: String]
  /// The first file with a wrong checksum.
  let damaged: String?
  /// Whether all files are as they were.
  let isStored: Bool
  /// Whether names that need it say that they are UTF-8.
  let isUTF8: Bool

  private static let program = """
    import json, sys, zipfile
    zip = zipfile.ZipFile(sys.argv[1])
    infos = zip.infolist()
    json.dump({
      "sizes": {i.filename: i.file_size for i in infos},
      "texts": {i.filename: zip.read(i).decode() for i in infos
        if i.file_size < 10_000},
      "damaged": zip.testzip(),
      "isStored": all(i.compress_type == 0 for i in infos),
      "isUTF8": all(i.flag_bits & 0x800 or i.filename.isascii()
        for i in infos)}, sys.stdout)
    """

  init(_ data: Data, in folder: TemporaryFolder) throws {
    let file = folder.url.appendingPathComponent("photos.zip")
    try data.write(to: file)
    let python = Process()
    let output = Pipe()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", Self.program, file.path]
    python.standardOutput = output
    try python.run()
    let json = try output.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    self = try JSONDecoder().decode(ReadZip.self, from: json)
  }
}
