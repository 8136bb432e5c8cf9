/// Writes JSON: the shortest numbers, and strings with no more escapes than necessary.
package enum JSONText {
  /// Appends a string in quotation marks, with quotation marks, backslashes and control characters escaped.
  package static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { units in
      var plain = 0
      for (index, unit) in units.enumerated() where needsEscape(unit) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: units[plain..<index]))
        appendEscape(unit, to: &bytes)
        plain = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: units[plain...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ unit: UInt8) -> Bool {
    unit < 0x20 || unit == UInt8(ascii: "\"") || unit == UInt8(ascii: "\\") || unit == 0x7F
  }

  private static func appendEscape(_ unit: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch unit {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(unit)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default: bytes.append(contentsOf: "u\(hexadecimal(unit))".utf8)
    }
  }

  /// A byte as the four digits of an escape: `001f`.
  package static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Appends the shortest decimal number that reads back as the same value; integers have no point. A number that is
  /// not finite cannot be represented in JSON and becomes null.
  package static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else { return bytes.append(contentsOf: "null".utf8) }
    if number.magnitude < 9_007_199_254_740_992, number == number.rounded(.towardZero) {
      append(Int(number), to: &bytes)
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  /// Appends an integer.
  package static func append(_ number: Int, to bytes: inout [UInt8]) {
    guard number.magnitude >= 10 || number < 0 else { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var magnitude = number.magnitude
    let start = bytes.count
    while magnitude > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
      magnitude /= 10
    }
    bytes[start...].reverse()
  }
}
