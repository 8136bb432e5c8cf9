import CHarfBuzz

/// The advances of a face's glyphs in ems: those of a table's characters, and estimates for all others.
///
/// The accuracy of the estimates is documented in `fonts/README.md`.
struct AdvanceEstimate {
  private let font: FontInstance
  /// The face's own advances by glyph, in ems.
  private let own: [AdvanceTable.Pair]
  private let characters: [Unicode.Scalar: AdvanceTable.Pair]
  /// The mean differences between the table's advances and the face's own, by kind of character.
  private let means: [CharacterKind: AdvanceTable.Pair]

  init(of font: FontInstance, characters: [Unicode.Scalar: AdvanceTable.Pair]) {
    self.font = font
    self.characters = characters
    let own = (0..<UInt32(font.glyphCount)).map { glyph in
      let ems = Double(font.advance(ofGlyph: glyph)) / Double(font.unitsPerEm)
      return AdvanceTable.Pair(text: ems, display: ems)
    }
    self.own = own
    var differences: [CharacterKind: [AdvanceTable.Pair]] = [:]
    // In the order of the characters, so that rounding is the same each time.
    for (character, advance) in characters.sorted(by: { $0.key < $1.key }) {
      guard let glyph = font.listedGlyph(for: character) else { continue }
      differences[CharacterKind(character), default: []].append(advance - own[Int(glyph)])
    }
    means = differences.mapValues { $0.reduce(.zero, +) * (1 / Double($0.count)) }
  }

  /// The advances by glyph.
  func ems() -> [AdvanceTable.Pair] {
    var ems = [AdvanceTable.Pair?](repeating: nil, count: own.count)
    for character in CharacterCoverage.characters(of: font.font, in: 0...0x10FFFF).compactMap(Unicode.Scalar.init) {
      guard let glyph = font.listedGlyph(for: character), !isPrivate(character) else { continue }
      ems[Int(glyph)] = advance(of: character, glyph)
    }
    for (_, glyph) in tabularDigits() { ems[glyph] = tabularAdvance }
    for (character, glyph) in alternates(in: 0..<lookupCount) where ems[glyph] == nil {
      ems[glyph] = advance(ofAlternate: glyph, of: character)
    }
    return zip(own, ems).map { $1 ?? $0 + mean(of: .other) }
  }
}

// MARK: - Estimates

extension AdvanceEstimate {
  /// A character that is drawn the same as one of the table's has its width. A letter with marks has the advance of the
  /// letter, plus the face's difference between the two, which is mostly zero. Both are plausible, but were not
  /// measured. Any other character has its own advance plus the mean difference of its kind: letters of the table,
  /// estimated in this way from the others, are off by 2 to 4 %, words by 1 %. Marks do not advance.
  private func advance(of character: Unicode.Scalar, _ glyph: UInt32) -> AdvanceTable.Pair {
    if let known = known(character) { return known.advance }
    let own = own[Int(glyph)]
    if CharacterKind(character) == .mark { return .zero }
    if let base = known(base(of: character)) { return base.advance + (own - base.own) }
    return own + mean(of: CharacterKind(character))
  }

  /// An alternate form of a character, such as a hyphen between capitals, differs in width from the character as it
  /// does in the face. A guess.
  private func advance(ofAlternate glyph: Int, of character: Unicode.Scalar) -> AdvanceTable.Pair {
    guard let known = known(character) else { return own[glyph] + mean(of: CharacterKind(character)) }
    return known.advance + (own[glyph] - known.own)
  }

  /// Tabular digits are as wide as a plus sign, the usual width of figures, which San Francisco's `+ < = > ~ ^ $`
  /// share. A guess.
  private var tabularAdvance: AdvanceTable.Pair? { characters["+"] }

  private func mean(of kind: CharacterKind) -> AdvanceTable.Pair { kind == .space ? .zero : means[kind] ?? .zero }

  /// The table's advance for a character, or for the one that it is drawn like, and the face's own advance of that.
  private func known(_ character: Unicode.Scalar) -> (advance: AdvanceTable.Pair, own: AdvanceTable.Pair)? {
    let character = SharedAdvances.character(asWideAs: character) ?? character
    guard let advance = characters[character], let glyph = font.listedGlyph(for: character) else { return nil }
    return (advance, own[Int(glyph)])
  }

  /// The character without its marks.
  private func base(of character: Unicode.Scalar) -> Unicode.Scalar {
    let functions = hb_unicode_funcs_get_default()
    var base = character.value
    var mark: hb_codepoint_t = 0
    while hb_unicode_decompose(functions, base, &base, &mark) != 0 {}
    return Unicode.Scalar(base) ?? character
  }

  /// Whether a code point is for private use, such as for an alternate form.
  private func isPrivate(_ character: Unicode.Scalar) -> Bool { character.properties.generalCategory == .privateUse }

  // MARK: Alternates

  private var lookupCount: UInt32 {
    hb_ot_layout_table_get_lookup_count(hb_font_get_face(font.font), openTypeTag("GSUB"))
  }

  private func tabularDigits() -> [(character: Unicode.Scalar, glyph: Int)] {
    let lookups = FaceLookups.lookups(of: ["tnum"], in: "GSUB", of: hb_font_get_face(font.font))
    return alternates(in: lookups.map(UInt32.init)).filter { ("0"..."9").contains($0.character) }
  }

  /// Glyphs that lookups substitute for one of the table's characters, alone or in a context.
  private func alternates(in lookups: some Sequence<UInt32>) -> [(character: Unicode.Scalar, glyph: Int)] {
    let face = hb_font_get_face(font.font)
    let closure = hb_set_create()
    defer { hb_set_destroy(closure) }
    let bases = characters.keys.sorted().compactMap { character in
      font.listedGlyph(for: character).map { (character: character, glyph: $0) }
    }
    return lookups.flatMap { lookup in
      bases.flatMap { base in
        var glyph = base.glyph
        guard hb_ot_layout_lookup_would_substitute(face, lookup, &glyph, 1, 1) != 0 else {
          return [(character: Unicode.Scalar, glyph: Int)]()
        }
        hb_set_clear(closure)
        hb_set_add(closure, glyph)
        hb_ot_layout_lookup_substitute_closure(face, lookup, closure)
        return FaceLookups.elements(of: closure).filter { $0 != Int(glyph) && $0 < own.count }.map {
          (base.character, $0)
        }
      }
    }
  }
}

/// A kind of character, whose advances have similar differences.
private enum CharacterKind: Hashable {
  case letter(isCapital: Bool)
  case digit
  /// Spaces of given widths.
  case space
  case mark
  case other

  init(_ character: Unicode.Scalar) {
    switch character.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: self = .letter(isCapital: true)
    case .lowercaseLetter, .modifierLetter, .otherLetter: self = .letter(isCapital: false)
    case .decimalNumber, .letterNumber, .otherNumber: self = .digit
    case .spaceSeparator: self = .space
    case .nonspacingMark, .enclosingMark: self = .mark
    default: self = .other
    }
  }
}
