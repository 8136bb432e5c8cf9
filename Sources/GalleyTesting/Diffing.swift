public import Foundation

/// The storage and comparison of a format.
public struct Diffing<Value> {
  /// Encodes a value as the bytes of the reference's file.
  public let toData: (Value) throws -> Data
  /// Decodes a value from the bytes of a reference's file.
  public let fromData: (Data) throws -> Value
  /// Compares two values: nil if they are equal, otherwise the message and attachments of the failure.
  public let diff: (_ reference: Value, _ actual: Value) -> (message: String, attachments: [DiffAttachment])?

  /// Makes a custom comparison: `diff` returns the difference of two values, or nil if they are equal.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ reference: Value, _ actual: Value) -> (message: String, attachments: [DiffAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

/// A file attached to a failure, in addition to the reference and the actual value.
public struct DiffAttachment: Equatable, Sendable {
  /// The file's name, with its extension.
  public let name: String
  /// The file's bytes.
  public let data: Data

  /// Makes an attachment of bytes, with a name that has an extension.
  public init(_ data: Data, name: String) {
    (self.data, self.name) = (data, name)
  }
}

extension Diffing where Value == String {
  /// Text, compared line by line.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }, diff: difference)
  }

  private static func difference(_ reference: String, _ actual: String) -> (String, [DiffAttachment])? {
    guard reference != actual else { return nil }
    let difference = LineDifference(from: reference, to: actual)
    return (difference.shortText, [DiffAttachment(Data(difference.text.utf8), name: "difference.patch")])
  }
}

extension Diffing where Value == Data {
  /// Bytes.
  public static var data: Diffing { Diffing(toData: { $0 }, fromData: { $0 }, diff: difference) }

  private static func difference(_ reference: Data, _ actual: Data) -> (String, [DiffAttachment])? {
    guard reference != actual else { return nil }
    let (expected, found) = (reference.count, actual.count)
    return (expected == found ? "Expected data to match" : "Expected \(expected) bytes, got \(found)", [])
  }
}
