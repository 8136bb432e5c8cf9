import CommonCrypto
import CryptoKit
import Foundation
import Testing

private func bytes(_ hexadecimal: String) -> [UInt8] {
  let digits = hexadecimal.compactMap { $0.hexDigitValue }
  return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
}

private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// The published examples of each standard.
@Suite struct CryptoTests {
  /// Of "abc": NIST's examples to FIPS 180-4, and RFC 1321, A.5.
  private let hashes = [
    "MD5": "900150983cd24fb0d6963f7d28e17f72", "SHA1": "a9993e364706816aba3e25717850c26c9cd0d89d",
    "SHA224": "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7",
    "SHA256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "SHA384":
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
    "SHA512": "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
      + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
  ]

  @Test func hashesOfCryptoKit() {
    let text = Data("abc".utf8)
    #expect(hexadecimal(SHA256.hash(data: text)) == hashes["SHA256"])
    #expect(hexadecimal(SHA384.hash(data: text)) == hashes["SHA384"])
    #expect(hexadecimal(SHA512.hash(data: text)) == hashes["SHA512"])
    #expect(hexadecimal(Insecure.MD5.hash(data: text)) == hashes["MD5"])
    #expect(hexadecimal(Insecure.SHA1.hash(data: text)) == hashes["SHA1"])
    var function = SHA256()
    function.update(data: text.prefix(1))
    function.update(data: text.dropFirst())
    #expect(function.finalize() == SHA256.hash(data: text))
  }

  @Test func hashesOfCommonCrypto() {
    let text = Array("abc".utf8)
    func digest(_ length: Int32, _ hash: (UnsafeRawPointer, CC_LONG, UnsafeMutablePointer<UInt8>) -> Void) -> String {
      var output = [UInt8](repeating: 0, count: Int(length))
      hash(text, CC_LONG(text.count), &output)
      return hexadecimal(output)
    }
    #expect(digest(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == hashes["MD5"])
    #expect(digest(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == hashes["SHA1"])
    #expect(digest(CC_SHA224_DIGEST_LENGTH) { CC_SHA224($0, $1, $2) } == hashes["SHA224"])
    #expect(digest(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) } == hashes["SHA256"])
    #expect(digest(CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) } == hashes["SHA384"])
    #expect(digest(CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) } == hashes["SHA512"])
  }

  /// RFC 4231, 4.3 and 4.7; RFC 2202, 2 and 3, second cases.
  @Test func keyedHashes() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    let long = HMAC<SHA256>.authenticationCode(
      for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      using: SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131)))
    #expect(hexadecimal(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    let expected = [
      (kCCHmacAlgMD5, 16, "750c783e6ab0b503eaa86e310a5db738"),
      (kCCHmacAlgSHA1, 20, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
      (kCCHmacAlgSHA256, 32, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    ]
    for (algorithm, length, expected) in expected {
      var output = [UInt8](repeating: 0, count: length)
      CCHmac(CCHmacAlgorithm(algorithm), "Jefe", 4, Array(message), message.count, &output)
      #expect(hexadecimal(output) == expected, "\(algorithm)")
    }
  }

  /// RFC 5869, A.1.
  @Test func keysOfKeys() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), salt: Array(0...12),
      info: Array(0xf0...0xf9), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { hexadecimal($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  /// The test cases 2, 8 and 14 of McGrew and Viega, The Galois/Counter Mode of Operation.
  @Test func sealedByAES() throws {
    let zeros = [UInt8](repeating: 0, count: 16)
    let expected = [
      (16, "0388dace60b6a392f328c2b971b2fe78", "ab6e47d42cec13bdf53a67b21257bddf"),
      (24, "98e7247c07f0fe411c267e4384b0f600", "2ff58d80033927ab8ef4d4587514f0fb"),
      (32, "cea7403d4d606b6e074ec5d3baf39d18", "d0d1c8a799996bf0265b98b5d48ab919"),
    ]
    for (length, ciphertext, tag) in expected {
      let key = SymmetricKey(data: [UInt8](repeating: 0, count: length))
      let box = try AES.GCM.seal(zeros, using: key, nonce: AES.GCM.Nonce(data: zeros.prefix(12)))
      #expect(hexadecimal(box.ciphertext) == ciphertext)
      #expect(hexadecimal(box.tag) == tag)
      let combined = try #require(box.combined)
      #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data(zeros))
      var damaged = combined
      damaged[20] ^= 1
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(AES.GCM.SealedBox(combined: damaged), using: key)
      }
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(zeros, using: SymmetricKey(data: [1, 2, 3] as [UInt8]))
    }
  }

  /// RFC 8439, 2.8.2.
  @Test func sealedByChaCha() throws {
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    let key = SymmetricKey(data: Array(0x80...0x9f) as [UInt8])
    let words = bytes("50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key, nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
      authenticating: words)
    #expect(hexadecimal(box.ciphertext.prefix(16)) == "d31a8d34648e60db7b86afbc53ef7ec2")
    #expect(hexadecimal(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    #expect(try ChaChaPoly.open(box, using: key, authenticating: words) == Data(text.utf8))
  }

  /// NIST SP 800-38A, F.1.1 and F.2.1; a padded message is longer by the padding of RFC 5652, 6.3.
  @Test func blocksByAES() {
    let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let text = bytes("6bc1bee22e409f96e93d7e117393172a")
    func run(_ operation: Int, _ options: Int, _ input: [UInt8]) -> [UInt8] {
      var (output, count) = ([UInt8](repeating: 0, count: 64), 0)
      CCCrypt(
        CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
        Array(0...15) as [UInt8],
        input, input.count, &output, output.count, &count)
      return Array(output.prefix(count))
    }
    #expect(hexadecimal(run(kCCEncrypt, kCCOptionECBMode, text)) == "3ad77bb40d7a3660a89ecaf32466ef97")
    let chained = run(kCCEncrypt, 0, text)
    #expect(hexadecimal(chained) == "7649abac8119b246cee98e9b12e9197d")
    #expect(run(kCCDecrypt, 0, chained) == text)
    let padded = run(kCCEncrypt, kCCOptionPKCS7Padding, text)
    #expect(padded.count == 32)
    #expect(run(kCCDecrypt, kCCOptionPKCS7Padding, padded) == text)
  }
}
