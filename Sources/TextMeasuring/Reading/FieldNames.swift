import TextLayout

/// The names a field's values have.
struct FieldNames<Value: Sendable>: Sendable {
  /// What the values are, for messages.
  let kind: String
  /// In the order in which messages have them.
  let names: [String]
  let values: [String: Value]

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

/// The names of all fields' values.
enum KnownNames {
  static let categories = FieldNames<MeasuringCategory>("category")
  static let styles = FieldNames<MeasuringStyle>("text style")
  static let weights = FieldNames<MeasuringWeight>("weight")
  static let wants = FieldNames<MeasuringWant>("thing to want")
  static let lineBreakModes = FieldNames<LineBreakMode>(
    "line break mode",
    [
      ("wordWrapping", .wordWrapping), ("charWrapping", .charWrapping), ("clipping", .clipping),
      ("truncatingHead", .truncatingHead), ("truncatingTail", .truncatingTail),
      ("truncatingMiddle", .truncatingMiddle),
    ])
  static let strategies = FieldNames<LineBreakStrategy>(
    "line break strategy",
    [("none", []), ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority), ("standard", .standard)])
  static let alignments = FieldNames<TextAlignment>(
    "alignment",
    [("natural", .natural), ("left", .left), ("center", .center), ("right", .right), ("justified", .justified)])
  static let directions = FieldNames<BaseDirection>(
    "direction", [("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
  /// Whether it is from right to left.
  static let layoutDirections = FieldNames<Bool>(
    "layout direction", [("leftToRight", false), ("rightToLeft", true)])
}
