/// What the value of a settable property looks like, with its limits.
///
/// The same description drives reading, checking and the JSON Schema: `.double(0...1)` is a number from 0 to 1 for all
/// three.
package enum PropertyType: Equatable, Sendable {
  /// Text, taken as it stands.
  case string
  /// A finite number within limits.
  case double(ClosedRange<Double>)
  /// A whole number within limits.
  case integer(ClosedRange<Int>)
  case boolean
  /// One of UIKit's case names. `notYet` are UIKit's other cases, known by name but not rendered so far.
  case enumeration([String], notYet: [String])
  /// Any number of UIKit's case names.
  case optionSet([String])
  case color
  case font
  case image
  case rect
  case size
  case edgeInsets
}

extension PropertyType {
  /// What a value of this type is called in a sentence: "takes …".
  package var phrase: String {
    switch self {
    case .string: "a text"
    case .double(let limits): "a number from \(limits.lowerBound.plain) to \(limits.upperBound.plain)"
    case .integer(let limits) where limits == Int.min...Int.max: "a whole number"
    case .integer(let limits): "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
    case .boolean: "true or false"
    case .enumeration(let names, _): "one of \(names.joined(separator: ", "))"
    case .optionSet(let names): "a list of \(names.joined(separator: ", "))"
    case .color: "a colour: a UIColor name, \"#RRGGBB\", \"#RRGGBBAA\" or {red, green, blue, alpha}"
    case .font: "a font: {textStyle}, {systemFontOfSize, weight} or {name, size}"
    case .image: "the path of a PNG file"
    case .rect: "[x, y, width, height]"
    case .size: "[width, height]"
    case .edgeInsets: "[top, left, bottom, right]"
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
}

extension Double {
  /// The number as a person would write it: `1`, `0.5`, `100000`.
  package var plain: String {
    let text = description
    guard text.hasSuffix(".0") else { return text }
    return String(text.dropLast(2))
  }
}
