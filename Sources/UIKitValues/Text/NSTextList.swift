public import Foundation

/// A list of paragraphs, with the kind of their markers. Differs from UIKit: text is drawn as it is, without markers.
open class NSTextList: NSObject {
  private let mark = CoreFoundationMark()
  /// The kind of the markers.
  public final let markerFormat: MarkerFormat
  /// The options of the list.
  public final let listOptions: Options
  /// The number of the first item; 1 if it is 0.
  open var startingItemNumber: Int
  /// Whether items are numbered.
  open var isOrdered: Bool { markerFormat.isOrdered }

  /// Creates a list whose markers have a kind.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    (self.markerFormat, listOptions) = (markerFormat, options)
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list whose markers have a kind.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: mask))
  }

  /// The marker of an item.
  open func marker(forItemNumber itemNumber: Int) -> String { markerFormat.marker(of: itemNumber) }
}

extension NSTextList {
  /// The options of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A marker begins with that of the list around it.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// A kind of markers: a text with a name in braces that stands for the item.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind from a text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Boxes.
    public static let box = MarkerFormat(rawValue: "{box}")
    /// Check marks.
    public static let check = MarkerFormat(rawValue: "{check}")
    /// Circles.
    public static let circle = MarkerFormat(rawValue: "{circle}")
    /// Diamonds.
    public static let diamond = MarkerFormat(rawValue: "{diamond}")
    /// Discs.
    public static let disc = MarkerFormat(rawValue: "{disc}")
    /// Hyphens.
    public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    /// Squares.
    public static let square = MarkerFormat(rawValue: "{square}")
    /// Numbers.
    public static let decimal = MarkerFormat(rawValue: "{decimal}")
    /// Numbers to the base 8.
    public static let octal = MarkerFormat(rawValue: "{octal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
    /// Small letters, as `lowercaseAlpha`.
    public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
    /// Capital letters, as `uppercaseAlpha`.
    public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
    /// Small Roman numerals.
    public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
    /// Capital Roman numerals.
    public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
    /// Numbers to the base 16.
    public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
    /// Numbers to the base 16.
    public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
  }
}

extension NSTextList.MarkerFormat {
  private static let signs = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
    "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  /// The text before the name, the name, and the text behind it.
  private var parts: (before: Substring, name: String, after: Substring) {
    guard let start = rawValue.firstIndex(of: "{"), let end = rawValue[start...].firstIndex(of: "}") else {
      return (rawValue[...], "", "")
    }
    return (
      rawValue[..<start], String(rawValue[rawValue.index(after: start)..<end]), rawValue[rawValue.index(after: end)...]
    )
  }

  var isOrdered: Bool {
    let name = parts.name
    return !name.isEmpty && NSTextList.MarkerFormat.signs[name] == nil
  }

  func marker(of number: Int) -> String {
    let (before, name, after) = parts
    return before + (NSTextList.MarkerFormat.signs[name] ?? numeral(name, number)) + after
  }

  private func numeral(_ name: String, _ number: Int) -> String {
    switch name {
    case "": ""
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number).lowercased()
    case "upper-roman": roman(number)
    default: String(number)
    }
  }

  /// a, b, … z, aa, ab, …
  private func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  private func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let numerals = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (number, "")
    for (value, numeral) in numerals {
      while rest >= value {
        text += numeral
        rest -= value
      }
    }
    return text
  }
}
