import Synchronization

/// The advances that replace those of a face's glyphs, derived from an `AdvanceTable`.
final class SubstituteAdvances: Sendable {
  /// Units in an em: fine enough for interpolated weights.
  static let unitsPerEm = 1 << 20

  struct Advance {
    /// The face's own advance in its units. The difference of a shaped glyph's advance from it is kerning.
    var own: Int32
    /// At text sizes, in units of which `unitsPerEm` make an em.
    var text: Int32
    /// The difference between display and text sizes.
    var optical: Int32

    /// A glyph that is not listed: HarfBuzz never returns such an advance.
    static let unlisted = Advance(own: .min, ems: .zero)

    init(own: Int32, ems: AdvanceTable.Pair) {
      let units = ems * Double(SubstituteAdvances.unitsPerEm)
      self.own = own
      // A face may have glyphs of thousands of ems.
      text = Int32(clamping: Int(units.text.rounded()))
      optical = Int32(clamping: Int((units.display - units.text).rounded()))
    }
  }

  private let font: FontInstance
  private let table: AdvanceTable
  private let space: UInt32?
  /// A font unit in units of which `unitsPerEm` make an em.
  private let perFontUnit: Double
  /// The size of a font unit of tightening kerning, in units of which `unitsPerEm` make an em.
  private let kerning: AdvanceTable.Pair
  /// The advances by glyph; those of characters that the table lacks are unlisted, and are computed when one is needed.
  /// A manually managed buffer, so that reading the advances of many glyphs does not count references.
  nonisolated(unsafe) let listed: UnsafeBufferPointer<Advance>
  private let all = Mutex<[Advance]?>(nil)

  init(of font: FontInstance, in table: AdvanceTable) {
    self.font = font
    self.table = table
    space = font.nominalGlyph(for: " ")
    perFontUnit = Double(Self.unitsPerEm) / Double(font.unitsPerEm)
    let listed = UnsafeMutableBufferPointer<Advance>.allocate(capacity: font.glyphCount)
    listed.initialize(repeating: .unlisted)
    switch table.content {
    case .characters(let characters, let kerning):
      for (character, ems) in characters {
        guard let glyph = font.listedGlyph(for: character) else { continue }
        listed[Int(glyph)] = Advance(own: font.advance(ofGlyph: glyph), ems: ems)
      }
      self.kerning = kerning * perFontUnit
    case .monospaced(let digit):
      let ownDigit = font.listedGlyph(for: "0").map(font.advance(ofGlyph:)) ?? 0
      let perUnit = ownDigit > 0 ? digit / Double(ownDigit) : 1 / Double(font.unitsPerEm)
      for glyph in listed.indices {
        let own = font.advance(ofGlyph: UInt32(glyph))
        listed[glyph] = Advance(own: own, ems: AdvanceTable.Pair(text: Double(own), display: Double(own)) * perUnit)
      }
      kerning = AdvanceTable.Pair(text: perFontUnit, display: perFontUnit)
    }
    self.listed = UnsafeBufferPointer(listed)
  }

  deinit { listed.deallocate() }

  /// The advance of a shaped glyph at text sizes, and the difference at display sizes.
  func advance(of glyph: ShapedGlyph) -> (text: Int, optical: Int) {
    guard let advance = advance(ofFacesGlyph: glyph) else {
      return (Int((Double(glyph.advance) * perFontUnit).rounded()), 0)
    }
    let kern = glyph.advance &- advance.own
    if kern >= 0 { return (Int(advance.text), Int(advance.optical)) }
    let (text, display) = (Double(kern) * kerning.text, Double(kern) * kerning.display)
    return (Int(advance.text) + Int(text.rounded()), Int(advance.optical) + Int((display - text).rounded()))
  }

  /// The difference between a glyph's advance and the face's own, without kerning, in units of which `unitsPerEm` make
  /// an em; 0 for marks.
  ///
  /// - Parameter opticalFraction: from 0, a text size, to 1, a display size.
  func widening(of glyph: ShapedGlyph, at opticalFraction: Double) -> Double {
    guard let advance = advance(ofFacesGlyph: glyph), advance.text != 0 else { return 0 }
    return Double(advance.text) + Double(advance.optical) * opticalFraction - Double(advance.own) * perFontUnit
  }

  /// The replacement advance of a glyph that HarfBuzz gave the face's own one plus kerning; nil for others: HarfBuzz
  /// zeroes marks and invisible characters, and synthesises missing spaces, which are not kerned, from the face's
  /// space.
  private func advance(ofFacesGlyph glyph: ShapedGlyph) -> Advance? {
    let index = Int(glyph.id)
    guard glyph.advance != 0, index < listed.count else { return nil }
    let advance = listed[index].own == Advance.unlisted.own ? estimated(index) : listed[index]
    return glyph.id == space && glyph.advance != advance.own ? nil : advance
  }

  private func estimated(_ glyph: Int) -> Advance {
    all.withLock { all in
      let known = all ?? estimated()
      all = known
      return known[glyph]
    }
  }

  private func estimated() -> [Advance] {
    guard case .characters(let characters, _) = table.content else { return [] }
    let ems = AdvanceEstimate(of: font, characters: characters).ems()
    return ems.indices.map { Advance(own: font.advance(ofGlyph: UInt32($0)), ems: ems[$0]) }
  }
}
