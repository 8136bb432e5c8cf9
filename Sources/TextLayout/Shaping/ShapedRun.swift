/// A shaped run of text with one font, script, level and style. Glyphs are in visual order, left to right.
struct ShapedRun: Sendable {
  /// The contents of a run.
  enum Content: Sendable {
    case glyphs
    /// A tab without glyphs, whose width depends on its line.
    case tab
    /// An attachment: one em wide, without glyphs. Its scale turns that into its width.
    case attachment
  }

  var range: Range<Int>
  var font: FontInstance
  /// The advances that replace those of the font's glyphs.
  var advances: SubstituteAdvances?
  var script: UInt32
  var level: UInt8
  /// The index of its style.
  var style: Int
  var content = Content.glyphs
  /// Whether no font has all characters of this run.
  var isMissing: Bool
  /// Whether tracking applies, because the font is the primary one.
  var isTracked: Bool
  /// Whether spacing may be added, which it never is between connected letters.
  var isSpaced: Bool
  var glyphs: ArraySlice<ShapedGlyph> = []

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The run's advance, in units of which `unitsPerEm` make an em.
  func advance(unitsPerEm: Int) -> TextAdvance {
    switch content {
    case .tab: return TextAdvance()
    case .attachment: return TextAdvance(units: range.isEmpty ? 0 : unitsPerEm)
    case .glyphs:
      let scale = GlyphScale(of: self, unitsPerEm: unitsPerEm)
      var sum = glyphs.reduce(TextAdvance()) { $0 + scale.advance(of: $1) }
      let clusters = isSpaced ? Int32(clusterCount) : 0
      (sum.trackedClusters, sum.spacedClusters) = (isTracked ? clusters : 0, clusters)
      return sum
    }
  }

  /// The units per em of the glyphs' advances.
  var unitsPerEm: Int { advances == nil ? font.unitsPerEm : SubstituteAdvances.unitsPerEm }

  /// The number of clusters to which spacing is added: those with an advance. Invisible characters, and marks without a
  /// base, have none.
  private var clusterCount: Int {
    var count = 0
    var advance: Int32 = 0
    for index in glyphs.indices {
      advance &+= glyphs[index].advance
      guard endsCluster(index) else { continue }
      if advance != 0 { count += 1 }
      advance = 0
    }
    return count
  }

  /// Whether the glyph at an index is the last of its cluster.
  func endsCluster(_ index: Int) -> Bool {
    index + 1 == glyphs.endIndex || glyphs[index + 1].cluster != glyphs[index].cluster
  }

  /// The code units of the cluster whose last glyph from left to right is at an index.
  func cluster(of index: Int) -> Range<Int> {
    let start = Int(glyphs[index].cluster)
    if !isRightToLeft {
      return start..<(index + 1 < glyphs.endIndex ? Int(glyphs[index + 1].cluster) : range.upperBound)
    }
    let first = glyphs[..<index].lastIndex { $0.cluster != glyphs[index].cluster }
    return start..<(first.map { Int(glyphs[$0].cluster) } ?? range.upperBound)
  }

  /// The run's glyphs whose clusters start in `range`, found by bisection.
  ///
  /// Clusters ascend from glyph to glyph, or descend in a right-to-left run: HarfBuzz guarantees that.
  func slice(_ range: Range<Int>) -> ShapedRun {
    if range.lowerBound <= self.range.lowerBound, range.upperBound >= self.range.upperBound { return self }
    var slice = self
    slice.range = self.range.clamped(to: range)
    let bounds = isRightToLeft ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
    slice.glyphs = glyphs[glyphIndex(at: bounds.0)..<glyphIndex(at: bounds.1)]
    return slice
  }

  /// The index of the first glyph at or after an offset, in the run's direction.
  private func glyphIndex(at offset: Int) -> Int {
    glyphs.partitioningIndex { isRightToLeft ? $0.cluster < offset : $0.cluster >= offset }
  }
}

/// Converts the advances of a run's glyphs to units with a given number per em.
struct GlyphScale {
  private let substitutes: SubstituteAdvances?
  /// The advances listed by `substitutes`.
  private let listed: UnsafeBufferPointer<SubstituteAdvances.Advance>?
  /// The integral ratio to a font unit, or a unit of `substitutes`; 0 if the ratio is not integral.
  private let factor: Int
  private let fraction: Double
  /// The units of an em for emoji, each of which advances by that, and by a number of points; 0 for other glyphs.
  private let em: Int

  init(of run: ShapedRun, unitsPerEm: Int) {
    substitutes = run.advances
    em = run.font.standsForEmoji ? unitsPerEm : 0
    listed = run.advances?.listed
    let (factor, rest) = unitsPerEm.quotientAndRemainder(dividingBy: run.unitsPerEm)
    self.factor = rest == 0 ? factor : 0
    fraction = Double(unitsPerEm) / Double(run.unitsPerEm)
  }

  /// The advance of a glyph without its cluster, rounded if the ratio of units is not integral.
  func advance(of glyph: ShapedGlyph) -> TextAdvance {
    // Most glyphs are listed, and have no kerning.
    if let listed, Int(glyph.id) < listed.count, listed[Int(glyph.id)].own == glyph.advance {
      let advance = listed[Int(glyph.id)]
      return TextAdvance(units: units(Int(advance.text)), opticalUnits: units(Int(advance.optical)))
    }
    guard let substitutes else {
      return em > 0 && glyph.advance != 0
        ? TextAdvance(units: em, emoji: 1) : TextAdvance(units: units(Int(glyph.advance)))
    }
    let (text, optical) = substitutes.advance(of: glyph)
    return TextAdvance(units: units(text), opticalUnits: units(optical))
  }

  private func units(_ length: Int) -> Int {
    factor > 0 ? length &* factor : Int((Double(length) * fraction).rounded())
  }
}
