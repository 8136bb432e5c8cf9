/// A decoder of values from data.
///
/// The weak link is for packages that extend their coders by it if they can import this module: they may be linked to
/// programs without it.
@_weakLinked
public protocol TopLevelDecoder {
  /// The type of the encoded data.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of values to data.
@_weakLinked
public protocol TopLevelEncoder {
  /// The type of the encoded data.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
