public import Foundation

/// Bytes that are used once with a key.
protocol NonceBytes: ContiguousBytes, Sequence<UInt8>, Sendable {
  var bytes: [UInt8] { get }
}

extension NonceBytes {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}

extension AES.GCM {
  /// A nonce of at least 12 bytes.
  public struct Nonce: NonceBytes {
    let bytes: [UInt8]

    /// A random nonce.
    public init() { bytes = randomBytes(12) }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
  }
}

extension ChaChaPoly {
  /// A nonce of 12 bytes.
  public struct Nonce: NonceBytes {
    let bytes: [UInt8]

    /// A random nonce.
    public init() { bytes = randomBytes(12) }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
  }
}
