import CICU
import Synchronization

/// ICU's break iterators, opened once for each language: opening one takes longer than breaking a paragraph.
final class BreakIterators: Sendable {
  static let shared = BreakIterators()

  private struct Key: Hashable {
    var kind: Int32
    var language: String
  }

  private struct Iterators: ~Copyable {
    var opened: [Key: OpaquePointer] = [:]
  }

  private let iterators = Mutex(Iterators())
  /// The largest number of iterators that are kept open.
  private static let limit = 64

  /// Offsets at which a grapheme cluster (UAX #29) starts, and the end.
  func clusters(in units: [UInt16], language: String) -> [Int] {
    if units.allSatisfy(CharacterPolicy.standsAlone) { return BreakIterators.everyOffset(of: units.count) }
    let marks = mark(units, kind: Int32(GALLEY_BREAK_GRAPHEME), language: language)
    return marks.indices.filter { marks[$0] != 0 }
  }

  /// 0, 1, 2 … `count`.
  private static func everyOffset(of count: Int) -> [Int] {
    Array(unsafeUninitializedCapacity: count + 1) { offsets, initialized in
      for offset in 0...count { offsets[offset] = offset }
      initialized = count + 1
    }
  }

  /// Places where a line may be broken (UAX #14 with ICU's tailoring and dictionaries for `language`), and the end.
  func lineBreaks(in units: [UInt16], language: String) -> [BreakOpportunity] {
    let marks = mark(units, kind: Int32(GALLEY_BREAK_LINE), language: language)
    var opportunities: [BreakOpportunity] = []
    // A word and its space are about six characters long.
    opportunities.reserveCapacity(units.count / 5 + 1)
    for offset in marks.indices where offset > 0 && marks[offset] != 0 {
      var visibleEnd = offset
      let start = opportunities.last?.offset ?? 0
      while visibleEnd > start, CharacterPolicy.hangs(units[visibleEnd - 1]) { visibleEnd -= 1 }
      let isMandatory = marks[offset] == 2 && CharacterPolicy.isControl(units[offset - 1])
      opportunities.append(
        BreakOpportunity(
          offset: offset, visibleEnd: visibleEnd, isMandatory: isMandatory,
          needsHyphen: units[offset - 1] == CharacterPolicy.softHyphen && offset < units.count))
    }
    return opportunities
  }

  private func mark(_ units: [UInt16], kind: Int32, language: String) -> [UInt8] {
    var marks = [UInt8](repeating: 0, count: units.count + 1)
    iterators.withLock { iterators in
      let iterator = BreakIterators.iterator(Key(kind: kind, language: language), in: &iterators)
      let error = galley_breaks_mark(iterator, units, Int32(units.count), &marks)
      precondition(error == 0, "ICU found no breaks: \(String(cString: galley_icu_error_name(error)))")
    }
    return marks
  }

  private static func iterator(_ key: Key, in iterators: inout Iterators) -> OpaquePointer {
    if let known = iterators.opened[key] { return known }
    if iterators.opened.count >= limit {
      for iterator in iterators.opened.values { galley_breaks_close(iterator) }
      iterators.opened = [:]
    }
    var error: Int32 = 0
    guard let opened = galley_breaks_open(key.kind, key.language, &error) else {
      preconditionFailure("ICU's data is missing: \(String(cString: galley_icu_error_name(error)))")
    }
    iterators.opened[key] = opened
    return opened
  }
}
