public import Foundation

/// How a format is stored, and compared with one that was stored.
public struct Diffing<Value> {
  /// The bytes of the reference's file.
  public let toData: (Value) throws -> Data
  /// What a reference's bytes stand for.
  public let fromData: (Data) throws -> Value
  /// Nil when two values, the reference first, are the same; else what to say, and what a failing test is given.
  public let diff: (_ reference: Value, _ actual: Value) -> (message: String, attachments: [DiffAttachment])?

  /// A way of one's own: `diff` says what differs between two values, the reference first, or nil.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ reference: Value, _ actual: Value) -> (message: String, attachments: [DiffAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

/// A file that a failing test is given, beside the reference and what there is now.
public struct DiffAttachment: Equatable, Sendable {
  /// The file's name, with its extension.
  public let name: String
  /// Its bytes.
  public let data: Data

  /// A file of these bytes, by its name with the extension.
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
