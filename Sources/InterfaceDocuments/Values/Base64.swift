/// Base64 (RFC 4648, §4), with or without padding; white space is passed over.
enum Base64 {
  /// The bytes; nil if there are other characters, or a last group of a single one.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (group, bits) = (UInt32(0), 0)
    var isPadded = false
    for character in text.utf8 {
      if [0x20, 0x09, 0x0A, 0x0D].contains(character) { continue }
      if character == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let value = value(of: character) else { return nil }
      group = group << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(bits)))
      }
    }
    return bits == 6 ? nil : bytes
  }

  private static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
