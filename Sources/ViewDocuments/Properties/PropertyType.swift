import HeadlessUIKit

/// What the value of a settable property looks like, with its limits.
///
/// The same description drives reading, checking and the JSON Schema: `.double(0...1)` is a number from 0 to 1 for all
/// three.
package indirect enum PropertyType: Equatable, Sendable {
  /// Text, taken as it stands.
  case string
  /// Text that is shown: as it stands, or by its key in the file's strings.
  case text
  /// A finite number within limits.
  case double(ClosedRange<Double>)
  /// A whole number within limits.
  case integer(ClosedRange<Int>)
  case boolean
  /// One of UIKit's case names.
  case enumeration([String])
  /// Any number of UIKit's case names.
  case optionSet([String])
  case color
  case font
  case image
  /// A style of the file's typography.
  case typography
  case rect
  case point
  case size
  /// A size whose sides may be negative.
  case offset
  case edgeInsets
  case directionalEdgeInsets
  /// Any number of values of one type.
  case list(PropertyType)
  /// One of UIKit's names for certain values, or a value of a type: `system`, or a number of points.
  case named([String], PropertyType)
  /// Values by their names.
  case record([PropertyField])
}

/// A named part of a value.
package struct PropertyField: Equatable, Sendable {
  package let name: String
  package let type: PropertyType
  package let documentation: String
  package let isRequired: Bool

  init(_ name: String, _ type: PropertyType, _ documentation: String, isRequired: Bool = false) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.isRequired = isRequired
  }
}

extension PropertyType {
  /// What a value of this type is called in a sentence: "takes …".
  package var phrase: String {
    switch self {
    case .string: "a text"
    case .text: "a text, or {key} of the file's 'strings'"
    case .double(let limits): "a number from \(limits.lowerBound.plain) to \(limits.upperBound.plain)"
    case .integer(let limits) where limits == Int.min...Int.max: "a whole number"
    case .integer(let limits): "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
    case .boolean: "true or false"
    case .enumeration(let names): "one of \(names.joined(separator: ", "))"
    case .optionSet(let names): "a list of \(names.joined(separator: ", "))"
    case .color: "a colour: a UIColor name, \"#RRGGBB\", \"#RRGGBBAA\" or {red, green, blue, alpha}"
    case .font: "a font: {textStyle}, {systemFontOfSize, weight} or {name, size}"
    case .image: "the path of a PNG file"
    case .typography: "the name of a style of the file's 'typography'"
    case .rect: "[x, y, width, height]"
    case .point: "[x, y]"
    case .size, .offset: "[width, height]"
    case .edgeInsets: "[top, left, bottom, right]"
    case .directionalEdgeInsets: "[top, leading, bottom, trailing]"
    case .named(let names, let type): "\(type.phrase), or \(names.joined(separator: ", "))"
    case .list: "a list"
    case .record(let fields): "a mapping of \(fields.map(\.name).joined(separator: ", "))"
    }
  }
}

/// The limits of numbers a user can write.
package enum PropertyLimits {
  /// Positions, sizes, radii and widths: at most this many points from zero.
  package static let points = 100_000.0
  /// The largest point size of a font. The smallest is anything above zero.
  package static let pointSize = 1_000.0

  package static let coordinate = -points...points
  package static let length = 0...points
  package static let unit = 0.0...1.0
  /// Priorities of layout; 1000 is required.
  package static let priority = 1.0...1_000
}
