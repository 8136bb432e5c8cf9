public import Foundation
import LocalizedStrings

/// A value that a format shows: a whole number, a floating-point number or a text.
///
/// The functions of Foundation's names that fill looked-up formats take these, any number of them. Values that the compiler
/// knows as nothing more than `any CVarArg` are Foundation's to fill, which knows no plural forms on Linux.
public protocol StringFormatArgument: CVarArg {}

extension Int: StringFormatArgument {}
extension Int8: StringFormatArgument {}
extension Int16: StringFormatArgument {}
extension Int32: StringFormatArgument {}
extension Int64: StringFormatArgument {}
extension UInt: StringFormatArgument {}
extension UInt8: StringFormatArgument {}
extension UInt16: StringFormatArgument {}
extension UInt32: StringFormatArgument {}
extension UInt64: StringFormatArgument {}
extension Double: StringFormatArgument {}
extension Float: StringFormatArgument {}
extension CGFloat: StringFormatArgument {}
extension String: StringFormatArgument {}
extension NSString: StringFormatArgument {}

extension String {
  /// A format with its arguments: of one that was looked up the plural forms that its language has for them; numbers as the
  /// language writes them, that of the environment where the format was not looked up.
  public static func localizedStringWithFormat(_ format: String, _ arguments: any StringFormatArgument...) -> String {
    localizedString(withFormat: format, arguments: arguments)
  }

  /// A format with its arguments, as `localizedStringWithFormat(_:_:)` fills it.
  ///
  /// - Parameters:
  ///   - format: a format, looked up or not. One that was has its own language, any other that of the environment.
  ///   - arguments: numbers and strings; anything else shows its description. One that is missing shows nothing.
  public static func localizedString(withFormat format: String, arguments: [any CVarArg]) -> String {
    StringsLookup().string(format: format, arguments.map(FormatArgument.init))
  }

  /// A format with its arguments: of one that was looked up the plural forms that its language has for them, numbers as code
  /// writes them. Any other format is Foundation's to fill.
  public init(format: String, _ arguments: any StringFormatArgument...) {
    let lookup = StringsLookup()
    self =
      lookup.knows(format: format)
      ? lookup.string(format: format, arguments.map(FormatArgument.init), numbers: .plain)
      : String(format: format, arguments: arguments)
  }
}

extension FormatArgument {
  fileprivate init(_ argument: any CVarArg) {
    switch argument {
    case let number as any BinaryInteger: self = .integer(Int64(clamping: number))
    case let number as any BinaryFloatingPoint: self = .floating(Double(number))
    default: self = .object("\(argument)")
    }
  }
}
