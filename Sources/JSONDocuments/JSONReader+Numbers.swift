extension JSONReader {
  /// Parses the number that starts here.
  mutating func number() throws(JSONError) -> Double {
    let start = offset
    var scan = NumberScan(bytes, at: start)
    scan.sign()
    guard try scan.whole() else { return try finish(scan, from: start) }
    if scan.passes(UInt8(ascii: ".")) { try scan.fraction() }
    if scan.passes(UInt8(ascii: "e")) || scan.passes(UInt8(ascii: "E")) { try scan.exponent() }
    return try finish(scan, from: start)
  }

  private mutating func finish(_ scan: NumberScan, from start: Int) throws(JSONError) -> Double {
    pass(to: scan.end)
    if let exact = scan.exactValue { return exact }
    let text = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<scan.end]), as: UTF8.self)
    return Double(text) ?? .infinity
  }
}

/// Scans a number's bytes once, and converts short ones at the same time.
private struct NumberScan {
  private let bytes: UnsafeRawBufferPointer
  private(set) var end: Int
  private var isNegative = false
  private var mantissa: UInt64 = 0
  private var digitCount = 0
  private var fractionCount = 0
  private var hasExponent = false

  init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    self.bytes = bytes
    end = start
  }

  /// The value, if it is an integer below 2⁵³ divided by a power of ten that is also exact: a single division then
  /// rounds it correctly (Clinger 1990).
  var exactValue: Double? {
    guard !hasExponent, digitCount <= 15 else { return nil }
    let value = Double(mantissa) / NumberScan.powers[fractionCount]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = (0...15).map { count in (0..<count).reduce(1.0) { power, _ in power * 10 } }

  mutating func passes(_ byte: UInt8) -> Bool {
    guard end < bytes.count, bytes[end] == byte else { return false }
    end += 1
    return true
  }

  mutating func sign() { isNegative = passes(UInt8(ascii: "-")) }

  /// Consumes the digits before a point; returns false at the end of the text.
  mutating func whole() throws(JSONError) -> Bool {
    if passes(UInt8(ascii: "0")) { digitCount = 1 } else { try digits() }
    return end < bytes.count
  }

  mutating func fraction() throws(JSONError) {
    let count = digitCount
    try digits()
    fractionCount = digitCount - count
  }

  mutating func exponent() throws(JSONError) {
    hasExponent = true
    if !passes(UInt8(ascii: "+")) { _ = passes(UInt8(ascii: "-")) }
    try digits()
  }

  private mutating func digits() throws(JSONError) {
    let start = end
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) {
      mantissa = mantissa &* 10 &+ UInt64(bytes[end] - 0x30)
      end += 1
    }
    digitCount += end - start
    guard end == start else { return }
    guard end < bytes.count else { throw JSONError(offset: end, problem: .ended) }
    throw JSONError(offset: end, problem: .unexpected(bytes[end], expected: "a digit"))
  }
}
