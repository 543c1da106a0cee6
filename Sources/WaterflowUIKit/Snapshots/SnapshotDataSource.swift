/// A data source that is given snapshots, whatever these hold.
@MainActor
protocol SnapshotDataSource: AnyObject {}
