public import Foundation

/// A code that shows who wrote a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  var byteCount: Int { get }
}

/// The code of `HMAC`.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
  let bytes: [UInt8]
  public var byteCount: Int { bytes.count }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
}

/// Keyed hashing by RFC 2104: the hash of the outer key with the hash of the inner key and the message.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  /// The code that is computed of a message.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  public init(key: SymmetricKey) {
    var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5c })
  }

  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }

  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    self.authenticationCode(for: authenticatedData, using: key).bytes
      == authenticationCode.withUnsafeBytes { Array($0) }
  }
}

/// Keys made of keys, by RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
  public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HMAC<H>.MAC {
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
  }

  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    var output: [UInt8] = []
    var block: [UInt8] = []
    for counter in UInt8(1)...UInt8.max where output.count < outputByteCount {
      block = HMAC<H>.authenticationCode(for: block + Array(info.map { Array($0) } ?? []) + [counter], using: key).bytes
      output += block
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }

  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }
}
