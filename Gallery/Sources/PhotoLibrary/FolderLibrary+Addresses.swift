import Timeline

extension FolderLibrary {
  package func version(of id: UInt32) async -> UInt32? {
    (try? await index.photo(id))?.version
  }

  package func path(of id: UInt32) async -> String? {
    guard let photo = try? await index.photo(id) else { return nil }
    let bytes = folder.absolute(photo.path).dropLast()
    return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
