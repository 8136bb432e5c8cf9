import SourcePlaces

/// How much of a key is read in a language: what is done with it takes time by the square of that.
enum StringsLimit {
  /// The substitutions of a key, and the cases of a variation.
  static let count = 100

  /// Throws where there are more.
  static func check(_ count: Int, _ what: String, at place: SourcePlace) throws(StringsError) {
    guard count <= Self.count else { throw StringsError(.tooMany(what, limit: Self.count), at: place) }
  }
}

/// Widths of texts, as files write them.
enum StringsWidth {
  /// A whole number from 0.
  static func number(_ text: String) -> Int? {
    guard let number = Int(text), (0...1_000_000).contains(number) else { return nil }
    return number
  }
}
