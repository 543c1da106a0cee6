/// How bright an interface is.
package enum UIUserInterfaceStyle: Int, Sendable {
  /// Dark on light.
  case light = 1

  /// Light on dark.
  case dark = 2
}
