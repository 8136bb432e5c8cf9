import CNettle

/// SHA-256 of FIPS 180-4.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static let byteCount = SHA256Digest.byteCount
  public static let blockByteCount = 64
  private var context = sha256_ctx()

  public init() { nettle_sha256_init(&context) }

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    nettle_sha256_update(&context, bufferPointer.count, bufferPointer.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  public func finalize() -> SHA256Digest {
    var context = context
    var bytes = [UInt8](repeating: 0, count: Self.byteCount)
    nettle_sha256_digest(&context, bytes.count, &bytes)
    return SHA256Digest(bytes: bytes)
  }
}

/// SHA-384 of FIPS 180-4.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static let byteCount = SHA384Digest.byteCount
  public static let blockByteCount = 128
  private var context = sha512_ctx()

  public init() { nettle_sha384_init(&context) }

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    nettle_sha512_update(&context, bufferPointer.count, bufferPointer.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  public func finalize() -> SHA384Digest {
    var context = context
    var bytes = [UInt8](repeating: 0, count: Self.byteCount)
    nettle_sha384_digest(&context, bytes.count, &bytes)
    return SHA384Digest(bytes: bytes)
  }
}

/// SHA-512 of FIPS 180-4.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static let byteCount = SHA512Digest.byteCount
  public static let blockByteCount = 128
  private var context = sha512_ctx()

  public init() { nettle_sha512_init(&context) }

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    nettle_sha512_update(&context, bufferPointer.count, bufferPointer.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  public func finalize() -> SHA512Digest {
    var context = context
    var bytes = [UInt8](repeating: 0, count: Self.byteCount)
    nettle_sha512_digest(&context, bytes.count, &bytes)
    return SHA512Digest(bytes: bytes)
  }
}

/// Functions that do not protect: kept for formats that need them.
public enum Insecure {
  /// MD5 of RFC 1321.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static let byteCount = MD5Digest.byteCount
    public static let blockByteCount = 64
    private var context = md5_ctx()

    public init() { nettle_md5_init(&context) }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      nettle_md5_update(&context, bufferPointer.count, bufferPointer.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }

    public func finalize() -> MD5Digest {
      var context = context
      var bytes = [UInt8](repeating: 0, count: Self.byteCount)
      nettle_md5_digest(&context, bytes.count, &bytes)
      return MD5Digest(bytes: bytes)
    }
  }

  /// SHA-1 of FIPS 180-4.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static let byteCount = SHA1Digest.byteCount
    public static let blockByteCount = 64
    private var context = sha1_ctx()

    public init() { nettle_sha1_init(&context) }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      nettle_sha1_update(&context, bufferPointer.count, bufferPointer.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }

    public func finalize() -> SHA1Digest {
      var context = context
      var bytes = [UInt8](repeating: 0, count: Self.byteCount)
      nettle_sha1_digest(&context, bytes.count, &bytes)
      return SHA1Digest(bytes: bytes)
    }
  }
}
