// Names are CommonCrypto's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNettle
public import Foundation

/// The result of a call: zero, or the code of an error.
public typealias CCCryptorStatus = Int32
/// Encrypting or decrypting.
public typealias CCOperation = UInt32
/// The number of a cipher.
public typealias CCAlgorithm = UInt32
/// Options as bits of a number.
public typealias CCOptions = UInt32

public var kCCSuccess: Int { 0 }
public var kCCParamError: Int { -4300 }
public var kCCBufferTooSmall: Int { -4301 }
public var kCCMemoryFailure: Int { -4302 }
public var kCCAlignmentError: Int { -4303 }
public var kCCDecodeError: Int { -4304 }
public var kCCUnimplemented: Int { -4305 }
public var kCCEncrypt: Int { 0 }
public var kCCDecrypt: Int { 1 }
public var kCCAlgorithmAES: Int { 0 }
public var kCCAlgorithmAES128: Int { 0 }
public var kCCOptionPKCS7Padding: Int { 1 }
public var kCCOptionECBMode: Int { 2 }
public var kCCKeySizeAES128: Int { 16 }
public var kCCKeySizeAES192: Int { 24 }
public var kCCKeySizeAES256: Int { 32 }
public var kCCBlockSizeAES128: Int { 16 }

/// Encrypts or decrypts data by AES (FIPS 197), in blocks that are chained (NIST SP 800-38A's CBC) or by themselves (ECB).
@discardableResult
public func CCCrypt(
  _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard Int(algorithm) == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
  guard let key, let cipher = BlockCipher(key: Array(UnsafeRawBufferPointer(start: key, count: keyLength))) else {
    return CCCryptorStatus(kCCParamError)
  }
  let pads = Int(options) & kCCOptionPKCS7Padding != 0
  let chain =
    Int(options) & kCCOptionECBMode != 0
    ? nil : iv.map { Array(UnsafeRawBufferPointer(start: $0, count: 16)) } ?? [UInt8](repeating: 0, count: 16)
  var input = dataIn.map { Array(UnsafeRawBufferPointer(start: $0, count: dataInLength)) } ?? []
  let encrypts = Int(operation) == kCCEncrypt
  if encrypts && pads { input += [UInt8](repeating: UInt8(16 - input.count % 16), count: 16 - input.count % 16) }
  guard input.count % 16 == 0 else { return CCCryptorStatus(kCCAlignmentError) }
  var output = encrypts ? cipher.encrypt(input, chain: chain) : cipher.decrypt(input, chain: chain)
  if !encrypts && pads {
    guard let count = output.last, 1...16 ~= count else { return CCCryptorStatus(kCCDecodeError) }
    output.removeLast(Int(count))
  }
  dataOutMoved?.pointee = output.count
  guard output.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  dataOut.copyMemory(from: output, byteCount: output.count)
  return CCCryptorStatus(kCCSuccess)
}

/// AES with a key, a block of 16 bytes after another.
private struct BlockCipher {
  private let encrypted: ([UInt8]) -> [UInt8]
  private let decrypted: ([UInt8]) -> [UInt8]

  init?(key: [UInt8]) {
    switch key.count {
    case 16:
      var (forward, inverse) = (aes128_ctx(), aes128_ctx())
      nettle_aes128_set_encrypt_key(&forward, key)
      nettle_aes128_set_decrypt_key(&inverse, key)
      encrypted = Self.step(forward, nettle_aes128_encrypt)
      decrypted = Self.step(inverse, nettle_aes128_decrypt)
    case 24:
      var (forward, inverse) = (aes192_ctx(), aes192_ctx())
      nettle_aes192_set_encrypt_key(&forward, key)
      nettle_aes192_set_decrypt_key(&inverse, key)
      encrypted = Self.step(forward, nettle_aes192_encrypt)
      decrypted = Self.step(inverse, nettle_aes192_decrypt)
    case 32:
      var (forward, inverse) = (aes256_ctx(), aes256_ctx())
      nettle_aes256_set_encrypt_key(&forward, key)
      nettle_aes256_set_decrypt_key(&inverse, key)
      encrypted = Self.step(forward, nettle_aes256_encrypt)
      decrypted = Self.step(inverse, nettle_aes256_decrypt)
    default: return nil
    }
  }

  private static func step<Context>(
    _ context: Context,
    _ function: @escaping (UnsafePointer<Context>?, Int, UnsafeMutablePointer<UInt8>?, UnsafePointer<UInt8>?) -> Void
  ) -> ([UInt8]) -> [UInt8] {
    { block in
      var output = [UInt8](repeating: 0, count: block.count)
      withUnsafePointer(to: context) { function($0, block.count, &output, block) }
      return output
    }
  }

  func encrypt(_ bytes: [UInt8], chain: [UInt8]?) -> [UInt8] {
    var chain = chain
    return blocks(of: bytes).flatMap { block in
      let output = encrypted(chain.map { combined(block, $0) } ?? block)
      if chain != nil { chain = output }
      return output
    }
  }

  func decrypt(_ bytes: [UInt8], chain: [UInt8]?) -> [UInt8] {
    var chain = chain
    return blocks(of: bytes).flatMap { block in
      let output = decrypted(block)
      guard let last = chain else { return output }
      chain = block
      return combined(output, last)
    }
  }

  private func blocks(of bytes: [UInt8]) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: 16).map { Array(bytes[$0..<$0 + 16]) }
  }

  private func combined(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] { zip(a, b).map { $0 ^ $1 } }
}
