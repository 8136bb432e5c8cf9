public import Foundation
import LocalizedStrings

extension String {
  /// A key with what is interpolated in it: `"\(count) files"` is the key `%lld files` with an argument.
  ///
  /// Whole numbers are `%lld` (`%d` of 32 bits, unsigned `%llu` and `%u`), floating-point numbers `%lf` and `%f`, all others
  /// `%@`, as Xcode writes them into string catalogues.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [FormatArgument]

    /// A key without arguments.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }

    /// A key with the arguments of an interpolation.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// A key that is known at run time.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// What a literal with interpolations is put together from.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [FormatArgument] = []

      /// Makes room for a literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds characters. A percent sign counts twice, as the key is a format.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      /// Adds a text.
      public mutating func appendInterpolation(_ text: String) { append("%@", .object(text)) }
      /// Adds a whole number.
      public mutating func appendInterpolation(_ number: Int) { append("%lld", .integer(Int64(number))) }
      /// Adds a whole number of 32 bits.
      public mutating func appendInterpolation(_ number: Int32) { append("%d", .integer(Int64(number))) }
      /// Adds a whole number from 0; one above that of `Int64` counts as that.
      public mutating func appendInterpolation(_ number: UInt) { append("%llu", .integer(Int64(clamping: number))) }
      /// Adds a whole number of 32 bits from 0.
      public mutating func appendInterpolation(_ number: UInt32) { append("%u", .integer(Int64(number))) }
      /// Adds a floating-point number.
      public mutating func appendInterpolation(_ number: Double) { append("%lf", .floating(number)) }
      /// Adds a floating-point number of single precision.
      public mutating func appendInterpolation(_ number: Float) { append("%f", .floating(Double(number))) }

      private mutating func append(_ placeholder: String, _ argument: FormatArgument) {
        key += placeholder
        arguments.append(argument)
      }
    }
  }

  /// The text of a key for what is interpolated in it, in the language of the environment; the key itself, filled, where no
  /// file has it.
  ///
  /// Differs from Foundation: there is no `locale`, as numbers are written as the environment's language does.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key.
  ///   - table: the name of the files, without an extension; nil is `Localizable`.
  ///   - bundle: the bundle whose folder has them; nil is the main bundle.
  ///   - comment: a word to translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self = StringsLookup().string(
      forKey: keyAndValue.key, table: table, in: bundle ?? .main,
      arguments: keyAndValue.arguments.isEmpty ? nil : keyAndValue.arguments)
  }

  /// The text of a key for the arguments of a value, in the language of the environment; the value where no file has it.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text in the development language, and the arguments.
  ///   - table: the name of the files, without an extension; nil is `Localizable`.
  ///   - bundle: the bundle whose folder has them; nil is the main bundle.
  ///   - comment: a word to translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = StringsLookup().string(
      forKey: "\(key)", table: table, in: bundle ?? .main, value: defaultValue.key,
      arguments: defaultValue.arguments.isEmpty ? nil : defaultValue.arguments)
  }
}
