/// Whether changes are animated at the moment.
@MainActor
enum Animations {
  static var areEnabled = true
}
