/// How headers are held at the viewport's start; footers are held at its end
/// the same way, mirrored.
///
/// With `line` = content offset + inset, y0 = the header's place at rest and
/// h its length:
public enum PinMode: UInt8, Sendable {
  /// Until the section's own end pushes the header out:
  /// y = min(max(line, y0), footer's start - h).
  case section
  /// Below the pinned headers of earlier sections, for as long as it is
  /// scrolled past: y = max(line + their lengths, y0).
  case stacked
  /// Until the next pinned header pushes it out:
  /// y = min(max(line, y0), the next one's y0 - h).
  case untilNext
}
