import Foundation
import LocalizedStrings

extension String {
  /// A looked-up format with a number: the plural form that its language has for it, the number as the language writes it.
  ///
  /// Differs from Foundation, whose method any other arguments lead to: it knows no plural forms on Linux. Use
  /// `localizedString(withFormat:arguments:)` there, or `init(localized:table:bundle:comment:)`.
  public static func localizedStringWithFormat(_ format: String, _ argument: Int) -> String {
    localizedString(withFormat: format, arguments: [argument])
  }

  /// A looked-up format with two numbers.
  public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: Int) -> String {
    localizedString(withFormat: format, arguments: [first, second])
  }

  /// A format with its arguments: what `localizedStringWithFormat(_:_:)` gives on Apple's systems for all of them.
  ///
  /// - Parameters:
  ///   - format: a format, looked up or not. One that was has its own language, any other that of the environment.
  ///   - arguments: numbers and strings; anything else shows its description. One that is missing shows nothing.
  public static func localizedString(withFormat format: String, arguments: [any CVarArg]) -> String {
    StringsLookup().string(format: format, arguments.map(FormatArgument.init))
  }

  /// A looked-up format with a number: the plural form that its language has for it, the number as code writes it.
  ///
  /// Any other format is Foundation's to fill.
  public init(format: String, _ argument: Int) {
    self = String.string(format: format, [argument])
  }

  /// A looked-up format with two numbers.
  public init(format: String, _ first: Int, _ second: Int) {
    self = String.string(format: format, [first, second])
  }

  private static func string(format: String, _ arguments: [Int]) -> String {
    let lookup = StringsLookup()
    guard lookup.knows(format: format) else { return String(format: format, arguments: arguments) }
    return lookup.string(format: format, arguments.map(FormatArgument.init), numbers: .plain)
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
