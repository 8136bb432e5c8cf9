/// What decodes values from data.
///
/// The weak link is for packages that extend their coders by it if they can import this module: they may be linked to
/// programs without it.
@_weakLinked
public protocol TopLevelDecoder {
  /// What is decoded.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// What encodes values to data.
@_weakLinked
public protocol TopLevelEncoder {
  /// What values are encoded to.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
