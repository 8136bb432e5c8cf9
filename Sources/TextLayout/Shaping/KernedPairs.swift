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

  private static let noneYet: UInt8 = 0
  private static let noneEver = UInt8.max
  private static let unknown = Int32.min

  init(_ characters: PairwiseCharacters) {
    places = [UInt8](repeating: KernedPairs.noneEver, count: PairwiseCharacters.end)
    for unit in characters.characters { places[Int(unit)] = KernedPairs.noneYet }
    pairs = [Int32](repeating: KernedPairs.unknown, count: capacity * capacity)
  }

  /// Appends the glyphs for a part of a text; false, without appending any, if one of its pairs is unknown.
  func add(_ range: Range<Int>, of text: [UInt16], to glyphs: inout [ShapedGlyph]) -> Bool {
    withUnsafeTemporaryAllocation(of: ShapedGlyph.self, capacity: range.count) { shaped in
      guard text.withUnsafeBufferPointer({ set(range, of: $0, in: shaped) }) else { return false }
      glyphs.append(contentsOf: UnsafeBufferPointer(shaped))
      return true
    }
  }

  private func set(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, in shaped: UnsafeMutableBufferPointer<ShapedGlyph>
  ) -> Bool {
    places.withUnsafeBufferPointer { places in
      glyphs.withUnsafeBufferPointer { glyphs in
        pairs.withUnsafeBufferPointer { pairs in
          var first = Self.place(of: text[range.lowerBound], among: places)
          var isUnsafe = false
          for offset in range {
            let isLast = offset + 1 == range.upperBound
            let second = isLast ? 0 : Self.place(of: text[offset + 1], among: places)
            guard first != 0, first < glyphs.count, second < glyphs.count, second != 0 || isLast else { return false }
            let pair = pairs[first * capacity + second]
            guard pair != Self.unknown else { return false }
            shaped.initializeElement(
              at: offset - range.lowerBound,
              to: ShapedGlyph(
                id: glyphs[first], cluster: Int32(truncatingIfNeeded: offset), advance: pair >> 1, xOffset: 0,
                yOffset: 0,
                isUnsafeToBreak: isUnsafe))
            isUnsafe = pair & 1 != 0
            first = second
          }
          return true
        }
      }
    }
  }

  /// The index of a character; an unknown one's for a character that is not pairwise.
  private static func place(of unit: UInt16, among places: UnsafeBufferPointer<UInt8>) -> Int {
    Int(unit) < places.count ? Int(places[Int(unit)]) : Int(noneEver)
  }

  /// A text that contains all unknown pairs of a part of another text; nil if a character is not pairwise.
  func unknownPairs(of range: Range<Int>, in text: [UInt16]) -> [UInt16]? {
    var units: [UInt16] = []
    var end = range.lowerBound
    let isPairwise = text.withUnsafeBufferPointer { text in
      forEachUnknownPair(of: range, in: text) { offset in
        units += text[max(end, offset)..<min(offset + 2, range.upperBound)]
        end = min(offset + 2, range.upperBound)
      }
    }
    return isPairwise ? units : nil
  }

  /// Calls a closure with the offset of each unknown pair, including the last character with the end; false if a
  /// character is not pairwise.
  private func forEachUnknownPair(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, _ use: (Int) -> Void
  ) -> Bool {
    places.withUnsafeBufferPointer { places in
      pairs.withUnsafeBufferPointer { pairs in
        let known = glyphs.count
        var first = Self.place(of: text[range.lowerBound], among: places)
        for offset in range {
          guard first != Int(Self.noneEver) else { return false }
          let isLast = offset + 1 == range.upperBound
          let second = isLast ? 0 : Self.place(of: text[offset + 1], among: places)
          let isNew = first == 0 || first >= known || second >= known || second == 0 && !isLast
          if isNew || pairs[first * capacity + second] == Self.unknown { use(offset) }
          first = second
        }
        return true
      }
    }
  }

  /// Learns the pairs of a part of a text from its shaped glyphs, if all of its characters are pairwise.
  func learn(_ range: Range<Int>, of text: [UInt16], from shaped: ArraySlice<ShapedGlyph>) {
    guard shaped.count == range.count, range.allSatisfy({ isPairwise(text[$0]) }),
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

  private func isPairwise(_ unit: UInt16) -> Bool {
    Int(unit) < places.count && places[Int(unit)] != KernedPairs.noneEver
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
