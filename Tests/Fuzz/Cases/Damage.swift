import TestSupport

/// Inputs that are nearly right.
enum Damage {
  /// One of some texts with up to three of its bytes replaced by one of `replacements`, taken out, or moved by any other.
  static func text(_ texts: [String], with replacements: String, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array((texts.randomElement(using: &generator) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      guard let index = bytes.indices.randomElement(using: &generator) else { break }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = replacements.utf8.randomElement(using: &generator) ?? 0
      case 1: bytes.remove(at: index)
      default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
      }
    }
    return bytes
  }
}
