import Timeline

/// A picture that is to be made, and all who wait for it.
final class WorkRequest<Made: Sendable> {
  let key: String
  let job: @Sendable () -> Result<Made, PhotoFault>
  var waiters: [UInt64: CheckedContinuation<Result<Made, PhotoFault>, Never>]

  init(
    key: String, job: @escaping @Sendable () -> Result<Made, PhotoFault>
  ) {
    self.key = key
    self.job = job
    waiters = [:]
  }
}
