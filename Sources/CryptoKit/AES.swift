import CNettle
public import Foundation

/// The Advanced Encryption Standard of FIPS 197.
public enum AES {
  /// Galois/Counter Mode of NIST SP 800-38D.
  public enum GCM {
    /// An encrypted message with its nonce and tag.
    public struct SealedBox: Sendable {
      public let nonce: Nonce
      public let ciphertext: Data
      public let tag: Data

      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
      }

      /// A message whose nonce has 12 bytes.
      public init<D: DataProtocol>(combined: D) throws {
        guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: Array(combined.prefix(12))), ciphertext: Array(combined.dropFirst(12).dropLast(16)),
          tag: Array(combined.suffix(16)))
      }

      /// Nonce, message and tag; nothing if the nonce has other than 12 bytes.
      public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }
    }

    public static func seal<M: DataProtocol, A: DataProtocol>(
      _ message: M, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let result = try run(
        .encryption, key: key, nonce: nonce.bytes, data: Array(authenticatedData), text: Array(message))
      return try SealedBox(nonce: nonce, ciphertext: result.text, tag: result.tag)
    }

    public static func seal<M: DataProtocol>(
      _ message: M, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

    public static func open<A: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data {
      let result = try run(
        .decryption, key: key, nonce: sealedBox.nonce.bytes, data: Array(authenticatedData),
        text: Array(sealedBox.ciphertext))
      guard result.tag == Array(sealedBox.tag) else { throw CryptoKitError.authenticationFailure }
      return Data(result.text)
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
  }
}

enum Direction { case encryption, decryption }

extension AES.GCM {
  private static func run(
    _ direction: Direction, key: SymmetricKey, nonce: [UInt8], data: [UInt8], text: [UInt8]
  ) throws -> (text: [UInt8], tag: [UInt8]) {
    var output = [UInt8](repeating: 0, count: text.count)
    var tag = [UInt8](repeating: 0, count: 16)
    switch key.bytes.count {
    case 16:
      var context = gcm_aes128_ctx()
      nettle_gcm_aes128_set_key(&context, key.bytes)
      nettle_gcm_aes128_set_iv(&context, nonce.count, nonce)
      nettle_gcm_aes128_update(&context, data.count, data)
      let step = direction == .encryption ? nettle_gcm_aes128_encrypt : nettle_gcm_aes128_decrypt
      step(&context, text.count, &output, text)
      nettle_gcm_aes128_digest(&context, 16, &tag)
    case 24:
      var context = gcm_aes192_ctx()
      nettle_gcm_aes192_set_key(&context, key.bytes)
      nettle_gcm_aes192_set_iv(&context, nonce.count, nonce)
      nettle_gcm_aes192_update(&context, data.count, data)
      let step = direction == .encryption ? nettle_gcm_aes192_encrypt : nettle_gcm_aes192_decrypt
      step(&context, text.count, &output, text)
      nettle_gcm_aes192_digest(&context, 16, &tag)
    case 32:
      var context = gcm_aes256_ctx()
      nettle_gcm_aes256_set_key(&context, key.bytes)
      nettle_gcm_aes256_set_iv(&context, nonce.count, nonce)
      nettle_gcm_aes256_update(&context, data.count, data)
      let step = direction == .encryption ? nettle_gcm_aes256_encrypt : nettle_gcm_aes256_decrypt
      step(&context, text.count, &output, text)
      nettle_gcm_aes256_digest(&context, 16, &tag)
    default: throw CryptoKitError.incorrectKeySize
    }
    return (output, tag)
  }
}
