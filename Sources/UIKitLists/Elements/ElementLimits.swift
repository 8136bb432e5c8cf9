/// The most that tables and collections show.
enum ElementLimits {
  /// The most items that a collection view shows: ten times the largest collection in the benchmarks.
  static let items = 1_000_000
  /// The most sections that a collection view shows, including empty ones.
  static let sections = 100_000
}
