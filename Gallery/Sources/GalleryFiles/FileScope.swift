import Foundation

/// A folder from which files are served, and nothing outside of it.
///
///     let scope = FileScope(folder: URL(fileURLWithPath: "/home/me/photos"))
///     let file = try scope.open("summer/beach%201.jpg")
package struct FileScope: Sendable {
  /// Why a path is refused.
  package enum Refusal: Error, Equatable {
    /// The path is not plain: it has an empty segment, `.` or `..`, a
    /// backslash, a NUL, an encoded slash, or a broken percent escape.
    case malformed
    /// A symbolic link on the way leads out of the folder.
    case outside
    /// There is no such file.
    case missing
    /// It is a folder, a pipe, a socket or a device.
    case notRegular
    /// The system does not let it be read.
    case unreadable
  }

  /// The folder.
  package let folder: URL
  /// What reads its files where that may take long.
  package let io: BlockingIO

  private let showsHidden: Bool

  /// Allows the files below `folder`, which need not exist yet.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - showsHidden: Whether names may begin with a dot.
  ///   - io: What reads its files where that may take long.
  package init(
    folder: URL, showsHidden: Bool = true, io: BlockingIO = .own
  ) {
    self.folder = folder
    self.io = io
    self.showsHidden = showsHidden
  }

  /// Opens a file below the folder.
  ///
  /// - Parameter path: The path as it stands in a request, percent-encoded and
  ///   relative to the folder.
  /// - Returns: The file, open for reading.
  /// - Throws: `Refusal`.
  package func open(_ path: some StringProtocol) throws(Refusal) -> OpenFile {
    try open(checked: Self.names(in: Array(path.utf8)))
  }

  /// Opens a file below the folder by the names on the way to it, which are
  /// taken as they are.
  ///
  /// - Parameter names: Folders from the outside in, and the file.
  /// - Returns: The file, open for reading.
  /// - Throws: `Refusal`.
  package func open(names: [String]) throws(Refusal) -> OpenFile {
    guard !names.isEmpty, names.allSatisfy({ Self.isPlain($0.utf8) }) else {
      throw .malformed
    }
    return try open(checked: names)
  }

  private func open(checked names: [String]) throws(Refusal) -> OpenFile {
    guard showsHidden || !names.contains(where: { $0.hasPrefix(".") }),
      let root = Self.realPath(folder.path)
    else { throw .missing }
    let wanted = root + "/" + names.joined(separator: "/")
    // Resolving all links first and comparing afterwards also catches a link
    // in the middle of the path.
    guard let real = Self.realPath(wanted) else {
      throw errno == EACCES ? .unreadable : .missing
    }
    let inside = root == "/" ? root : root + "/"
    guard real.hasPrefix(inside) else { throw .outside }
    let file: OpenFile
    do {
      file = try OpenFile(path: real, io: io)
    } catch .missing {
      throw .missing
    } catch .notRegular {
      throw .notRegular
    } catch {
      throw .unreadable
    }
    // A link may have taken its place since.
    guard file.truePath?.starts(with: inside.utf8) == true else {
      throw .outside
    }
    return file
  }

  /// Splits a path and decodes each segment.
  ///
  /// Splitting comes first, so that an encoded slash cannot make two segments
  /// out of one.
  private static func names(in path: [UInt8]) throws(Refusal) -> [String] {
    var names: [String] = []
    for segment in path.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard
        let bytes = percentDecoded(segment),
        isPlain(bytes), !bytes.contains(UInt8(ascii: "\\")),
        let name = String(validating: bytes, as: UTF8.self)
      else { throw .malformed }
      names.append(name)
    }
    return names
  }

  /// Whether a name stands for something in its folder and nowhere else.
  private static func isPlain(_ name: some Collection<UInt8>) -> Bool {
    !name.isEmpty && !name.elementsEqual(".".utf8)
      && !name.elementsEqual("..".utf8) && !name.contains(0)
      && !name.contains(UInt8(ascii: "/"))
  }

  private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard
        let high = rest.popFirst().flatMap(hexDigit),
        let low = rest.popFirst().flatMap(hexDigit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
