/// One state of one layout: each change of its sections, or of what they pin,
/// makes another one.
///
/// An object, and no number: as long as who compares holds it, no other state
/// can be taken for it, nor one of another layout, which need not be held for
/// that and may be large.
package final class LayoutRevision {}
