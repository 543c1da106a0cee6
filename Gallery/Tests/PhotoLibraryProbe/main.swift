import Foundation
import PhotoLibrary
import Timeline

// A process that a test may kill: `probe FOLDER CACHE [LIMIT]` looks through a
// folder and makes all thumbnails, and tells of each step in a line. With a
// limit no file gets longer, as if the disk were full.

func tell(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

let arguments = CommandLine.arguments
if arguments.count > 3, let bytes = UInt(arguments[3]) {
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  #if canImport(Darwin)
    setrlimit(RLIMIT_FSIZE, &limit)
  #else
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #endif
  signal(SIGXFSZ, SIG_IGN)
}

var options = LibraryOptions()
options.cache = URL(fileURLWithPath: arguments[2])
options.batchInterval = .zero
options.findsColors = false
let start = ContinuousClock.now
let library = try FolderLibrary(
  folder: URL(fileURLWithPath: arguments[1]), options: options
) { notice in
  tell("notice \(notice)")
}
tell("started \(ContinuousClock.now - start)")
library.start()
var change = await library.changes(since: 0)
while change.isIndexing {
  tell("indexed \(change.indexed)")
  change = await library.changes(since: change.to)
}
let timeline = await library.timeline()
tell("all \(timeline.ratios.count) \(ContinuousClock.now - start)")
for day in timeline.days {
  let details = await library.details(day: day.day, range: 0..<day.count)
  for photo in details?.photos ?? [] {
    _ = try await library.thumbnail(photo.id, height: 240)
    tell("made \(photo.name)")
  }
}
await library.stop()
tell("done \(ContinuousClock.now - start)")
