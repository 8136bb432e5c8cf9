import SourcePlaces

/// Limits on the size of a key in one language: the time to process it is quadratic in these.
enum StringsLimit {
  /// The largest number of substitutions of a key, and of cases of a variation.
  static let count = 100

  /// Throws if the count exceeds the limit.
  static func check(_ count: Int, _ what: String, at place: SourcePlace) throws(StringsError) {
    guard count <= Self.count else { throw StringsError(.tooMany(what, limit: Self.count), at: place) }
  }
}

/// Parses widths of texts in files.
enum StringsWidth {
  /// A whole number from 0 to 1,000,000.
  static func number(_ text: String) -> Int? {
    guard let number = Int(text), (0...1_000_000).contains(number) else { return nil }
    return number
  }
}
