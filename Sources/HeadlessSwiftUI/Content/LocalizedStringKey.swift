public import Foundation
public import HeadlessUIKit

/// The key of a text in files of strings, with the values that are interpolated; Markdown in the text is shown.
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

    /// A string, `%@` in the key; Markdown in it is not read.
    public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }
    /// A string, `%@` in the key; Markdown in it is not read.
    public mutating func appendInterpolation(_ string: Substring) { parts.append(.string(String(string))) }
    /// A text with its own appearance, `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
    /// A picture in the line, `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
    /// A styled text, `%@` in the key.
    public mutating func appendInterpolation(_ string: AttributedString) { parts.append(.text(Text(string))) }

    /// A value by a formatter, else by its description; `%@` in the key.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      parts.append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// A value by a formatter, else by its description; `%@` in the key.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
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

    /// Appends two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { parts.append(.text(Text(dates))) }

    /// Integers are `%lld` in the key, floating-point numbers `%lf`, as Xcode writes them.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      parts.append(.integer(Int64(clamping: value)))
    }
    /// A number, `%lf` in the key.
    public mutating func appendInterpolation(_ value: Double) { parts.append(.floating(value)) }
    /// A number, `%lf` in the key.
    public mutating func appendInterpolation(_ value: CGFloat) { parts.append(.floating(Double(value))) }
    /// A number, `%lf` in the key.
    public mutating func appendInterpolation(_ value: Float) { parts.append(.floating(Double(value))) }

    /// Differs from SwiftUI: the key has `%@` in place of the specifier.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      parts.append(.string(String(format: specifier, arguments: [Int64(clamping: value)])))
    }
    /// Differs from SwiftUI: the key has `%@` in place of the specifier.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
      parts.append(.string(String(format: specifier, arguments: [Double(value)])))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { parts.append(.string("\(value)")) }
  }
}
