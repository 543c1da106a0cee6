import ArgumentParser
import Foundation
import LayoutDescription
import StrictJSON

/// The layout description that a subcommand reads.
struct SpecificationInput: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A layout description in JSON; - or nothing reads standard input.",
      valueName: "spec.json"))
  var specification: String?

  /// Reads the description and lays it out; warnings go to standard error.
  ///
  /// - Throws: `ExitCode`, once it has been said what is wrong.
  func layOut() throws -> DescribedLayout {
    let bytes = try read()
    do throws(JSONFault) {
      let result = bytes.withUnsafeBytes { raw in
        Result { () throws(JSONFault) in
          try LayoutDescription.read(raw.bindMemory(to: UInt8.self))
        }
      }
      let described = try result.get().layOut()
      for warning in described.warnings {
        Terminal.warn("\(name): \(warning)")
      }
      return described
    } catch {
      Terminal.fail("\(name): \(error)")
      throw ExitCode(EX_DATAERR)
    }
  }

  private var path: String? { specification == "-" ? nil : specification }

  /// The input's name in messages, which have one line.
  private var name: String {
    guard let path else { return "standard input" }
    return Terminal.oneLine(URL(fileURLWithPath: path).lastPathComponent)
  }

  private func read() throws -> Data {
    do {
      guard let path else {
        return try FileHandle.standardInput.readToEnd() ?? Data()
      }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      Terminal.fail("\(Terminal.oneLine(path ?? name)): \(reason(error))")
      throw ExitCode(EX_NOINPUT)
    }
  }

  private func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "no permission to read it"
    default: "cannot be read"
    }
  }
}
