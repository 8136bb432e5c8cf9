/// The names after `let` and `var` in files.
struct DeclaredNames {
  private(set) var names: Set<String> = []

  mutating func add(_ bytes: [UInt8]) {
    var previous = bytes[0..<0]
    var index = 0
    while index < bytes.count {
      guard Self.isOfWord(bytes[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
      if previous.elementsEqual("let".utf8) || previous.elementsEqual("var".utf8) {
        names.insert(String(decoding: bytes[index..<end], as: UTF8.self))
      }
      previous = bytes[index..<end]
      index = end
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
