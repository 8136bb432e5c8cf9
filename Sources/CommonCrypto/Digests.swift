// Names are CommonCrypto's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNettle
public import Foundation

/// The count of bytes of a message.
public typealias CC_LONG = UInt32

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }

/// The state of MD5 (RFC 1321).
public struct CC_MD5_CTX {
  fileprivate var state = md5_ctx()
  public init() {}
}

@discardableResult
public func CC_MD5_Init(_ context: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  nettle_md5_init(&context.pointee.state)
  return 1
}

@discardableResult
public func CC_MD5_Update(
  _ context: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  nettle_md5_update(&context.pointee.state, Int(length), data?.assumingMemoryBound(to: UInt8.self))
  return 1
}

@discardableResult
public func CC_MD5_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
  nettle_md5_digest(&context.pointee.state, 16, digest)
  return 1
}

/// The hash of bytes by MD5, which is written to `digest`.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var context = CC_MD5_CTX()
  CC_MD5_Init(&context)
  CC_MD5_Update(&context, data, length)
  CC_MD5_Final(digest, &context)
  return digest
}

public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }

/// The state of SHA1 (FIPS 180-4).
public struct CC_SHA1_CTX {
  fileprivate var state = sha1_ctx()
  public init() {}
}

@discardableResult
public func CC_SHA1_Init(_ context: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  nettle_sha1_init(&context.pointee.state)
  return 1
}

@discardableResult
public func CC_SHA1_Update(
  _ context: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  nettle_sha1_update(&context.pointee.state, Int(length), data?.assumingMemoryBound(to: UInt8.self))
  return 1
}

@discardableResult
public func CC_SHA1_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
  nettle_sha1_digest(&context.pointee.state, 20, digest)
  return 1
}

/// The hash of bytes by SHA1, which is written to `digest`.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var context = CC_SHA1_CTX()
  CC_SHA1_Init(&context)
  CC_SHA1_Update(&context, data, length)
  CC_SHA1_Final(digest, &context)
  return digest
}

public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
public var CC_SHA224_BLOCK_BYTES: Int32 { 64 }

/// The state of SHA224 (FIPS 180-4).
public struct CC_SHA224_CTX {
  fileprivate var state = sha256_ctx()
  public init() {}
}

@discardableResult
public func CC_SHA224_Init(_ context: UnsafeMutablePointer<CC_SHA224_CTX>!) -> Int32 {
  nettle_sha224_init(&context.pointee.state)
  return 1
}

@discardableResult
public func CC_SHA224_Update(
  _ context: UnsafeMutablePointer<CC_SHA224_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  nettle_sha256_update(&context.pointee.state, Int(length), data?.assumingMemoryBound(to: UInt8.self))
  return 1
}

@discardableResult
public func CC_SHA224_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA224_CTX>!
) -> Int32 {
  nettle_sha224_digest(&context.pointee.state, 28, digest)
  return 1
}

/// The hash of bytes by SHA224, which is written to `digest`.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var context = CC_SHA224_CTX()
  CC_SHA224_Init(&context)
  CC_SHA224_Update(&context, data, length)
  CC_SHA224_Final(digest, &context)
  return digest
}

public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }

/// The state of SHA256 (FIPS 180-4).
public struct CC_SHA256_CTX {
  fileprivate var state = sha256_ctx()
  public init() {}
}

@discardableResult
public func CC_SHA256_Init(_ context: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  nettle_sha256_init(&context.pointee.state)
  return 1
}

@discardableResult
public func CC_SHA256_Update(
  _ context: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  nettle_sha256_update(&context.pointee.state, Int(length), data?.assumingMemoryBound(to: UInt8.self))
  return 1
}

@discardableResult
public func CC_SHA256_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  nettle_sha256_digest(&context.pointee.state, 32, digest)
  return 1
}

/// The hash of bytes by SHA256, which is written to `digest`.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var context = CC_SHA256_CTX()
  CC_SHA256_Init(&context)
  CC_SHA256_Update(&context, data, length)
  CC_SHA256_Final(digest, &context)
  return digest
}

public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }

/// The state of SHA384 (FIPS 180-4).
public struct CC_SHA384_CTX {
  fileprivate var state = sha512_ctx()
  public init() {}
}

@discardableResult
public func CC_SHA384_Init(_ context: UnsafeMutablePointer<CC_SHA384_CTX>!) -> Int32 {
  nettle_sha384_init(&context.pointee.state)
  return 1
}

@discardableResult
public func CC_SHA384_Update(
  _ context: UnsafeMutablePointer<CC_SHA384_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  nettle_sha512_update(&context.pointee.state, Int(length), data?.assumingMemoryBound(to: UInt8.self))
  return 1
}

@discardableResult
public func CC_SHA384_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA384_CTX>!
) -> Int32 {
  nettle_sha384_digest(&context.pointee.state, 48, digest)
  return 1
}

/// The hash of bytes by SHA384, which is written to `digest`.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var context = CC_SHA384_CTX()
  CC_SHA384_Init(&context)
  CC_SHA384_Update(&context, data, length)
  CC_SHA384_Final(digest, &context)
  return digest
}

public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

/// The state of SHA512 (FIPS 180-4).
public struct CC_SHA512_CTX {
  fileprivate var state = sha512_ctx()
  public init() {}
}

@discardableResult
public func CC_SHA512_Init(_ context: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  nettle_sha512_init(&context.pointee.state)
  return 1
}

@discardableResult
public func CC_SHA512_Update(
  _ context: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 {
  nettle_sha512_update(&context.pointee.state, Int(length), data?.assumingMemoryBound(to: UInt8.self))
  return 1
}

@discardableResult
public func CC_SHA512_Final(
  _ digest: UnsafeMutablePointer<UInt8>!, _ context: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  nettle_sha512_digest(&context.pointee.state, 64, digest)
  return 1
}

/// The hash of bytes by SHA512, which is written to `digest`.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  var context = CC_SHA512_CTX()
  CC_SHA512_Init(&context)
  CC_SHA512_Update(&context, data, length)
  CC_SHA512_Final(digest, &context)
  return digest
}
