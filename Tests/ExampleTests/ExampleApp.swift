import Testing

/// The app's tests, one after the other: a size of text that one of them
/// chooses holds for the whole process, and makes every page read its data
/// anew.
@Suite("The example app", .serialized)
enum ExampleApp {}
