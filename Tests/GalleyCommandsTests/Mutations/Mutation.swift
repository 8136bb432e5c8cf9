import TestSupport

/// Damages files like copying, editing and malicious people do.
enum Mutation {
  /// Texts that readers accept as numbers, but cannot calculate with.
  private static let numbers = [
    "1e300", "-1e300", "1e999", "1e-400", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "-1", "0", "-0.0", "0.5", "1e18", "4294967296", "2147483648", "1", "999999999999",
    "nan", "inf", "0x10", "true", "null", "\"1\"",
  ]
  /// Texts that readers accept as names.
  private static let texts = [
    "", "..", "../../outside", "/etc/passwd", "~", "a/../../b", "\\u0000", "\\ud800", "a\\u0000.png",
    "\u{0}.galley-partial",
    "__proto__", "outside.txt", "./outside.txt", ".", "a//b", "\\n", "é\u{301}", "\u{202E}",
    String(repeating: "long", count: 3_000),
  ]
  private static let opened = ["[", "{\"a\":", "  ", "\\", "\""].map { String(repeating: $0, count: 5_000) }

  /// One to four changes of a few bytes.
  static func damaged(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) { change(&bytes, &generator) }
    return bytes
  }

  private static func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: replace(part(of: bytes, &generator), in: &bytes, with: [])
    case 1: bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
    case 2:
      guard let index = bytes.indices.randomElement(using: &generator) else { return }
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 3:
      let part = part(of: bytes, &generator)
      bytes.insert(contentsOf: Array(bytes[part]), at: part.upperBound)
    case 4: insert(opened.randomElement(using: &generator) ?? "", in: &bytes, &generator)
    case 5: swapLines(of: &bytes, &generator)
    case 6, 7, 8:
      let isDigit: (UInt8) -> Bool = { "+-.eE0123456789".utf8.contains($0) }
      replaceWord(of: &bytes, with: numbers, where: isDigit, &generator)
    case 9, 10:
      replaceWord(of: &bytes, with: texts, where: { !"\"\n ,:{}[]".utf8.contains($0) }, &generator)
    default: insert(texts.randomElement(using: &generator) ?? "", in: &bytes, &generator)
    }
  }

  private static func part(of bytes: [UInt8], _ generator: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    return start..<min(bytes.count, start + Int.random(in: 0...80, using: &generator))
  }

  private static func replace(_ part: Range<Int>, in bytes: inout [UInt8], with new: some Sequence<UInt8>) {
    bytes.replaceSubrange(part, with: Array(new))
  }

  private static func insert(_ text: String, in bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    bytes.insert(contentsOf: Array(text.utf8), at: Int.random(in: 0...bytes.count, using: &generator))
  }

  /// Replaces a run of such bytes, the first after some position.
  private static func replaceWord(
    of bytes: inout [UInt8], with words: [String], where isPart: (UInt8) -> Bool, _ generator: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    guard let start = bytes[place...].firstIndex(where: isPart) else { return }
    let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
    replace(start..<end, in: &bytes, with: (words.randomElement(using: &generator) ?? "").utf8)
  }

  private static func swapLines(of bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    guard let one = lines.indices.randomElement(using: &generator),
      let other = lines.indices.randomElement(using: &generator)
    else { return }
    if Bool.random(using: &generator) { lines.swapAt(one, other) } else { lines[one] = lines[other] }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
