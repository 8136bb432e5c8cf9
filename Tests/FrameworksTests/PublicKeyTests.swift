import CryptoKit
import Foundation
import Testing

private func bytes(_ hexadecimal: String) -> [UInt8] {
  let digits = hexadecimal.compactMap { $0.hexDigitValue }
  return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
}

/// The examples of the standards.
@Suite struct PublicKeyTests {
  /// RFC 7748, 5.2: a coordinate, multiplied by a scalar.
  @Test func anAgreementOnTheCurve25519() throws {
    let key = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
    let other = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
    let secret = try key.sharedSecretFromKeyAgreement(with: other)
    #expect(
      secret.withUnsafeBytes { Array($0) }
        == bytes("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"))
    let mine = Curve25519.KeyAgreement.PrivateKey()
    #expect(
      try mine.sharedSecretFromKeyAgreement(with: key.publicKey)
        == key.sharedSecretFromKeyAgreement(with: mine.publicKey))
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.KeyAgreement.PublicKey(rawRepresentation: [UInt8]())
    }
  }

  /// RFC 8032, 7.1, test 2: the signature of one byte.
  @Test func aSignatureOnTheCurve25519() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    #expect(
      Array(key.publicKey.rawRepresentation)
        == bytes("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"))
    let signature = try key.signature(for: [0x72])
    #expect(
      Array(signature)
        == bytes(
          "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"))
    #expect(key.publicKey.isValidSignature(signature, for: [0x72] as [UInt8]))
    #expect(!key.publicKey.isValidSignature(signature, for: [0x73] as [UInt8]))
    #expect(!key.publicKey.isValidSignature([UInt8](), for: [0x72] as [UInt8]))
  }

  /// RFC 6979, A.2.5: a key of P-256, and its signature of "sample" by SHA-256.
  @Test func aSignatureOfP256() throws {
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
    #expect(
      Array(key.publicKey.rawRepresentation)
        == bytes(
          "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
            + "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299"))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: bytes(
        "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
          + "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("test".utf8)))
    let coded = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(coded.rawRepresentation == signature.rawRepresentation && signature.derRepresentation.count == 72)
    #expect(throws: CryptoKitError.self) { try P256.Signing.ECDSASignature(derRepresentation: [0x30, 0x01, 0x02]) }
    #expect(key.publicKey.isValidSignature(try key.signature(for: Data()), for: Data()))
  }

  /// The same key: `openssl ec -in key.pem -pubout` of OpenSSL 3.0 prints the public one for the private one.
  @Test func keysOfP256AreWritten() throws {
    let text = """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgya+p2EW6dRZrXCFX
      Z7HWk05Qw9s26JsSe4piKxIPZyGhRANCAARg/tS6JVqdMclh63TGNW1owEm4kjth
      +mzmaWIuYPKftnkD/hAIuLyZpBrp6VYovGTy8bIMLX6fUXejwpTURiKZ
      -----END PRIVATE KEY-----
      """
    let key = try P256.KeyAgreement.PrivateKey(pemRepresentation: text)
    #expect(key.pemRepresentation == text)
    #expect(
      key.publicKey.pemRepresentation == """
        -----BEGIN PUBLIC KEY-----
        MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEYP7UuiVanTHJYet0xjVtaMBJuJI7
        Yfps5mliLmDyn7Z5A/4QCLi8maQa6elWKLxk8vGyDC1+n1F3o8KU1EYimQ==
        -----END PUBLIC KEY-----
        """)
    let short = try P256.KeyAgreement.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation)
    #expect(short == key.publicKey && short.x963Representation.count == 65)
    #expect(throws: CryptoKitError.self) { try P256.KeyAgreement.PublicKey(rawRepresentation: Data(count: 64)) }
    #expect(throws: CryptoKitError.self) { try P256.KeyAgreement.PublicKey(pemRepresentation: "key") }
    #expect(!SecureEnclave.isAvailable)
  }

  @Test func anAgreementOfP256() throws {
    let (mine, yours) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    let secret = try mine.sharedSecretFromKeyAgreement(with: yours.publicKey)
    #expect(secret == (try yours.sharedSecretFromKeyAgreement(with: mine.publicKey)))
    let key = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
    #expect(key.bitCount == 256)
    #expect(secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data(), outputByteCount: 40).bitCount == 320)
  }
}
