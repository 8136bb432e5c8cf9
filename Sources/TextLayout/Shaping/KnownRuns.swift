/// Runs that were shaped lately, for when they come again: the words of a language whose spaces are in another font, and
/// the stretches of a text in fonts that stand in for both cuts of the system font.
///
/// A run looks the same wherever HarfBuzz looks at nothing around it. Around a run it looks at how letters join, which
/// they do not across a space and ASCII's characters never do (Unicode's `ArabicShaping.txt`), and at whether the text
/// starts there.
struct KnownRuns {
  /// What a run looks like for, beside its characters.
  struct Kind: Equatable {
    var script: UInt32
    /// HarfBuzz's name of the language, which is there once.
    var language: OpaquePointer?
    var isRightToLeft: Bool
    var startsText: Bool
    var endsText: Bool

    /// A number that nearly all kinds differ in.
    fileprivate var number: UInt64 {
      let flags: UInt64 = (isRightToLeft ? 1 : 0) | (startsText ? 2 : 0) | (endsText ? 4 : 0)
      return UInt64(script) << 32 ^ flags << 56 ^ UInt64(UInt(bitPattern: language))
    }
  }

  private struct Entry {
    var font: FontInstance
    var kind: Kind
    var units: Range<Int>
    var glyphs: Range<Int>
  }

  /// The longest run in the font that was asked for: longer ones are sentences, which do not come again.
  private static let longestOwn = 32
  /// The most glyphs that are kept, and the most code units.
  private static let limit = 1 << 16

  private var indices: [UInt64: Int] = [:]
  private var entries: [Entry] = []
  private var units: [UInt16] = []
  /// With clusters that count from the start of their run.
  private var glyphs: [ShapedGlyph] = []

  /// Whether a run may be kept, and looked up.
  static func keeps(_ run: ShapedRun, in text: [UInt16], style: ShapeStyle) -> Bool {
    guard style.features.isEmpty, run.range.count <= longestOwn || run.font !== style.cascade.primary else {
      return false
    }
    if ScriptRuns.unjoined.contains(run.script) || text[run.range].allSatisfy({ $0 < 0x80 }) { return true }
    let (start, end) = (run.range.lowerBound, run.range.upperBound)
    return (start == 0 || text[start - 1] == 0x20) && (end == text.count || text[end] == 0x20)
  }

  /// A number that nearly all runs differ in.
  static func hash(of units: ArraySlice<UInt16>, in font: FontInstance, _ kind: Kind) -> UInt64 {
    var hash = UInt64(UInt(bitPattern: ObjectIdentifier(font))) ^ kind.number
    for unit in units { hash = (hash ^ UInt64(unit)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }

  /// Adds the glyphs of a run to others; false if it is not known.
  func add(_ hash: UInt64, _ run: ShapedRun, _ kind: Kind, in text: [UInt16], to others: inout [ShapedGlyph]) -> Bool {
    guard let index = indices[hash], entries[index].font === run.font, entries[index].kind == kind,
      units[entries[index].units].elementsEqual(text[run.range])
    else { return false }
    let start = Int32(run.range.lowerBound)
    for var glyph in glyphs[entries[index].glyphs] {
      glyph.cluster += start
      others.append(glyph)
    }
    return true
  }

  /// Keeps the glyphs that a run was shaped to.
  mutating func keep(_ hash: UInt64, _ run: ShapedRun, _ kind: Kind, in text: [UInt16], shaped: ArraySlice<ShapedGlyph>)
  {
    guard run.range.count <= Self.limit, shaped.count <= Self.limit else { return }
    if units.count + run.range.count > Self.limit || glyphs.count + shaped.count > Self.limit { self = KnownRuns() }
    let (firstUnit, firstGlyph) = (units.count, glyphs.count)
    units += text[run.range]
    let start = Int32(run.range.lowerBound)
    for var glyph in shaped {
      glyph.cluster -= start
      glyphs.append(glyph)
    }
    indices[hash] = entries.count
    entries.append(
      Entry(font: run.font, kind: kind, units: firstUnit..<units.count, glyphs: firstGlyph..<glyphs.count))
  }
}
