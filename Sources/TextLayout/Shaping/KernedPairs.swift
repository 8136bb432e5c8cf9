/// How a font sets the pairs of its pairwise characters (`PairwiseCharacters`) for one script and language, each asked of
/// HarfBuzz once: what texts of such characters look like follows without asking it again.
final class KernedPairs {
  /// The places of characters in the table, by code unit: none yet, or none ever.
  private var slots: [UInt8]
  /// Of each place's character. The first place is that of nothing: what stands behind the last character.
  private var glyphs: [UInt32] = [0]
  /// By the places of two characters, `capacity` to a row: the first one's advance, twice, and one more if a break between
  /// both changes the shapes.
  private var pairs: [Int32]
  private var capacity = 64

  private static let noneYet: UInt8 = 0
  private static let noneEver = UInt8.max
  private static let unknown = Int32.min

  init(_ characters: PairwiseCharacters) {
    slots = [UInt8](repeating: KernedPairs.noneEver, count: PairwiseCharacters.end)
    for unit in characters.characters { slots[Int(unit)] = KernedPairs.noneYet }
    pairs = [Int32](repeating: KernedPairs.unknown, count: capacity * capacity)
  }

  /// Adds the glyphs of a part of a text, if all of its characters are pairwise; else adds none, and is false.
  ///
  /// - Parameter shape: The glyphs that HarfBuzz sets one or two characters in.
  func add(
    _ range: Range<Int>, of text: [UInt16], to glyphs: inout [ShapedGlyph], shape: ([UInt16]) -> [ShapedGlyph]
  ) -> Bool {
    let count = glyphs.count
    if addKnown(range, of: text, to: &glyphs) { return true }
    glyphs.removeLast(glyphs.count - count)
    return learn(range, of: text, shape) && addKnown(range, of: text, to: &glyphs)
  }

  /// Adds glyphs up to the first pair that is not known.
  private func addKnown(_ range: Range<Int>, of text: [UInt16], to glyphs: inout [ShapedGlyph]) -> Bool {
    text.withUnsafeBufferPointer { text in
      slots.withUnsafeBufferPointer { slots in
        func slot(at offset: Int) -> Int {
          guard offset < range.upperBound else { return 0 }
          let unit = Int(text[offset])
          return unit < slots.count ? Int(slots[unit]) : Int(KernedPairs.noneEver)
        }
        var first = slot(at: range.lowerBound)
        var isUnsafe = false
        for offset in range {
          guard first != KernedPairs.noneYet, first != KernedPairs.noneEver else { return false }
          let second = slot(at: offset + 1)
          guard second < capacity, second != KernedPairs.noneYet || offset + 1 == range.upperBound else { return false }
          let pair = pairs[first * capacity + second]
          guard pair != KernedPairs.unknown else { return false }
          glyphs.append(
            ShapedGlyph(
              id: self.glyphs[first], cluster: Int32(truncatingIfNeeded: offset), advance: pair >> 1, xOffset: 0,
              yOffset: 0, isUnsafeToBreak: isUnsafe))
          isUnsafe = pair & 1 != 0
          first = second
        }
        return true
      }
    }
  }

  /// Asks for the pairs that are not known; false where a character is not pairwise, or there is no more room.
  private func learn(_ range: Range<Int>, of text: [UInt16], _ shape: ([UInt16]) -> [ShapedGlyph]) -> Bool {
    for offset in range {
      let unit = Int(text[offset])
      guard unit < slots.count, slots[unit] != KernedPairs.noneEver else { return false }
    }
    for offset in range {
      let units = Array(text[offset..<min(offset + 2, range.upperBound)])
      guard let first = place(of: units[0], shape) else { return false }
      guard units.count == 2 else { continue }
      guard let second = place(of: units[1], shape) else { return false }
      guard pairs[first * capacity + second] == KernedPairs.unknown else { continue }
      let pair = shape(units)
      guard pair.count == 2, isSimple(pair[0], 0, first), isSimple(pair[1], 1, second) else { return false }
      pairs[first * capacity + second] = pair[0].advance << 1 | (pair[1].isUnsafeToBreak ? 1 : 0)
    }
    return true
  }

  private func isSimple(_ glyph: ShapedGlyph, _ cluster: Int32, _ place: Int) -> Bool {
    glyph.id == glyphs[place] && glyph.cluster == cluster && glyph.xOffset == 0 && glyph.yOffset == 0
  }

  /// The place of a character, a new one if it has none; nil where there is no more room.
  private func place(of unit: UInt16, _ shape: ([UInt16]) -> [ShapedGlyph]) -> Int? {
    let known = slots[Int(unit)]
    guard known == KernedPairs.noneYet else { return Int(known) }
    guard glyphs.count < Int(KernedPairs.noneEver) else { return nil }
    let shaped = shape([unit])
    guard shaped.count == 1, let glyph = shaped.first else { return nil }
    if glyphs.count == capacity { grow() }
    let place = glyphs.count
    glyphs.append(glyph.id)
    pairs[place * capacity] = glyph.advance << 1
    slots[Int(unit)] = UInt8(place)
    return place
  }

  private func grow() {
    let old = pairs
    pairs = [Int32](repeating: KernedPairs.unknown, count: 4 * capacity * capacity)
    for row in 0..<capacity {
      for column in 0..<capacity { pairs[row * 2 * capacity + column] = old[row * capacity + column] }
    }
    capacity *= 2
  }
}
