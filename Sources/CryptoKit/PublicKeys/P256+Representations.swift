public import Foundation

extension P256.KeyAgreement.PrivateKey {
  public init(compactRepresentable: Bool = true) { scalar = P256Scalar() }
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    scalar = try P256Scalar(rawRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    guard bytes.count == 97 else { throw CryptoKitError.incorrectParameterSize }
    scalar = try P256Scalar(Array(bytes.suffix(32)))
  }
  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    scalar = try P256Encoding.scalar(der: Array(derRepresentation))
  }
  public init(pemRepresentation: String) throws {
    scalar = try P256Encoding.scalar(der: P256Encoding.bytes(pem: pemRepresentation, "PRIVATE KEY"))
  }

  public var rawRepresentation: Data { Data(scalar.number.bigEndian) }
  public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
  public var derRepresentation: Data {
    Data(P256Encoding.privatePrefix + scalar.number.bigEndian + P256Encoding.privateMiddle + scalar.publicPlace.x963)
  }
  public var pemRepresentation: String { P256Encoding.pem(Array(derRepresentation), "PRIVATE KEY") }
}

extension P256.KeyAgreement.PublicKey {
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    place = try P256Place(x963: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    place = try P256Place(x963: x963Representation.withUnsafeBytes { Array($0) })
  }
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    place = try P256Place(x963: compressedRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    place = try P256Encoding.place(der: Array(derRepresentation))
  }
  public init(pemRepresentation: String) throws {
    place = try P256Encoding.place(der: P256Encoding.bytes(pem: pemRepresentation, "PUBLIC KEY"))
  }

  public var rawRepresentation: Data { Data(place.raw) }
  public var x963Representation: Data { Data(place.x963) }
  public var compressedRepresentation: Data { Data(place.compressed) }
  public var derRepresentation: Data { Data(P256Encoding.publicPrefix + place.x963) }
  public var pemRepresentation: String { P256Encoding.pem(Array(derRepresentation), "PUBLIC KEY") }
}

extension P256.Signing.PrivateKey {
  public init(compactRepresentable: Bool = true) { scalar = P256Scalar() }
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    scalar = try P256Scalar(rawRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    guard bytes.count == 97 else { throw CryptoKitError.incorrectParameterSize }
    scalar = try P256Scalar(Array(bytes.suffix(32)))
  }
  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    scalar = try P256Encoding.scalar(der: Array(derRepresentation))
  }
  public init(pemRepresentation: String) throws {
    scalar = try P256Encoding.scalar(der: P256Encoding.bytes(pem: pemRepresentation, "PRIVATE KEY"))
  }

  public var rawRepresentation: Data { Data(scalar.number.bigEndian) }
  public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
  public var derRepresentation: Data {
    Data(P256Encoding.privatePrefix + scalar.number.bigEndian + P256Encoding.privateMiddle + scalar.publicPlace.x963)
  }
  public var pemRepresentation: String { P256Encoding.pem(Array(derRepresentation), "PRIVATE KEY") }
}

extension P256.Signing.PublicKey {
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    place = try P256Place(x963: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    place = try P256Place(x963: x963Representation.withUnsafeBytes { Array($0) })
  }
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    place = try P256Place(x963: compressedRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    place = try P256Encoding.place(der: Array(derRepresentation))
  }
  public init(pemRepresentation: String) throws {
    place = try P256Encoding.place(der: P256Encoding.bytes(pem: pemRepresentation, "PUBLIC KEY"))
  }

  public var rawRepresentation: Data { Data(place.raw) }
  public var x963Representation: Data { Data(place.x963) }
  public var compressedRepresentation: Data { Data(place.compressed) }
  public var derRepresentation: Data { Data(P256Encoding.publicPrefix + place.x963) }
  public var pemRepresentation: String { P256Encoding.pem(Array(derRepresentation), "PUBLIC KEY") }
}
