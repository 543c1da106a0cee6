/// What the index knows of a file, to tell whether it is still the same.
struct KnownFile: Sendable {
  let entry: TimelineEntry
  let identity: FileIdentity
  let isBroken: Bool
}
