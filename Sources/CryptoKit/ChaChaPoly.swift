import CNettle
public import Foundation

/// ChaCha20 with Poly1305 of RFC 8439.
public enum ChaChaPoly {
  /// An encrypted message with its nonce and tag.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }

    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(
        nonce: Nonce(data: Array(combined.prefix(12))), ciphertext: Array(combined.dropFirst(12).dropLast(16)),
        tag: Array(combined.suffix(16)))
    }
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

  private static func run(
    _ direction: Direction, key: SymmetricKey, nonce: [UInt8], data: [UInt8], text: [UInt8]
  ) throws -> (text: [UInt8], tag: [UInt8]) {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    var context = chacha_poly1305_ctx()
    var output = [UInt8](repeating: 0, count: text.count)
    var tag = [UInt8](repeating: 0, count: 16)
    nettle_chacha_poly1305_set_key(&context, key.bytes)
    nettle_chacha_poly1305_set_nonce(&context, nonce)
    nettle_chacha_poly1305_update(&context, data.count, data)
    let step = direction == .encryption ? nettle_chacha_poly1305_encrypt : nettle_chacha_poly1305_decrypt
    step(&context, text.count, &output, text)
    nettle_chacha_poly1305_digest(&context, 16, &tag)
    return (output, tag)
  }
}
