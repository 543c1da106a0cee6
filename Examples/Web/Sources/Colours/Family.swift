import WaterflowWeb

/// Colours that go together: a section of the page.
struct Family {
  /// How many colours each one has.
  static let count = 2_500

  /// All of them, in the order of the page.
  static let all = [
    Family(title: "Embers", hue: 10, breadth: 50),
    Family(title: "Meadows", hue: 95, breadth: 60),
    Family(title: "Lagoons", hue: 180, breadth: 55),
    Family(title: "Dusks", hue: 260, breadth: 80),
  ]

  let title: PageText
  /// Where its hues begin, in degrees.
  let hue: Int
  /// How far they go, in degrees.
  let breadth: Int
}
