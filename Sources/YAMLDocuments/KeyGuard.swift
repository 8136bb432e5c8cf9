/// Finds keys that are aliases, lists or mappings, before the file is parsed.
///
/// The parser compares all keys of a mapping. An alias in a key is expanded for that, and thirty anchors, each naming the
/// one before twice, make a key of 2³⁰ parts: `? *z`. Our files have words for keys, so a file with anchors may not have
/// any other; without anchors a few are let through, to be refused with a better message.
///
/// It looks at characters, not at tokens: text such as `*bold*: yes`, in a file with anchors, has to be quoted in a list.
struct KeyGuard {
  private static let allowedWithoutAnchors = 16

  private let bytes: [UInt8]
  private var line = 1
  private var lineStart = 0
  private var hasAnchors = false
  private var found: [(line: Int, offset: Int)] = []

  /// Throws at the first key that is neither a word nor quoted text.
  static func check(_ text: String) throws(YAMLError) {
    var guardian = KeyGuard(bytes: Array(text.utf8))
    guardian.scan()
    guard let first = guardian.found.first else { return }
    guard guardian.hasAnchors || guardian.found.count > allowedWithoutAnchors else { return }
    throw YAMLError(line: first.line, column: first.offset + 1, .collectionAsKey)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func scan() {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = index + 1
      case UInt8(ascii: "&") where startsToken(index):
        hasAnchors = true
      case UInt8(ascii: "*") where startsToken(index) && isKey(endingBefore: endOfName(index + 1)):
        addKey(at: index)
      case UInt8(ascii: "]") where isKey(endingBefore: index + 1),
        UInt8(ascii: "}") where isKey(endingBefore: index + 1):
        addKey(at: index)
      case UInt8(ascii: "?") where startsToken(index) && isBlank(index + 1):
        addKey(at: index)
      default: break
      }
    }
  }

  private mutating func addKey(at index: Int) {
    if found.count <= Self.allowedWithoutAnchors { found.append((line, index - lineStart)) }
  }

  /// Whether a token may start here: after white space or a bracket.
  private func startsToken(_ index: Int) -> Bool {
    index == 0 || isBlank(index - 1) || "[{,:".utf8.contains(bytes[index - 1])
  }

  private func isBlank(_ index: Int) -> Bool {
    index >= bytes.count || " \t\r\n".utf8.contains(bytes[index])
  }

  private func endOfName(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, !isBlank(index), !"[]{},:".utf8.contains(bytes[index]) { index += 1 }
    return index
  }

  /// Whether a colon follows, after nothing but spaces.
  private func isKey(endingBefore index: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }
}
