/// The names in a PDF file that stand before references, and some figures of its dictionaries.
struct PDFLinks {
  /// The objects that a name stands for, in any dictionary.
  private(set) var targets: [String: Set<Int>] = [:]
  /// The number of references to each object.
  private(set) var uses: [Int: Int] = [:]
  private(set) var fonts = 0
  private(set) var fontFiles = 0
  /// The smallest distance at which a pattern is repeated.
  private(set) var smallestStep = Double.infinity

  mutating func add(_ text: [UInt8]) {
    var reader = PDFTokens(text)
    var name = ""
    var numbers: [Int] = []
    while let token = reader.next() {
      switch token {
      case .name(let text):
        if text == "BaseFont" { fonts += 1 }
        if text.hasPrefix("FontFile") { fontFiles += 1 }
        (name, numbers) = (text, [])
      case .number(let value):
        if name == "XStep" || name == "YStep" { smallestStep = min(smallestStep, abs(value)) }
        numbers = numbers.suffix(1) + [value.magnitude < 1e9 ? Int(value) : 0]
      case .word(let word):
        if word == "R", numbers.count == 2 {
          uses[numbers[0], default: 0] += 1
          if !name.isEmpty { targets[name, default: []].insert(numbers[0]) }
        }
        numbers = []
      }
    }
  }
}

/// The operators by which a content stream draws by name.
struct PDFOperators {
  private(set) var drawn: [String] = []
  private(set) var stateCount = 0

  init(_ text: [UInt8]) {
    var reader = PDFTokens(text)
    var name = ""
    while let token = reader.next() {
      switch token {
      case .name(let text): name = text
      case .word("Do"), .word("scn"), .word("SCN"): if !name.isEmpty { drawn.append(name) }
      case .word("gs"): stateCount += 1
      case .number, .word: break
      }
      if case .word = token { name = "" }
    }
  }
}

/// The tokens of a text in PDF's syntax, without strings' contents and delimiters.
struct PDFTokens {
  enum Token {
    case name(String)
    case number(Double)
    case word(String)
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    while offset < bytes.count, !Self.isRegular(bytes[offset]), bytes[offset] != UInt8(ascii: "/") { offset += 1 }
    guard offset < bytes.count else { return nil }
    let isName = bytes[offset] == UInt8(ascii: "/")
    if isName { offset += 1 }
    let start = offset
    while offset < bytes.count, Self.isRegular(bytes[offset]) { offset += 1 }
    let text = String(decoding: bytes[start..<min(offset, start + 64)], as: UTF8.self)
    if isName { return .name(text) }
    return Double(text).map { .number($0) } ?? .word(text)
  }

  /// Whether a byte is part of a name, a number or a word (ISO 32000-1, 7.2.2).
  private static func isRegular(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: true
    }
  }
}
