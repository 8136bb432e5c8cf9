package import TextLayout

/// The names for the values of a field.
package struct FieldNames<Value: Sendable>: Sendable {
  /// A noun for the values, for messages.
  package let kind: String
  /// The names in the order of messages.
  package let names: [String]
  package let values: [String: Value]

  init(_ kind: String, _ pairs: [(String, Value)]) {
    self.kind = kind
    names = pairs.map(\.0)
    values = Dictionary(uniqueKeysWithValues: pairs)
  }
}

extension FieldNames where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  fileprivate init(_ kind: String) {
    self.init(kind, Value.allCases.map { ($0.rawValue, $0) })
  }
}

/// The names for the values of all fields.
package enum KnownNames {
  package static let categories = FieldNames<MeasuringCategory>("category")
  package static let styles = FieldNames<MeasuringStyle>("text style")
  package static let weights = FieldNames<MeasuringWeight>("weight")
  package static let wants = FieldNames<ResultKind>("value of 'want'")
  package static let lineBreakModes = FieldNames<LineBreakMode>(
    "line break mode",
    [
      ("wordWrapping", .wordWrapping), ("charWrapping", .charWrapping), ("clipping", .clipping),
      ("truncatingHead", .truncatingHead), ("truncatingTail", .truncatingTail),
      ("truncatingMiddle", .truncatingMiddle),
    ])
  package static let strategies = FieldNames<LineBreakStrategy>(
    "line break strategy",
    [("none", []), ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority), ("standard", .standard)])
  package static let alignments = FieldNames<TextAlignment>(
    "alignment",
    [("natural", .natural), ("left", .left), ("center", .center), ("right", .right), ("justified", .justified)])
  package static let directions = FieldNames<BaseDirection>(
    "direction", [("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
  /// The layout directions; true for right to left.
  package static let layoutDirections = FieldNames<Bool>(
    "layout direction", [("leftToRight", false), ("rightToLeft", true)])
}
