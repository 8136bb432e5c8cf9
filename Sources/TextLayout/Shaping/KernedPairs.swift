/// The advances of pairs of a font's pairwise characters (`PairwiseCharacters`) for a script and language, learnt from
/// HarfBuzz's results: text whose pairs are known needs no shaping.
final class KernedPairs {
  /// The indices of characters in the table, by code unit: special values mean not yet, or never.
  @exclusivity(unchecked) private var places: [UInt8]
  /// The glyphs by index. The first index means no character: the end of the text.
  @exclusivity(unchecked) private var glyphs: [UInt32] = [0]
  /// By the indices of two characters, in rows of `capacity`: twice the first one's advance, plus one if a break
  /// between them changes the shapes.
  @exclusivity(unchecked) private var pairs: [Int32]
  @exclusivity(unchecked) private var capacity = 64
  /// The kinds of texts that a character may be in, by code unit.
  private let kinds: [UInt8]
  /// `PairwiseCharacters.span`.
  private let span: Int

  private static let noneYet: UInt8 = 0
  private static let noneEver = UInt8.max
  private static let unknown = Int32.min
  /// The bits of `kinds`: texts without figures, and those with them.
  private static let withoutFigures: UInt8 = 1
  private static let withFigures: UInt8 = 2

  init(_ characters: PairwiseCharacters) {
    var kinds = [UInt8](repeating: 0, count: PairwiseCharacters.end)
    for unit in characters.characters { kinds[Int(unit)] |= Self.withoutFigures }
    for unit in characters.withFigures { kinds[Int(unit)] |= Self.withFigures }
    places = kinds.map { $0 == 0 ? Self.noneEver : Self.noneYet }
    pairs = [Int32](repeating: KernedPairs.unknown, count: capacity * capacity)
    span = characters.span
    self.kinds = kinds
  }

  /// Whether pairs alone determine how a part of a text is set.
  func determine(_ range: Range<Int>, of text: [UInt16]) -> Bool {
    kinds.withUnsafeBufferPointer { kinds in
      text.withUnsafeBufferPointer { text in
        // The first offsets at which there may be a figure after the last letter without them, and the reverse.
        var (firstFigure, firstOther) = (range.lowerBound, range.lowerBound)
        for offset in range {
          let unit = Int(text[offset])
          guard unit < kinds.count, kinds[unit] != 0 else { return false }
          if kinds[unit] == Self.withoutFigures {
            guard offset >= firstOther else { return false }
            firstFigure = offset + span
          } else if kinds[unit] == Self.withFigures {
            guard offset >= firstFigure else { return false }
            firstOther = offset + span
          }
        }
        return true
      }
    }
  }

  /// Appends the glyphs for a part of a text that pairs determine; false, without appending any, if one of its pairs is
  /// unknown.
  func add(_ range: Range<Int>, of text: [UInt16], to others: inout [ShapedGlyph]) -> Bool {
    let start = others.count
    let isKnown = text.withUnsafeBufferPointer { text in
      places.withUnsafeBufferPointer { places in
        glyphs.withUnsafeBufferPointer { glyphs in
          pairs.withUnsafeBufferPointer { pairs in
            var first = Self.place(of: text[range.lowerBound], among: places)
            var isUnsafe = false
            for offset in range {
              let isLast = offset + 1 == range.upperBound
              let second = isLast ? 0 : Self.place(of: text[offset + 1], among: places)
              guard first != 0, second != 0 || isLast else { return false }
              let pair = pairs[first * capacity + second]
              guard pair != Self.unknown else { return false }
              others.append(
                ShapedGlyph(
                  id: glyphs[first], cluster: Int32(truncatingIfNeeded: offset), advance: pair >> 1, xOffset: 0,
                  yOffset: 0, isUnsafeToBreak: isUnsafe))
              isUnsafe = pair & 1 != 0
              first = second
            }
            return true
          }
        }
      }
    }
    if !isKnown { others.removeSubrange(start...) }
    return isKnown
  }

  /// The index of a pairwise character; that of none if it has none yet.
  private static func place(of unit: UInt16, among places: UnsafeBufferPointer<UInt8>) -> Int {
    Int(places[Int(unit)])
  }

  /// A text that contains all unknown pairs of a part of a text that pairs determine.
  func unknownPairs(of range: Range<Int>, in text: [UInt16]) -> [UInt16] {
    var units: [UInt16] = []
    var end = range.lowerBound
    text.withUnsafeBufferPointer { text in
      forEachUnknownPair(of: range, in: text) { offset in
        units += text[max(end, offset)..<min(offset + 2, range.upperBound)]
        end = min(offset + 2, range.upperBound)
      }
    }
    return units
  }

  /// Calls a closure with the offset of each unknown pair, including the last character with the end.
  private func forEachUnknownPair(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, _ use: (Int) -> Void
  ) {
    places.withUnsafeBufferPointer { places in
      pairs.withUnsafeBufferPointer { pairs in
        var first = Self.place(of: text[range.lowerBound], among: places)
        for offset in range {
          let isLast = offset + 1 == range.upperBound
          let second = isLast ? 0 : Self.place(of: text[offset + 1], among: places)
          if first == 0 || second == 0 && !isLast || pairs[first * capacity + second] == Self.unknown { use(offset) }
          first = second
        }
      }
    }
  }

  /// Learns the pairs of a part of a text from its shaped glyphs, if pairs determine it.
  func learn(_ range: Range<Int>, of text: [UInt16], from shaped: ArraySlice<ShapedGlyph>) {
    guard shaped.count == range.count, determine(range, of: text),
      zip(range, shaped).allSatisfy({ Int($1.cluster) == $0 && $1.xOffset == 0 && $1.yOffset == 0 })
    else { return }
    var last = shaped.startIndex
    guard var first = place(of: text[range.lowerBound], shaped[last].id) else { return }
    for offset in range.dropFirst() {
      guard let second = place(of: text[offset], shaped[last + 1].id) else { return }
      pairs[first * capacity + second] = shaped[last].advance << 1 | (shaped[last + 1].isUnsafeToBreak ? 1 : 0)
      first = second
      last += 1
    }
    pairs[first * capacity] = shaped[last].advance << 1
  }

  /// The index of a character, a new one if it has none; nil if the table is full.
  private func place(of unit: UInt16, _ glyph: UInt32) -> Int? {
    let known = places[Int(unit)]
    guard known == KernedPairs.noneYet else { return Int(known) }
    guard glyphs.count < Int(KernedPairs.noneEver) else { return nil }
    if glyphs.count == capacity { grow() }
    places[Int(unit)] = UInt8(glyphs.count)
    glyphs.append(glyph)
    return glyphs.count - 1
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
