public import Foundation

/// Keys of the curve 25519: X25519 (RFC 7748) and Ed25519 (RFC 8032). Not for secrets: its speed depends on them.
public enum Curve25519 {
  /// Secrets that two sides agree on.
  public enum KeyAgreement {
    /// The key that one side keeps.
    public struct PrivateKey: Sendable {
      private let bytes: [UInt8]
      public init() { bytes = randomBytes(32) }
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        bytes = data.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      }
      public var rawRepresentation: Data { Data(bytes) }
      public var publicKey: PublicKey {
        PublicKey(bytes: Curve25519Arithmetic.x25519(bytes, [9] + Array(repeating: 0, count: 31)))
      }
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        let secret = Curve25519Arithmetic.x25519(bytes, publicKeyShare.bytes)
        guard secret.contains(where: { $0 != 0 }) else { throw CryptoKitError.invalidParameter }
        return SharedSecret(bytes: secret)
      }
    }

    /// The key that the other side knows.
    public struct PublicKey: Hashable, Sendable {
      let bytes: [UInt8]
      init(bytes: [UInt8]) { self.bytes = bytes }
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      }
      public var rawRepresentation: Data { Data(bytes) }
    }
  }

  /// Signatures.
  public enum Signing {
    /// The key that signs.
    public struct PrivateKey: Sendable {
      private let seed: [UInt8]
      public init() { seed = randomBytes(32) }
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        seed = data.withUnsafeBytes { Array($0) }
        guard seed.count == 32 else { throw CryptoKitError.incorrectKeySize }
      }
      public var rawRepresentation: Data { Data(seed) }
      public var publicKey: PublicKey { PublicKey(bytes: Curve25519Arithmetic.publicKey(ofSeed: seed)) }
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        Data(Curve25519Arithmetic.signature(of: Array(data), seed: seed))
      }
    }

    /// The key that verifies.
    public struct PublicKey: Hashable, Sendable {
      private let bytes: [UInt8]
      init(bytes: [UInt8]) { self.bytes = bytes }
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      }
      public var rawRepresentation: Data { Data(bytes) }
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        Curve25519Arithmetic.isValid(Array(signature), of: Array(data), publicKey: bytes)
      }
    }
  }
}

/// A secret that two sides agreed on.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "SharedSecret: \(hexadecimal(bytes))" }

  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }

  /// The key of ANSI X9.63: hashes of the secret, a number and what both know.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var key: [UInt8] = []
    var number: UInt32 = 1
    while key.count < outputByteCount {
      var function = H()
      function.update(data: bytes)
      function.update(data: (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) })
      function.update(data: Array(sharedInfo))
      key += Array(function.finalize())
      number += 1
    }
    return SymmetricKey(data: Array(key.prefix(max(outputByteCount, 0))))
  }
}
