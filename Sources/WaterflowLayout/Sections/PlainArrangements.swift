/// Whether the layout is built without what the modules of `<water-flow>` never
/// ask for: items across lanes, in lanes that they say or of breadths of their
/// own, other orders than the shortest lane first, ways to pin, displaced
/// sections, decorations, and a header of the content.
///
/// Each is switched off where it is read, so that the compiler leaves out what
/// would follow. It is a condition of the build, because nothing that is known
/// only later saves a byte.
#if WATERFLOW_PLAIN
  var isPlain: Bool { @inline(__always) get { true } }
#else
  var isPlain: Bool { @inline(__always) get { false } }
#endif
