public import Foundation
public import HeadlessUIKit

/// The key of a text in strings files, with the values that are interpolated; Markdown in the text is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let parts: [Part]

  /// A piece of the literal, or a value in it.
  enum Part: Equatable, Sendable {
    case literal(String)
    case string(String)
    case integer(Int64)
    case floating(Double)
    /// A text or a picture, which stands in the text as it is.
    case text(Text)
  }

  /// A key that is not a literal, without values.
  public init(_ value: String) { self.init(stringLiteral: value) }
  public init(stringLiteral value: String) { parts = [.literal(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// A string, a text, a picture or dates, `%@` in the key; an integer, `%lld`, or a floating-point number, `%lf`, as Xcode
    /// writes them. Markdown in a string is not read.
    // One overload for all: each of them would be tried for each value of each literal.
    public mutating func appendInterpolation<T: _KeyValue>(_ value: T) { parts.append(value._keyPart.part) }

    /// A value by a formatter, else by its description; `%@` in the key.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      parts.append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// A value by a format, `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.text(Text(input, format: format)))
    }

    /// Appends a date in a style, written in the environment's language.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    /// Differs from SwiftUI: the key has `%@` in place of the specifier.
    public mutating func appendInterpolation<T: _KeyValue>(_ value: T, specifier: String) {
      let text =
        switch value._keyPart.part {
        case .integer(let number): String(format: specifier, number)
        case .floating(let number): String(format: specifier, number)
        case .literal, .string, .text: "\(value)"
        }
      parts.append(.string(text))
    }

    /// A value by its description, `%@` in the key.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { parts.append(.string("\(value)")) }
  }
}
