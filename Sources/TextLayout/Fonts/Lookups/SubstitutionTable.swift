/// The lookups of a font's `GSUB` table (OpenType 1.9, "GSUB – Glyph Substitution Table" and "OpenType Layout Common
/// Table Formats"), parsed just far enough to tell which glyphs of a text they can begin at.
///
/// A lookup can begin at a glyph if one of its rules has that glyph first, and the text has, anywhere, a matching glyph
/// for each other position of the rule, including its context. Otherwise the lookup does nothing, whatever the order of
/// the glyphs and whichever of them it ignores.
struct SubstitutionTable: LookupTable {
  private typealias Damage = OpenTypeTable.Damage

  static let tag = "GSUB"
  static let extensionType = 7

  var table: OpenTypeTable
  let lookups: Int

  mutating func starts(
    ofSubtable offset: Int, type: Int, flags: Int, in glyphs: Set<Int>
  ) throws(OpenTypeTable.Damage) -> Set<Int> {
    switch type {
    // Type 8 is treated as if any context matched.
    case 1, 2, 3, 8: return glyphs.intersection(try coveredGlyphs(at: offset, 2))
    case 4: return try ligatureStarts(at: offset, in: glyphs)
    case 5, 6: return try contextStarts(at: offset, isChained: type == 6, in: glyphs)
    default: throw Damage()
    }
  }

  /// The glyphs of the coverage table at an offset stored in a subtable.
  private mutating func coverage(at subtable: Int, _ place: Int) throws(OpenTypeTable.Damage) -> [Int] {
    try table.coverage(at: subtable + table.number(at: subtable + place))
  }

  private mutating func coveredGlyphs(at subtable: Int, _ place: Int) throws(OpenTypeTable.Damage) -> Set<Int> {
    try table.coveredGlyphs(at: subtable + table.number(at: subtable + place))
  }

  private mutating func ligatureStarts(
    at subtable: Int, in glyphs: Set<Int>
  ) throws(OpenTypeTable.Damage) -> Set<Int> {
    var starts: Set<Int> = []
    let sets = try table.list(at: subtable + 4)
    for (glyph, offset) in zip(try coverage(at: subtable, 2), sets) where glyphs.contains(glyph) {
      let set = subtable + offset
      for ligature in try table.list(at: set) {
        let components = try table.list(at: set + ligature + 2, leavingOut: 1)
        if glyphs.isSuperset(of: components) { starts.insert(glyph) }
      }
    }
    return starts
  }
}

// MARK: - Spans

extension SubstitutionTable {
  /// The flags of a lookup that skips base glyphs or ligatures.
  private static let passingOverBases = 0x0002 | 0x0004

  /// The largest number of neighbouring glyphs, none of them a mark, that a lookup of some features sees together.
  ///
  /// - Throws: if that cannot be determined, or a lookup skips glyphs.
  static func span(ofFeatures features: [String], of face: OpaquePointer?) throws(OpenTypeTable.Damage) -> Int {
    try OpenTypeTable.with(tag, of: face) { bytes throws(OpenTypeTable.Damage) in
      guard !bytes.isEmpty else { return 1 }
      var table = try Self(bytes)
      var span = 1
      for index in FaceLookups.lookups(of: features, in: tag, of: face) {
        try table.forEachSubtable(ofLookup: index) { table, subtable, type, flags throws(OpenTypeTable.Damage) in
          guard flags & Self.passingOverBases == 0 else { throw OpenTypeTable.Damage() }
          span = max(span, try table.span(ofSubtable: subtable, type: type))
        }
      }
      return span
    }
  }

  private mutating func span(ofSubtable offset: Int, type: Int) throws(OpenTypeTable.Damage) -> Int {
    switch type {
    case 1, 2, 3: return 1
    case 4: return try longestRule(ofSets: table.list(at: offset + 4), of: offset, isChained: false, at: 2)
    case 5, 6: return try contextSpan(at: offset, isChained: type == 6)
    case 8:
      let before = try table.number(at: offset + 4)
      return before + 1 + (try table.number(at: offset + 6 + 2 * before))
    default: throw Damage()
    }
  }

  private mutating func contextSpan(at subtable: Int, isChained: Bool) throws(OpenTypeTable.Damage) -> Int {
    switch try table.number(at: subtable) {
    case 1: return try longestRule(ofSets: table.list(at: subtable + 4), of: subtable, isChained: isChained, at: 0)
    case 2:
      let sets = try table.list(at: subtable + (isChained ? 10 : 6))
      return try longestRule(ofSets: sets, of: subtable, isChained: isChained, at: 0)
    case 3:
      guard isChained else { return try table.number(at: subtable + 2) }
      return try chainLength(at: subtable + 2, leavingOut: 0)
    default: throw Damage()
    }
  }

  /// The largest number of glyphs of a rule in some sets.
  ///
  /// - Parameter place: The offset of the number of glyphs in a rule that has no context around it.
  private mutating func longestRule(
    ofSets sets: [Int], of subtable: Int, isChained: Bool, at place: Int
  ) throws(OpenTypeTable.Damage) -> Int {
    var longest = 1
    for set in sets where set != 0 {
      for rule in try table.list(at: subtable + set) {
        let rule = subtable + set + rule
        let length = isChained ? try chainLength(at: rule, leavingOut: 1) : try table.number(at: rule + place)
        longest = max(longest, length)
      }
    }
    return longest
  }

  /// The number of glyphs of three lists: those before, those that are changed, and those behind.
  ///
  /// - Parameter count: The number of changed glyphs that are not in their list.
  private mutating func chainLength(at offset: Int, leavingOut count: Int) throws(OpenTypeTable.Damage) -> Int {
    let before = try table.number(at: offset)
    let changed = try table.number(at: offset + 2 + 2 * before)
    let behind = try table.number(at: offset + 4 + 2 * (before + max(0, changed - count)))
    return before + changed + behind
  }
}

// MARK: - Contexts

extension SubstitutionTable {
  /// The values that the positions of a rule are matched against – glyphs or their classes – for the context before,
  /// the changed glyphs, and the context after.
  private struct Present {
    var before: Set<Int>
    var changed: Set<Int>
    var behind: Set<Int>
  }

  private mutating func contextStarts(
    at subtable: Int, isChained: Bool, in glyphs: Set<Int>
  ) throws(OpenTypeTable.Damage) -> Set<Int> {
    switch try table.number(at: subtable) {
    case 1:
      let present = Present(before: glyphs, changed: glyphs, behind: glyphs)
      let sets = try table.list(at: subtable + 4)
      var starts: Set<Int> = []
      for (glyph, set) in zip(try coverage(at: subtable, 2), sets) where glyphs.contains(glyph) {
        if try matches(set, of: subtable, isChained: isChained, present) { starts.insert(glyph) }
      }
      return starts
    case 2: return try classStarts(at: subtable, isChained: isChained, in: glyphs)
    case 3: return try coverageStarts(at: subtable, isChained: isChained, in: glyphs)
    default: throw Damage()
    }
  }

  private mutating func classStarts(
    at subtable: Int, isChained: Bool, in glyphs: Set<Int>
  ) throws(OpenTypeTable.Damage) -> Set<Int> {
    var classes: [[Int: Int]] = []
    for place in isChained ? [4, 6, 8] : [4, 4, 4] {
      classes.append(try table.classes(at: subtable + table.number(at: subtable + place)))
    }
    let present = classes.map { classes in Set(glyphs.map { classes[$0] ?? 0 }) }
    let sets = try table.list(at: subtable + (isChained ? 10 : 6))
    var matching: Set<Int> = []
    for (number, set) in sets.enumerated() where present[1].contains(number) {
      let present = Present(before: present[0], changed: present[1], behind: present[2])
      if try matches(set, of: subtable, isChained: isChained, present) { matching.insert(number) }
    }
    return glyphs.intersection(try coveredGlyphs(at: subtable, 2)).filter { matching.contains(classes[1][$0] ?? 0) }
  }

  /// Whether a rule of a set finds a match for all of its positions.
  private mutating func matches(
    _ set: Int, of subtable: Int, isChained: Bool, _ present: Present
  ) throws(OpenTypeTable.Damage) -> Bool {
    guard set != 0 else { return false }
    for offset in try table.list(at: subtable + set) {
      var rule = subtable + set + offset
      guard isChained else {
        let count = max(0, try table.number(at: rule) - 1)
        if present.changed.isSuperset(of: try table.numbers(count, at: rule + 4)) { return true }
        continue
      }
      let before = try table.list(at: rule)
      rule += 2 + 2 * before.count
      let changed = try table.list(at: rule, leavingOut: 1)
      rule += 2 + 2 * changed.count
      let behind = try table.list(at: rule)
      if present.before.isSuperset(of: before), present.changed.isSuperset(of: changed),
        present.behind.isSuperset(of: behind)
      {
        return true
      }
    }
    return false
  }

  /// A single rule with a coverage table for each position.
  private mutating func coverageStarts(
    at subtable: Int, isChained: Bool, in glyphs: Set<Int>
  ) throws(OpenTypeTable.Damage) -> Set<Int> {
    var place = subtable + 2
    let before = isChained ? try table.list(at: place) : []
    if isChained { place += 2 + 2 * before.count }
    let count = try table.number(at: place)
    let changed = try table.numbers(count, at: place + (isChained ? 2 : 4))
    place += 2 + 2 * count
    let behind = isChained ? try table.list(at: place) : []
    guard let first = changed.first else { return [] }
    // Most rules are about other glyphs, and their lists of context glyphs are long.
    let starts = glyphs.intersection(try table.coveredGlyphs(at: subtable + first))
    guard !starts.isEmpty else { return [] }
    for offset in changed.dropFirst() + before + behind
    where glyphs.isDisjoint(with: try table.coveredGlyphs(at: subtable + offset)) {
      return []
    }
    return starts
  }
}
