/// Lengths in messages, in points: with two decimals at most. Records keep all digits.
enum Points {
  static func text(_ length: Double) -> String {
    Record.plain(rounded(length))
  }

  static func signed(_ length: Double) -> String {
    (rounded(length) > 0 ? "+" : "") + text(length)
  }

  static func rounded(_ length: Double) -> Double {
    let rounded = (length * 100).rounded() / 100
    return rounded.isFinite ? rounded : length
  }

  /// Whether a message can tell the lengths apart.
  static func differ(_ a: Double, _ b: Double) -> Bool {
    a.bitPattern != b.bitPattern && !(abs(a - b) < 0.005)
  }
}
