import Timeline

/// A picture that is to be made, and all who wait for it.
final class WorkRequest<Made: Sendable> {
  let key: String
  /// Whether it takes so much memory that no other such one is made meanwhile.
  let isLarge: Bool
  let job: @Sendable () -> Result<Made, PhotoFault>
  var waiters: [UInt64: CheckedContinuation<Result<Made, PhotoFault>, Never>]

  init(
    key: String, isLarge: Bool,
    job: @escaping @Sendable () -> Result<Made, PhotoFault>
  ) {
    self.key = key
    self.isLarge = isLarge
    self.job = job
    waiters = [:]
  }
}
