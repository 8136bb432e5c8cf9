import TestSupport

/// Texts in some format after random changes to their bytes.
enum DamagedText {
  private static let replacements = Array("{}[]\",:0129eE.-+\\u\u{1}\u{7F} abtn\u{E9}<>/&;=%@#*\r\n".utf8)

  /// One of some texts with a few of its bytes changed, or none.
  static func make(of seeds: [String], seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      guard let index = bytes.indices.randomElement(using: &generator) else { break }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = replacements.randomElement(using: &generator) ?? 0
      case 1: bytes.remove(at: index)
      default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
      }
    }
    return bytes
  }
}
