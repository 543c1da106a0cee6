/// A photo as it stands in a folder.
struct ListedFile: Sendable, Equatable {
  let name: [UInt8]
  let identity: FileIdentity
}
