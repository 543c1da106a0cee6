/// What came of fetching a file.
public struct FetchResult {
  /// The status of the answer, such as 200 or 404; 0 if there was none.
  public let status: Int
  /// The body; valid only while the receiver runs.
  public let body: UnsafeRawBufferPointer

  /// Whether the server said that all is well.
  public var isSuccess: Bool { (200..<300).contains(status) }
}
