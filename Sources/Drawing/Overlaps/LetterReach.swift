import Foundation

/// How far two letters have to reach into each other to lie on each other.
///
/// At 17 points it is 1.7 points, of a letter that is smaller half of it: one of Inter's hyphens is 1.3 points high, so
/// that 0.7 is enough.
struct LetterReach {
  /// Half of the depth of a descender, by which it may stand among the ascenders of the line below, and about as much
  /// as two letters that lean to each other share of their boxes.
  private static let share = 0.1
  /// Two frames, and so their texts, are moved to device pixels, by up to half a point each.
  private static let least = 1.0
  /// What is smaller than that is hardly seen.
  private static let leastOfSmallLetters = 0.5

  private let length: Double

  /// For letters of fonts of two sizes.
  init(_ one: Double, _ other: Double) {
    length = max(Self.least, Self.share * min(one, other))
  }

  /// The middle of what two letters share, if that is enough; what the edges of what covers it need not reach is left
  /// out.
  func core(of letter: CGRect, and other: CGRect) -> CGRect? {
    let common = letter.intersection(other)
    guard !common.isEmpty, common.width > needed(of: min(letter.width, other.width)),
      common.height > needed(of: min(letter.height, other.height))
    else { return nil }
    return common.insetBy(dx: Self.leastOfSmallLetters / 2, dy: Self.leastOfSmallLetters / 2)
  }

  private func needed(of side: Double) -> Double { max(Self.leastOfSmallLetters, min(length, side / 2)) }
}
