import CArchive
import Foundation

/// Writes a zip archive of files as they are, by libarchive, in pieces that
/// are to be taken away in between.
///
///     let zip = try ZipWriter()
///     try zip.begin("a/b.jpg", size: 3, modified: 0)
///     try zip.append(data)
///     try zip.end()
///     try zip.close()
///     send(zip.takeOutput())
final class ZipWriter {
  /// What libarchive said when it failed.
  struct Failure: Error {
    let reason: String
  }

  private let archive: OpaquePointer
  private let entry: OpaquePointer
  private var output = Data()

  /// Starts an archive.
  init() throws(Failure) {
    guard let archive = archive_write_new() else {
      throw Failure(reason: "no memory")
    }
    guard let entry = archive_entry_new() else {
      archive_write_free(archive)
      throw Failure(reason: "no memory")
    }
    self.archive = archive
    self.entry = entry
    try check(archive_write_set_format_zip(archive))
    // Pictures are packed already.
    try check(archive_write_zip_set_compression_store(archive))
    // Without blocks, so that nothing stays behind.
    try check(archive_write_set_bytes_per_block(archive, 0))
    try check(
      archive_write_open(
        archive, Unmanaged.passUnretained(self).toOpaque(), nil,
        { _, writer, bytes, count in
          guard let writer, let bytes else { return 0 }
          Unmanaged<ZipWriter>.fromOpaque(writer).takeUnretainedValue()
            .output.append(
              bytes.assumingMemoryBound(to: UInt8.self), count: count)
          return count
        }, nil))
  }

  deinit {
    // An archive that is given up says so instead of writing its end.
    archive_write_fail(archive)
    archive_write_free(archive)
    archive_entry_free(entry)
  }

  /// How many bytes wait to be taken.
  var outputCount: Int { output.count }

  /// Returns what has been written since the last time.
  func takeOutput() -> Data {
    defer { output = Data() }
    return output
  }

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - name: Its path in the archive.
  ///   - size: Its length in bytes; what is appended beyond is left out.
  ///   - modified: When it changed last, in seconds since 1970.
  /// - Throws: `Failure`.
  func begin(_ name: String, size: Int, modified: Int) throws(Failure) {
    archive_entry_clear(entry)
    archive_entry_set_pathname(entry, name)
    // A regular file; the constant is a macro that Swift cannot read.
    archive_entry_set_filetype(entry, 0o100000)
    archive_entry_set_perm(entry, 0o644)
    archive_entry_set_size(entry, Int64(size))
    archive_entry_set_mtime(entry, time_t(modified), 0)
    try check(Self.inUTF8 { archive_write_header(archive, entry) })
  }

  /// Appends to the file.
  func append(_ data: Data) throws(Failure) {
    let count = data.withUnsafeBytes {
      archive_write_data(archive, $0.baseAddress, $0.count)
    }
    try check(count < 0 ? ARCHIVE_FATAL : ARCHIVE_OK)
  }

  /// Ends the file, whether it has its length or less.
  func end() throws(Failure) {
    try check(archive_write_finish_entry(archive))
  }

  /// Writes the archive's end.
  func close() throws(Failure) {
    try check(Self.inUTF8 { archive_write_close(archive) })
  }

  private func check(_ result: Int32) throws(Failure) {
    guard result < ARCHIVE_WARN else { return }
    throw Failure(
      reason: archive_error_string(archive).map { String(cString: $0) }
        ?? "libarchive failed")
  }

  /// The locale in which names are UTF-8, whatever the user's is.
  private nonisolated(unsafe) static let locale = newlocale(
    1 << LC_CTYPE, "C.UTF-8", nil)

  private static func inUTF8(_ body: () -> Int32) -> Int32 {
    // Of this thread alone; nothing is awaited meanwhile.
    let before = uselocale(locale)
    defer { uselocale(before) }
    return body()
  }
}
