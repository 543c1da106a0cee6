import WaterflowWeb

extension Banner {
  /// Returns the catalogue that the server has sent, or nil after telling why
  /// there is none.
  public func catalogue(in result: FetchResult) -> Catalogue? {
    guard result.isSuccess else {
      if let sentence = ErrorSentence.find(in: result.body) {
        sentence.withUnsafeBufferPointer { show(utf8: $0, isError: true) }
      } else if result.status == 0 {
        show("The gallery's server does not answer. Is it running?")
      } else {
        show("The photos cannot be loaded (status \(result.status)).")
      }
      return nil
    }
    guard let catalogue = Catalogue(result.body) else {
      show("The server's list of photos is in an unknown form.")
      return nil
    }
    hide()
    if !catalogue.notice.isEmpty {
      catalogue.withBytes(catalogue.notice) { show(utf8: $0, isError: false) }
    }
    return catalogue
  }
}
