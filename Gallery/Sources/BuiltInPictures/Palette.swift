/// The colours of one built-in picture.
package struct Palette: Sendable {
  /// The sky from top to horizon.
  let sky: [RGB]
  /// The sun or moon.
  let light: RGB
  /// The ground from the far, pale layer to the near, dark one.
  let ground: [RGB]

  private init(sky: [UInt32], light: UInt32, ground: [UInt32]) {
    self.sky = sky.map { RGB($0) }
    self.light = RGB(light)
    self.ground = ground.map { RGB($0) }
  }

  private init(_ base: Palette, tintedBy other: Palette, share: Double) {
    sky = zip(base.sky, other.sky).map { $0.mixed(with: $1, share: share) }
    light = base.light.mixed(with: other.light, share: share)
    ground = zip(base.ground, other.ground)
      .map { $0.mixed(with: $1, share: share) }
  }

  /// What is shown while the picture loads: between sky and ground.
  var placeholder: RGB { sky[1].mixed(with: ground[1], share: 0.5) }

  /// Every palette there is, 256 of them.
  ///
  /// Each of the 16 base palettes is tinted by each of the 16, itself included:
  /// enough variety that neighbours differ, and all of it still in tune.
  static let all: [Palette] = bases.flatMap { base in
    bases.map { Palette(base, tintedBy: $0, share: 0.24) }
  }

  /// The placeholders of `all`, in the same order.
  package static let placeholders: [UInt32] = all.map(\.placeholder.value)

  private static let bases: [Palette] = [
    // Dawn in rose
    Palette(
      sky: [0x5A6FA8, 0xE9A7A6, 0xFFDDBD], light: 0xFFF3DA,
      ground: [0xCB8E9F, 0x9B6C8D, 0x664F78, 0x38345A]),
    // Golden dusk
    Palette(
      sky: [0x56679B, 0xF2A968, 0xFFE2A8], light: 0xFFF7DF,
      ground: [0xDB9162, 0xAD6552, 0x75414B, 0x3F2A3D]),
    // Teal mist
    Palette(
      sky: [0x6BA3AE, 0xAFD5D2, 0xF0F5E7], light: 0xFFFDF0,
      ground: [0x93C0BE, 0x619A9F, 0x3B727B, 0x1F4650]),
    // Alpine blue
    Palette(
      sky: [0x4A7FBC, 0x97C0E3, 0xE8F2F8], light: 0xFFFCEB,
      ground: [0xA3BDD6, 0x7092B8, 0x466A94, 0x24405F]),
    // Sage
    Palette(
      sky: [0x93B8A6, 0xCDDDBC, 0xF8F3D9], light: 0xFFFBE2,
      ground: [0xABC29B, 0x7E9F7C, 0x54775A, 0x2E4B3C]),
    // Lavender
    Palette(
      sky: [0x6D66A0, 0xB0A0D0, 0xF3DEE8], light: 0xFFF4F0,
      ground: [0xA593C3, 0x7E6EA5, 0x584D81, 0x352F57]),
    // Desert noon
    Palette(
      sky: [0x6FAFC2, 0xF5CDA0, 0xFDEBD3], light: 0xFFF6E0,
      ground: [0xE4A875, 0xC88258, 0x9B5943, 0x5F3532]),
    // Indigo night
    Palette(
      sky: [0x131C42, 0x2A396A, 0x596BA0], light: 0xF6F1DC,
      ground: [0x42528A, 0x303D6E, 0x202A53, 0x131A38]),
    // Northern light
    Palette(
      sky: [0x0E2439, 0x175963, 0x4AA890], light: 0xEAF8E8,
      ground: [0x307373, 0x22565E, 0x173E49, 0x0C2631]),
    // Peach
    Palette(
      sky: [0x7FC4C6, 0xFFD4B3, 0xFFF2E2], light: 0xFFF9EC,
      ground: [0xF4A98F, 0xDB7E76, 0xA5586B, 0x5B3A57]),
    // Coral sea
    Palette(
      sky: [0x3D7A98, 0xF29A84, 0xFFDAB6], light: 0xFFF1D9,
      ground: [0xC98488, 0x8A6A84, 0x4E5576, 0x27395A]),
    // Autumn
    Palette(
      sky: [0x86A3B0, 0xEBCE9C, 0xFBEFD7], light: 0xFFF7E0,
      ground: [0xD79F55, 0xBB733E, 0x884C31, 0x4E2F2A]),
    // Winter
    Palette(
      sky: [0x9FB8CD, 0xD7E3ED, 0xF9FBFD], light: 0xFFFFFF,
      ground: [0xBCCDDC, 0x8EA7BC, 0x607C95, 0x38526A]),
    // Plum
    Palette(
      sky: [0x472B63, 0xAB587E, 0xF6AD91], light: 0xFFE7CF,
      ground: [0x954F77, 0x6E3B66, 0x4A2A51, 0x2A1A38]),
    // Mountain lake
    Palette(
      sky: [0x368A87, 0x86CBB0, 0xEBF6D9], light: 0xFDFBE0,
      ground: [0x6DAF91, 0x428772, 0x26625C, 0x134144]),
    // Seaside
    Palette(
      sky: [0x4FABC8, 0xAEDFE4, 0xFDF4E0], light: 0xFFFDF2,
      ground: [0x8CC3C9, 0x5A9DB0, 0x357490, 0x1D4A66]),
  ]
}
