import Foundation
import HeadlessUIKit

extension LocalizedStringKey {
  /// The text of the key in the language of the current traits, with a placeholder for each value that stands as it is, so
  /// that Markdown in values is not read.
  func text(table: String?, bundle: Bundle?) -> (text: String, values: [Character: Value]) {
    var interpolation = String.LocalizationValue.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    var values: [Character: Value] = [:]
    var hasValues = false
    for part in parts {
      switch part {
      case .literal(let text): interpolation.appendLiteral(text)
      case .integer(let number): interpolation.appendInterpolation(Int(number))
      case .floating(let number): interpolation.appendInterpolation(number)
      case .string(let text): interpolation.appendInterpolation(Self.placeholder(&values, .string(text)))
      case .text(let text): interpolation.appendInterpolation(Self.placeholder(&values, .text(text)))
      }
      if case .literal = part { continue }
      hasValues = true
    }
    let plain = parts.compactMap { part -> String? in if case .literal(let text) = part { text } else { nil } }
    // A key without values is not a format: a percent sign in it is one.
    let value: String.LocalizationValue =
      hasValues ? .init(stringInterpolation: interpolation) : .init(plain.joined())
    return (String(localized: value, table: table, bundle: bundle), values)
  }

  /// A value that stands in a text as it is.
  enum Value {
    case string(String)
    case text(Text)
  }

  /// A character of the private use plane that stands for a value.
  private static func placeholder(_ values: inout [Character: Value], _ value: Value) -> String {
    guard let scalar = Unicode.Scalar(0xF0000 + UInt32(values.count)) else { return "" }
    values[Character(scalar)] = value
    return String(Character(scalar))
  }
}
