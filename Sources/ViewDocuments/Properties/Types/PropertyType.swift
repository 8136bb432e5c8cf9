package import JSONDocuments

/// A type of property values, with everything that is specific to it. A new type conforms to this and gets a name in
/// `PropertyType`.
package protocol ValueType: Sendable {
  /// A noun phrase for a value, for messages: "takes …".
  var phrase: String { get }
  /// The JSON Schema of a value in a catalogue file.
  var schema: JSON { get }

  /// Throws if a value, wherever it comes from, is invalid: of another type, a number outside its limits, or a case
  /// that UIKit does not have.
  func check(_ value: PropertyValue, for property: String) throws(PropertyError)

  /// Reads the value of a node; its limits are checked afterwards.
  ///
  /// - Parameter property: the name of the value in messages.
  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue
}

extension ValueType {
  /// The error for a value of another type.
  func wrongType(_ property: String) -> PropertyError { .wrongType(property: property, expected: phrase) }
}

/// The type of a property's values, with their limits, for reading, checking and the JSON Schema: `.double(0...1)` is a
/// number from 0 to 1.
package struct PropertyType: Sendable {
  package let base: any ValueType

  package init(_ base: some ValueType) { self.base = base }

  package var phrase: String { base.phrase }
  package var schema: JSON { base.schema }

  package func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    try base.check(value, for: property)
  }

  /// Reads the value of a node and checks its limits.
  ///
  /// - Parameter property: the name of the value in messages.
  package func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    let value = try base.read(node, for: property, from: source)
    do throws(PropertyError) { try check(value, for: property) } catch { throw node.failure(error) }
    return value
  }
}

extension PropertyType {
  /// Literal text.
  package static let string = PropertyType(StringType())
  /// Text that is shown: literal, or by its key in the file's strings.
  package static let text = PropertyType(DisplayedTextType())
  package static let boolean = PropertyType(BooleanType())
  package static let color = PropertyType(ColorType())
  package static let font = PropertyType(FontType())
  package static let image = PropertyType(ImageType())
  /// A system symbol.
  package static let symbol = PropertyType(SymbolType())
  /// A style of the file's typography.
  package static let typography = PropertyType(StyleType())
  package static let rect = PropertyType(RectType())
  package static let point = PropertyType(PointType())
  package static let size = PropertyType(SizeType(limits: PropertyLimits.length))
  /// A size whose components may be negative.
  package static let offset = PropertyType(SizeType(limits: PropertyLimits.coordinate))
  package static let edgeInsets = PropertyType(EdgeInsetsType())
  package static let directionalEdgeInsets = PropertyType(DirectionalEdgeInsetsType())

  /// A view in a property.
  package static let view = PropertyType(EmbeddedViewType())

  /// A finite number within limits.
  package static func double(_ limits: ClosedRange<Double>) -> PropertyType { PropertyType(NumberType(limits)) }

  /// A whole number within limits.
  package static func integer(_ limits: ClosedRange<Int>) -> PropertyType { PropertyType(WholeNumberType(limits)) }

  /// One of UIKit's case names.
  package static func enumeration(_ names: [String]) -> PropertyType { PropertyType(EnumerationType(names: names)) }

  /// Any number of UIKit's case names.
  package static func optionSet(_ names: [String]) -> PropertyType { PropertyType(OptionSetType(names: names)) }

  /// A list of values of one type.
  package static func list(_ element: PropertyType) -> PropertyType { PropertyType(ListType(element: element)) }

  /// A value of a type, or one of UIKit's names for special values: `system`, or a number of points.
  package static func named(_ names: [String], _ type: PropertyType) -> PropertyType {
    PropertyType(NamedValueType(names: names, type: type))
  }

  /// Values by name.
  package static func record(_ fields: [PropertyField]) -> PropertyType { PropertyType(RecordType(fields: fields)) }
}
