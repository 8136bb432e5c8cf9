public import Foundation

/// Keys of the curve P-256 (NIST SP 800-186). Not for secrets: its speed depends on them.
public enum P256 {
  /// Secrets that two sides agree on.
  public enum KeyAgreement {
    /// The key that one side keeps.
    public struct PrivateKey: Sendable {
      let scalar: P256Scalar
      init(scalar: P256Scalar) { self.scalar = scalar }
      public var publicKey: PublicKey { PublicKey(place: scalar.publicPlace) }
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        SharedSecret(bytes: try scalar.secret(with: publicKeyShare.place))
      }
    }

    /// The key that the other side knows.
    public struct PublicKey: Hashable, Sendable {
      let place: P256Place
    }
  }

  /// Signatures.
  public enum Signing {
    /// The key that signs.
    public struct PrivateKey: Sendable {
      let scalar: P256Scalar
      init(scalar: P256Scalar) { self.scalar = scalar }
      public var publicKey: PublicKey { PublicKey(place: scalar.publicPlace) }
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        try signature(for: SHA256.hash(data: Data(data)))
      }
      public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
        let (r, s) = P256Arithmetic.signature(of: Array(digest), key: scalar.number)
        return ECDSASignature(r: r, s: s)
      }
    }

    /// The key that verifies.
    public struct PublicKey: Hashable, Sendable {
      let place: P256Place
      public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
        isValidSignature(signature, for: SHA256.hash(data: Data(data)))
      }
      public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
        P256Arithmetic.isValid(signature.r, signature.s, of: Array(digest), key: place.point)
      }
    }

    /// A signature: two numbers.
    public struct ECDSASignature: ContiguousBytes, Sendable {
      let r: Number
      let s: Number
      init(r: Number, s: Number) { (self.r, self.s) = (r, s) }

      public init<D: DataProtocol>(rawRepresentation: D) throws {
        let bytes = Array(rawRepresentation)
        guard bytes.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        self.init(r: Number(bigEndian: bytes.prefix(32)), s: Number(bigEndian: bytes.suffix(32)))
      }
      public init<D: DataProtocol>(derRepresentation: D) throws {
        guard let numbers = P256Encoding.numbers(ofSignature: Array(derRepresentation)) else {
          throw CryptoKitError.invalidParameter
        }
        self.init(r: numbers.r, s: numbers.s)
      }
      public var rawRepresentation: Data { Data(r.bigEndian + s.bigEndian) }
      public var derRepresentation: Data { Data(P256Encoding.signature(r, s)) }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try rawRepresentation.withUnsafeBytes(body)
      }
    }
  }
}

/// Keys in a chip of their own. There is none.
public enum SecureEnclave {
  public static var isAvailable: Bool { false }

  /// Keys of the curve P-256.
  public enum P256 {
    /// Signatures.
    public enum Signing {
      /// The key that signs. None is made.
      public struct PrivateKey: Sendable {
        /// Throws an error: there is no chip.
        public init(compactRepresentable: Bool = true) throws {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        /// Throws an error: there is no chip.
        public init(dataRepresentation: Data) throws { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        public var dataRepresentation: Data { Data() }
      }
    }
  }
}
