import HeadlessUIKit
package import JSONDocuments

/// A finite number within limits.
package struct NumberType: ValueType {
  private let limits: ClosedRange<Double>

  package init(_ limits: ClosedRange<Double>) { self.limits = limits }

  package var phrase: String { "a number from \(limits.lowerBound.plain) to \(limits.upperBound.plain)" }

  package var schema: JSON {
    ["type": "number", "minimum": .number(limits.lowerBound), "maximum": .number(limits.upperBound)]
  }

  package func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .double(let number) = value else { throw wrongType(property) }
    try check(number, for: property)
  }

  /// Throws if a number is not finite or outside the limits.
  package func check(_ number: Double, for property: String) throws(PropertyError) {
    guard number.isFinite else { throw .notFinite(property: property) }
    guard limits.contains(number) else {
      throw .outOfRange(property: property, value: number.plain, expected: phrase)
    }
  }

  package func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .double(try node.number(phrase))
  }
}

/// A whole number within limits.
struct WholeNumberType: ValueType {
  private let limits: ClosedRange<Int>

  init(_ limits: ClosedRange<Int>) { self.limits = limits }

  private var isLimited: Bool { limits != Int.min...Int.max }

  var phrase: String {
    isLimited ? "a whole number from \(limits.lowerBound) to \(limits.upperBound)" : "a whole number"
  }

  var schema: JSON {
    guard isLimited else { return ["type": "integer"] }
    return [
      "type": "integer", "minimum": .number(Double(limits.lowerBound)), "maximum": .number(Double(limits.upperBound)),
    ]
  }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .integer(let number) = value else { throw wrongType(property) }
    guard limits.contains(number) else {
      throw .outOfRange(property: property, value: String(number), expected: phrase)
    }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .integer(try node.whole(phrase))
  }
}

/// True or false.
struct BooleanType: ValueType {
  var phrase: String { "true or false" }
  var schema: JSON { ["type": "boolean"] }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .boolean = value else { throw wrongType(property) }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .boolean(try node.boolean(phrase))
  }
}
