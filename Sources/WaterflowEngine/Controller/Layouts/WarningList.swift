import WaterflowLayout

/// What was put right in data, until it is told.
///
/// An object, because a layout holds on to who notes its warnings, and must not
/// hold on to the controller that holds on to it.
final class WarningList {
  var all: [LayoutWarning] = []
}
