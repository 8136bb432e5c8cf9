public import Foundation

/// The result of a hash function: its bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A function from any number of bytes to a few.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  /// The hash of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// A digest that is made of the bytes of a hash.
protocol HashDigest: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
}

extension HashDigest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String { "\(Self.name) digest: \(hexadecimal(bytes))" }

  public static func == (digest: Self, bytes: some DataProtocol) -> Bool { digest.bytes.elementsEqual(bytes) }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// The digest of SHA-256.
public struct SHA256Digest: HashDigest {
  public static let byteCount = 32
  static let name = "SHA256"
  let bytes: [UInt8]
}

/// The digest of SHA-384.
public struct SHA384Digest: HashDigest {
  public static let byteCount = 48
  static let name = "SHA384"
  let bytes: [UInt8]
}

/// The digest of SHA-512.
public struct SHA512Digest: HashDigest {
  public static let byteCount = 64
  static let name = "SHA512"
  let bytes: [UInt8]
}

extension Insecure {
  /// The digest of MD5.
  public struct MD5Digest: HashDigest {
    public static let byteCount = 16
    static let name = "MD5"
    let bytes: [UInt8]
  }

  /// The digest of SHA-1.
  public struct SHA1Digest: HashDigest {
    public static let byteCount = 20
    static let name = "SHA1"
    let bytes: [UInt8]
  }
}
