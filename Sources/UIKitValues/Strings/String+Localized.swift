public import Foundation
import LocalizedStrings

extension String {
  /// A key with interpolated values: `"\(count) files"` is the key `%lld files` with an argument.
  ///
  /// Integers become `%lld` (`%d` for 32 bits, `%llu` and `%u` if unsigned), floating-point numbers `%lf` and `%f`, and
  /// all other values `%@`, as Xcode writes them into string catalogues.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [FormatArgument]

    /// Creates a key without arguments.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }

    /// Creates a key with the arguments of an interpolation.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Creates a key that is known only at run time.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// The parts of a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [FormatArgument] = []

      /// Prepares for a literal; nothing is reserved.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends characters. A percent sign is doubled, as the key is a format.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
      }

      /// Appends a text.
      public mutating func appendInterpolation(_ text: String) { append("%@", .object(text)) }
      /// Appends an integer.
      public mutating func appendInterpolation(_ number: Int) { append("%lld", .integer(Int64(number))) }
      /// Appends a 32-bit integer.
      public mutating func appendInterpolation(_ number: Int32) { append("%d", .integer(Int64(number))) }
      /// Appends an unsigned integer; values above the maximum of `Int64` count as that.
      public mutating func appendInterpolation(_ number: UInt) { append("%llu", .integer(Int64(clamping: number))) }
      /// Appends an unsigned 32-bit integer.
      public mutating func appendInterpolation(_ number: UInt32) { append("%u", .integer(Int64(number))) }
      /// Appends a floating-point number.
      public mutating func appendInterpolation(_ number: Double) { append("%lf", .floating(number)) }
      /// Appends a single-precision floating-point number.
      public mutating func appendInterpolation(_ number: Float) { append("%f", .floating(Double(number))) }

      private mutating func append(_ placeholder: String, _ argument: FormatArgument) {
        key += placeholder
        arguments.append(argument)
      }
    }
  }

  /// The text of a key, filled with its interpolated values, in the language of the environment; the key itself,
  /// filled, if no file has it.
  ///
  /// Differs from Foundation: there is no `locale`, as numbers are written as in the environment's language.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key.
  ///   - table: the name of the files, without an extension; `nil` for `Localizable`.
  ///   - bundle: the bundle whose folder has them; `nil` for the main bundle.
  ///   - comment: a comment for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self = StringsLookup().string(
      forKey: keyAndValue.key, table: table, in: bundle ?? .main,
      arguments: keyAndValue.arguments.isEmpty ? nil : keyAndValue.arguments)
  }

  /// The text of a key, filled with the arguments of a default value, in the language of the environment; the default
  /// value if no file has the key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text in the development language, and the arguments.
  ///   - table: the name of the files, without an extension; `nil` for `Localizable`.
  ///   - bundle: the bundle whose folder has them; `nil` for the main bundle.
  ///   - comment: a comment for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = StringsLookup().string(
      forKey: "\(key)", table: table, in: bundle ?? .main, value: defaultValue.key,
      arguments: defaultValue.arguments.isEmpty ? nil : defaultValue.arguments)
  }
}
