package import JSONDocuments

/// A kind of values that properties have: all that is known of it in one place. A new kind is a type that conforms, and a
/// name in `PropertyType`.
package protocol ValueType: Sendable {
  /// What a value is called in a sentence: "takes …".
  var phrase: String { get }
  /// The JSON Schema of a value in a catalogue file.
  var schema: JSON { get }

  /// Throws what is wrong with a value, whatever made it: another kind, a number outside of its limits, a case that UIKit
  /// does not have.
  func check(_ value: PropertyValue, for property: String) throws(PropertyError)

  /// The value that a node has; its limits are checked afterwards.
  ///
  /// - Parameter property: what messages call the value.
  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue
}

extension ValueType {
  /// The error for a value of another kind.
  func wrongType(_ property: String) -> PropertyError { .wrongType(property: property, expected: phrase) }
}

/// What the values of a settable property look like, with their limits: `.double(0...1)` is a number from 0 to 1 for
/// whoever reads, checks, or writes the JSON Schema.
package struct PropertyType: Sendable {
  package let base: any ValueType

  package init(_ base: some ValueType) { self.base = base }

  package var phrase: String { base.phrase }
  package var schema: JSON { base.schema }

  package func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    try base.check(value, for: property)
  }

  /// The value of a node, within its limits.
  ///
  /// - Parameter property: what messages call the value.
  package func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    let value = try base.read(node, for: property, from: source)
    do throws(PropertyError) { try check(value, for: property) } catch { throw node.failure(error) }
    return value
  }
}

extension PropertyType {
  /// Text, taken as it stands.
  package static let string = PropertyType(StringType())
  /// Text that is shown: as it stands, or by its key in the file's strings.
  package static let text = PropertyType(DisplayedTextType())
  package static let boolean = PropertyType(BooleanType())
  package static let color = PropertyType(ColorType())
  package static let font = PropertyType(FontType())
  package static let image = PropertyType(ImageType())
  /// A style of the file's typography.
  package static let typography = PropertyType(StyleType())
  package static let rect = PropertyType(RectType())
  package static let point = PropertyType(PointType())
  package static let size = PropertyType(SizeType(limits: PropertyLimits.length))
  /// A size whose sides may be negative.
  package static let offset = PropertyType(SizeType(limits: PropertyLimits.coordinate))
  package static let edgeInsets = PropertyType(EdgeInsetsType())
  package static let directionalEdgeInsets = PropertyType(DirectionalEdgeInsetsType())

  /// A finite number within limits.
  package static func double(_ limits: ClosedRange<Double>) -> PropertyType { PropertyType(NumberType(limits)) }

  /// A whole number within limits.
  package static func integer(_ limits: ClosedRange<Int>) -> PropertyType { PropertyType(WholeNumberType(limits)) }

  /// One of UIKit's case names.
  package static func enumeration(_ names: [String]) -> PropertyType { PropertyType(EnumerationType(names: names)) }

  /// Any number of UIKit's case names.
  package static func optionSet(_ names: [String]) -> PropertyType { PropertyType(OptionSetType(names: names)) }

  /// Any number of values of one type.
  package static func list(_ element: PropertyType) -> PropertyType { PropertyType(ListType(element: element)) }

  /// One of UIKit's names for certain values, or a value of a type: `system`, or a number of points.
  package static func named(_ names: [String], _ type: PropertyType) -> PropertyType {
    PropertyType(NamedValueType(names: names, type: type))
  }

  /// Values by their names.
  package static func record(_ fields: [PropertyField]) -> PropertyType { PropertyType(RecordType(fields: fields)) }
}
