import CXXHash
package import Foundation

/// A 128-bit hash (XXH3-128) of bytes.
///
/// It detects accidental changes, but is not secure against deliberate collisions. Its text form is the 32 lower-case
/// hexadecimal digits that `xxh128sum` prints, high half first.
package struct Hash128: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(hashing bytes: UnsafeRawBufferPointer) {
    self.init(hashing: bytes, seed: 0)
  }

  package init(hashing bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Hash128(hashing: $0) }
  }

  package init(hashing data: Data) {
    self = data.withUnsafeBytes { Hash128(hashing: $0) }
  }

  /// The hash with a seed: hashes of the same bytes with different seeds are as different as those of different bytes.
  init(hashing bytes: UnsafeRawBufferPointer, seed: UInt64) {
    let hash = XXH3_128bits_withSeed(bytes.baseAddress, bytes.count, seed)
    self.init(high: hash.high64, low: hash.low64)
  }

  /// Parses the text form; nil unless it is 32 lower-case hexadecimal digits.
  package init?(hexadecimal text: String) {
    let bytes = Array(text.utf8)
    guard let hash = bytes.withUnsafeBufferPointer({ Hash128(hexadecimal: $0[...]) }) else { return nil }
    self = hash
  }

  /// Parses the bytes of the text form.
  package init?(hexadecimal digits: Slice<UnsafeBufferPointer<UInt8>>) {
    guard digits.count == 32,
      let high = Self.value(ofHexadecimal: digits.prefix(16)),
      let low = Self.value(ofHexadecimal: digits.suffix(16))
    else { return nil }
    self.init(high: high, low: low)
  }

  private static func value(ofHexadecimal digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
    var value: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }
}

extension Hash128: CustomStringConvertible {
  package var description: String {
    Self.hexadecimal(high) + Self.hexadecimal(low)
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Hash128: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let hash = Hash128(hexadecimal: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a hash of 32 lower-case hexadecimal digits.")
    }
    self = hash
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
