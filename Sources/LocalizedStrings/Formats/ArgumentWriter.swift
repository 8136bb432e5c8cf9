import Foundation

/// Formats arguments as text in a language.
struct ArgumentWriter {
  let numbers: LanguageNumbers
  let style: StringsSamples.Numbers

  /// The text that a placeholder shows for an argument.
  func string(_ argument: FormatArgument, as placeholder: FormatPlaceholder) -> String {
    let text =
      switch argument {
      case .object(let text): text
      case .integer(let number): integer(number, as: placeholder)
      case .floating(let number): floating(number, as: placeholder)
      }
    return padded(text, as: placeholder)
  }

  /// The text of an argument without a placeholder of its own, `%arg`.
  func string(_ argument: FormatArgument) -> String {
    switch argument {
    case .object(let text): text
    case .integer(let number): style == .plain ? String(number) : numbers.string(Int(number))
    case .floating(let number): floating(number, as: FormatPlaceholder(conversion: "f"))
    }
  }

  private func integer(_ number: Int64, as placeholder: FormatPlaceholder) -> String {
    switch placeholder.conversion {
    case "x": return String(number.magnitude, radix: 16)
    case "X": return String(number.magnitude, radix: 16, uppercase: true)
    case "o", "O": return String(number.magnitude, radix: 8)
    case "f", "F", "e", "E", "g", "G", "a", "A": return floating(Double(number), as: placeholder)
    case "c", "C": return UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    default:
      let text = string(.integer(number))
      return placeholder.hasPlus && number >= 0 ? "+" + text : text
    }
  }

  private func floating(_ number: Double, as placeholder: FormatPlaceholder) -> String {
    let precision = placeholder.precision ?? 6
    switch placeholder.conversion {
    case "e", "E", "g", "G", "a", "A":
      let dot = placeholder.precision.map { ".\($0)" } ?? ""
      return String(format: "%\(dot)\(placeholder.conversion)", number)
    case "f" where style == .localized, "F" where style == .localized:
      let text = numbers.string(number, fractionDigits: precision)
      return placeholder.hasPlus && number >= 0 ? "+" + text : text
    default: return String(format: "%\(placeholder.hasPlus ? "+" : "").\(precision)f", number)
    }
  }

  private func padded(_ text: String, as placeholder: FormatPlaceholder) -> String {
    let missing = placeholder.width - text.unicodeScalars.count
    guard missing > 0 else { return text }
    if placeholder.isLeftAligned { return text + String(repeating: " ", count: missing) }
    let isNumber = placeholder.kind == .integer || placeholder.kind == .floating
    return String(repeating: placeholder.hasZeros && isNumber ? "0" : " ", count: missing) + text
  }
}
