public import Foundation
import LocalizedStrings

/// An argument of a format: an integer, a floating-point number, a text or another object.
///
/// The functions with Foundation's names that fill looked-up formats take any number of these. Values known to the
/// compiler only as `any CVarArg` are filled in by Foundation, which knows no plural forms on Linux.
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
extension NSObject: StringFormatArgument {}

// Foundation on Apple's platforms has it. Foundation on Linux stops at a reference to an object that is not one of its own
// texts, and shows numbers that have decimals as 0, so that objects are given as their texts.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The reference that `%@` shows.
  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(unsafeBitCast(self, to: AnyObject.self)) }
  /// The text that `%@` shows.
  public var _cVarArgObject: any CVarArg { self as? NSString ?? String(describing: self) as NSString }
}

extension String {
  /// Fills a format with arguments. A looked-up format uses the plural forms and the number format of its language; any
  /// other uses the number format of the environment's language.
  public static func localizedStringWithFormat(_ format: String, _ arguments: any StringFormatArgument...) -> String {
    localizedString(withFormat: format, arguments: arguments)
  }

  /// Fills a format with arguments, like `localizedStringWithFormat(_:_:)`.
  ///
  /// - Parameters:
  ///   - format: a format, which uses its own language if it was looked up, and otherwise that of the environment.
  ///   - arguments: numbers and strings; for other values their description is shown. A missing one shows nothing.
  public static func localizedString(withFormat format: String, arguments: [any CVarArg]) -> String {
    StringsLookup().string(format: format, arguments.map(FormatArgument.init))
  }

  /// Fills a format with arguments. A looked-up format uses the plural forms of its language, with numbers written as
  /// in code; any other is filled in by Foundation.
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
