// Names are CommonCrypto's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The hash function of keyed hashing.
public typealias CCHmacAlgorithm = UInt32

public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }
public var kCCHmacAlgSHA224: Int { 5 }

/// The code of RFC 2104 for a message, which is written to `macOut`.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  guard let hash = Hash(algorithm) else { return }
  var block = bytes(key, keyLength)
  if block.count > hash.blockLength { block = hash(block) }
  block += [UInt8](repeating: 0, count: hash.blockLength - block.count)
  let inner = hash(block.map { $0 ^ 0x36 } + bytes(data, dataLength))
  let code = hash(block.map { $0 ^ 0x5c } + inner)
  macOut.copyMemory(from: code, byteCount: code.count)
}

private func bytes(_ pointer: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  pointer.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
}

/// A hash function with its sizes.
private struct Hash {
  typealias Function = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

  let function: Function
  let length: Int
  let blockLength: Int

  init?(_ algorithm: CCHmacAlgorithm) {
    switch Int(algorithm) {
    case kCCHmacAlgMD5: (function, length, blockLength) = ({ CC_MD5($0, $1, $2) }, 16, 64)
    case kCCHmacAlgSHA1: (function, length, blockLength) = ({ CC_SHA1($0, $1, $2) }, 20, 64)
    case kCCHmacAlgSHA224: (function, length, blockLength) = ({ CC_SHA224($0, $1, $2) }, 28, 64)
    case kCCHmacAlgSHA256: (function, length, blockLength) = ({ CC_SHA256($0, $1, $2) }, 32, 64)
    case kCCHmacAlgSHA384: (function, length, blockLength) = ({ CC_SHA384($0, $1, $2) }, 48, 128)
    case kCCHmacAlgSHA512: (function, length, blockLength) = ({ CC_SHA512($0, $1, $2) }, 64, 128)
    default: return nil
    }
  }

  func callAsFunction(_ bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: length)
    _ = function(bytes, CC_LONG(bytes.count), &digest)
    return digest
  }
}
