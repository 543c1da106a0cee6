import Timeline

/// A picture that is to be made, and all who wait for it.
final class WorkRequest<Made: Sendable> {
  let key: String
  /// What it takes of what all that are made at a time may take.
  let weight: Int
  let job: @Sendable () -> Result<Made, PhotoFault>
  var waiters: [UInt64: CheckedContinuation<Result<Made, PhotoFault>, Never>]

  init(
    key: String, weight: Int,
    job: @escaping @Sendable () -> Result<Made, PhotoFault>
  ) {
    self.key = key
    self.weight = weight
    self.job = job
    waiters = [:]
  }
}
