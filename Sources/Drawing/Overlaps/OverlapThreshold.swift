import Foundation

/// The minimum overlap at which two letters count as lying on each other.
///
/// At 17 points it is 1.7 points, but for a smaller letter half of its dimension: one of Inter's hyphens is 1.3 points
/// high, so 0.7 is enough.
struct OverlapThreshold {
  /// The overlap as a fraction of the font size. It is half of a descender's depth, so descenders may reach that far
  /// among the ascenders of the line below, and about the overlap of the boxes of two letters that lean towards each
  /// other.
  private static let share = 0.1
  /// The smallest value in points: two frames, and so their texts, are each moved to device pixels by up to half a
  /// point.
  private static let least = 1.0
  /// The smallest value for small letters, in points: an overlap below it is hardly visible.
  private static let leastOfSmallLetters = 0.5

  private let length: Double

  /// Creates the overlap for letters in two font sizes.
  init(_ one: Double, _ other: Double) {
    length = max(Self.least, Self.share * min(one, other))
  }

  /// The core of two letters' overlap if that is large enough; nil otherwise. The margin around the core is what a
  /// cover's edges need not reach.
  func core(of letter: CGRect, and other: CGRect) -> CGRect? {
    let common = letter.intersection(other)
    guard !common.isEmpty, common.width > needed(of: min(letter.width, other.width)),
      common.height > needed(of: min(letter.height, other.height))
    else { return nil }
    return common.insetBy(dx: Self.leastOfSmallLetters / 2, dy: Self.leastOfSmallLetters / 2)
  }

  private func needed(of side: Double) -> Double { max(Self.leastOfSmallLetters, min(length, side / 2)) }
}
