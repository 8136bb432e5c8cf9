public import Foundation

// Foundation on Linux does not enumerate words. These members stand in place of those that cannot be used there.

extension NSString.EnumerationOptions {
  /// Words, by Unicode's rules (UAX #29) and ICU's dictionaries. Only texts of type `String` are enumerated by them.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

extension String {
  /// Calls a closure with each part of a text, its range, and the range with what follows until the next part.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index {
    guard opts.rawValue & 0xF == EnumerationOptions.byWords.rawValue else {
      return String.enumerate(self, range, opts, body)
    }
    let area = range.relative(to: self)
    let words = words(in: area)
    // What is before the first word belongs to it, too.
    let ends = words.dropFirst().map(\.lowerBound) + [area.upperBound]
    let starts = [area.lowerBound] + words.dropFirst().map(\.lowerBound)
    var stop = false
    for index in opts.contains(.reverse) ? words.indices.reversed() : Array(words.indices) where !stop {
      let word = words[index]
      body(
        opts.contains(.substringNotRequired) ? nil : String(self[word]), word, starts[index]..<ends[index], &stop)
    }
  }

  /// The parts of other kinds, which Foundation enumerates.
  private static func enumerate<Text: StringProtocol, R: RangeExpression>(
    _ text: Text, _ range: R, _ options: EnumerationOptions,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index { text.enumerateSubstrings(in: range, options: options, body) }

  /// The ranges between word boundaries that contain a letter or a number.
  func words(in range: Range<Index>) -> [Range<Index>] { wordParts(in: range).filter { isWord(self[$0]) } }

  /// Whether a part between word boundaries is a word: it contains a letter or a number.
  func isWord(_ part: Substring) -> Bool { part.contains { $0.isLetter || $0.isNumber } }

  /// All ranges between word boundaries.
  func wordParts(in range: Range<Index>) -> [Range<Index>] {
    guard let boundary = try? NSRegularExpression(pattern: "\\b", options: .useUnicodeWordBoundaries) else { return [] }
    let places = boundary.matches(in: self, options: .withTransparentBounds, range: NSRange(range, in: self))
      .compactMap { Range($0.range, in: self)?.lowerBound }
    let ends = ([range.lowerBound] + places + [range.upperBound])
    return zip(ends, ends.dropFirst()).filter { $0 < $1 }.map { $0..<$1 }
  }
}
