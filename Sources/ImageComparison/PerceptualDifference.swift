/// Computes the perceived difference between premultiplied pixels, with a cache of colours.
///
/// Translucent pixels are compared over black and over white, and the larger difference counts: unequal pixels differ
/// over one of them.
struct PerceptualDifference {
  private static let slots = 1 << 12

  /// A cache of colours by the high bits of their hash products; pictures of screens have few colours, which recur.
  private var known = [(pixel: UInt32, color: LabColor)](
    repeating: (0, LabColor(sRGB: 0)), count: PerceptualDifference.slots)

  /// The ΔE\*94 between two pixels, `0xAARRGGBB`, of which the first is the standard.
  mutating func callAsFunction(_ expected: UInt32, _ actual: UInt32) -> Double {
    let overBlack = color(expected & 0xFF_FFFF).difference(to: color(actual & 0xFF_FFFF))
    guard expected & actual < 0xFF00_0000 else { return overBlack }
    return max(overBlack, color(onWhite(expected)).difference(to: color(onWhite(actual))))
  }

  /// A premultiplied pixel over white, without alpha.
  private func onWhite(_ pixel: UInt32) -> UInt32 {
    // No channel exceeds its alpha, so there are no carries between channels.
    (pixel & 0xFF_FFFF) &+ (255 &- pixel >> 24) &* 0x01_0101
  }

  private mutating func color(_ pixel: UInt32) -> LabColor {
    // Knuth's multiplicative hash.
    let slot = Int((pixel &* 2_654_435_769) >> 20)
    if known[slot].pixel == pixel { return known[slot].color }
    let color = LabColor(sRGB: pixel)
    known[slot] = (pixel, color)
    return color
  }
}
