/// A cache of recently shaped runs: the words of a language whose spaces are in another font, and fallback runs that
/// are the same for both cuts of the system font.
///
/// A run looks the same wherever it does not depend on its context. HarfBuzz considers how adjacent letters join, which
/// they never do across a space or with ASCII characters (Unicode's `ArabicShaping.txt`), and whether the text starts
/// there.
struct KnownRuns {
  /// The properties, other than its characters, on which a run's glyphs depend.
  struct Kind: Equatable {
    var script: UInt32
    /// HarfBuzz's unique pointer for the language.
    var language: OpaquePointer?
    var isRightToLeft: Bool
    var startsText: Bool
    var endsText: Bool

    /// A number that distinguishes nearly all kinds.
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

  /// The longest cached run in the primary font: longer ones are sentences, which do not recur.
  private static let longestOwn = 32
  /// The largest numbers of cached glyphs and code units.
  private static let limit = 1 << 16

  private var indices: [UInt64: Int] = [:]
  private var entries: [Entry] = []
  private var units: [UInt16] = []
  /// With clusters relative to the start of their run.
  private var glyphs: [ShapedGlyph] = []

  /// Whether a run may be cached.
  static func keeps(_ run: ShapedRun, in text: [UInt16], style: ShapeStyle) -> Bool {
    guard style.features.isEmpty, run.range.count <= longestOwn || run.font !== style.cascade.primary else {
      return false
    }
    if ScriptRuns.unjoined.contains(run.script) || text[run.range].allSatisfy({ $0 < 0x80 }) { return true }
    let (start, end) = (run.range.lowerBound, run.range.upperBound)
    return (start == 0 || text[start - 1] == 0x20) && (end == text.count || text[end] == 0x20)
  }

  /// A number that distinguishes nearly all runs.
  static func hash(of units: ArraySlice<UInt16>, in font: FontInstance, _ kind: Kind) -> UInt64 {
    var hash = UInt64(UInt(bitPattern: ObjectIdentifier(font))) ^ kind.number
    for unit in units { hash = (hash ^ UInt64(unit)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }

  /// Appends the glyphs of a cached run to others; false if it is not cached.
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

  /// Caches the glyphs of a shaped run.
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
