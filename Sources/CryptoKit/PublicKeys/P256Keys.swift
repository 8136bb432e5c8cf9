import Foundation

/// A private key of the curve P-256: a number.
struct P256Scalar: Sendable {
  let number: Number

  init() { number = P256Arithmetic.randomScalar() }
  init(_ bytes: [UInt8]) throws {
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    number = Number(bigEndian: bytes)
    guard number != .zero, number < P256Arithmetic.order.prime else { throw CryptoKitError.invalidParameter }
  }

  /// The base point, as often as the number says. The order is prime: no such point is the neutral one.
  var publicPlace: P256Place {
    let place = (number * P256Arithmetic.base).place
    return P256Place(x: place?.x ?? .zero, y: place?.y ?? .zero)
  }

  func secret(with other: P256Place) throws -> [UInt8] {
    guard let place = (number * other.point).place else { throw CryptoKitError.invalidParameter }
    return place.x.bigEndian
  }
}

/// A public key of the curve P-256: a point.
struct P256Place: Hashable, Sendable {
  let x: Number
  let y: Number

  init(x: Number, y: Number) { (self.x, self.y) = (x, y) }

  /// The point of a number that says how it is written, and coordinates; SEC 1, 2.3.4.
  init(x963 bytes: [UInt8]) throws {
    let point: P256Arithmetic.Point? =
      switch (bytes.first, bytes.count) {
      case (4, 65): P256Arithmetic.point(x: Number(bigEndian: bytes[1..<33]), y: Number(bigEndian: bytes[33...]))
      case (2, 33), (3, 33): P256Arithmetic.point(x: Number(bigEndian: bytes[1...]), isOdd: bytes[0] == 3)
      default: throw CryptoKitError.incorrectParameterSize
      }
    guard let place = point?.place else { throw CryptoKitError.invalidParameter }
    self.init(x: place.x, y: place.y)
  }

  var point: P256Arithmetic.Point { P256Arithmetic.Point(x: x, y: y, z: .one) }
  var raw: [UInt8] { x.bigEndian + y.bigEndian }
  var x963: [UInt8] { [4] + raw }
  var compressed: [UInt8] { [y.isOdd ? 3 : 2] + x.bigEndian }
}

/// The texts in which keys and signatures of P-256 are written: DER of SEC 1, RFC 5480 and RFC 5208, and PEM of RFC 7468.
enum P256Encoding {
  /// What is before the point of a public key.
  static let publicPrefix: [UInt8] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
    0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
  ]
  /// What is before the number of a private key.
  static let privatePrefix: [UInt8] = [
    0x30, 0x81, 0x87, 0x02, 0x01, 0x00, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08,
    0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x04, 0x6d, 0x30, 0x6b, 0x02, 0x01, 0x01, 0x04, 0x20,
  ]
  /// What is between the number and the point of a private key.
  static let privateMiddle: [UInt8] = [0xa1, 0x44, 0x03, 0x42, 0x00]

  static func place(der bytes: [UInt8]) throws -> P256Place {
    guard bytes.starts(with: publicPrefix) else { throw CryptoKitError.invalidParameter }
    return try P256Place(x963: Array(bytes.dropFirst(publicPrefix.count)))
  }

  static func scalar(der bytes: [UInt8]) throws -> P256Scalar {
    guard bytes.starts(with: privatePrefix), bytes.count >= privatePrefix.count + 32 else {
      throw CryptoKitError.invalidParameter
    }
    return try P256Scalar(Array(bytes.dropFirst(privatePrefix.count).prefix(32)))
  }

  /// A text in lines of 64 characters between a first and a last line.
  static func pem(_ bytes: [UInt8], _ kind: String) -> String {
    let text = Array(Data(bytes).base64EncodedString())
    let lines = stride(from: 0, to: text.count, by: 64).map { String(text[$0..<min($0 + 64, text.count)]) }
    return (["-----BEGIN \(kind)-----"] + lines + ["-----END \(kind)-----"]).joined(separator: "\n")
  }

  static func bytes(pem text: String, _ kind: String) throws -> [UInt8] {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    guard lines.first == "-----BEGIN \(kind)-----", lines.last == "-----END \(kind)-----",
      let data = Data(base64Encoded: lines.dropFirst().dropLast().joined())
    else { throw CryptoKitError.invalidParameter }
    return Array(data)
  }

  // MARK: Signatures

  /// The two numbers of a signature, as a sequence of integers.
  static func signature(_ r: Number, _ s: Number) -> [UInt8] {
    let content = integer(r) + integer(s)
    return [0x30, UInt8(content.count)] + content
  }

  /// A number without zeros before it, but for one that keeps it from being negative.
  private static func integer(_ number: Number) -> [UInt8] {
    var bytes = Array(number.bigEndian.drop { $0 == 0 })
    if bytes.first.map({ $0 >= 128 }) ?? true { bytes.insert(0, at: 0) }
    return [0x02, UInt8(bytes.count)] + bytes
  }

  /// The two numbers of a signature; nil for other bytes.
  static func numbers(ofSignature bytes: [UInt8]) -> (r: Number, s: Number)? {
    guard bytes.count >= 2, bytes[0] == 0x30, Int(bytes[1]) == bytes.count - 2 else { return nil }
    var rest = bytes.dropFirst(2)
    guard let r = number(&rest), let s = number(&rest), rest.isEmpty else { return nil }
    return (r, s)
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Number? {
    guard rest.count >= 2, rest.popFirst() == 0x02, let count = rest.popFirst(), count > 0, rest.count >= count else {
      return nil
    }
    let bytes = rest.prefix(Int(count)).drop { $0 == 0 }
    rest = rest.dropFirst(Int(count))
    return bytes.count <= 32 ? Number(bigEndian: bytes) : nil
  }
}
