import ArgumentParser
import CommandSupport
import TextLayout
import TextMeasuring

/// The options that describe the measured label and the space it has.
struct MeasuredLabelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A content size category: XS, S, M, L, XL, XXL, XXXL, AX1 … AX5, or 'all'. By default L, or all in galley strings. Can be "
        + "repeated."))
  var category: [String] = []

  @Option(parsing: .unconditionalSingleValue, help: "The width in points at which the text wraps. Can be repeated.")
  var width: [Double] = []

  @Option(parsing: .unconditional, help: "The largest height in points; there is always at least one line.")
  var height: Double?

  @Option(
    parsing: .unconditional, help: "The maximum number of lines; the last one ends in an ellipsis. 0 means no limit.")
  var lines = 0

  @Option(help: "wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail or truncatingMiddle.")
  var lineBreakMode = "truncatingTail"

  @Option(help: "The text alignment: natural, left, center, right or justified.")
  var alignment = "natural"

  @Option(parsing: .unconditional, help: "The line spacing in points.")
  var lineSpacing = 0.0

  @Option(parsing: .unconditional, help: "The line height multiple; 0 means 1.")
  var lineHeightMultiple = 0.0

  @Option(parsing: .unconditional, help: "Kerning in points, instead of the font's own tracking.")
  var tracking: Double?

  @Flag(help: "Allow tightening before the text is truncated.")
  var tightening = false

  @Option(help: "The language of the text: en, ja, zh-Hans, …")
  var locale = "en"

  @Option(help: "The writing direction of the text: natural, leftToRight or rightToLeft.")
  var direction = "natural"

  @Option(help: "The layout direction, which natural alignment follows: leftToRight or rightToLeft.")
  var layoutDirection = "leftToRight"

  @Option(parsing: .unconditional, help: "The screen scale: also prints the size in whole pixels.")
  var scale: Double?

  @Flag(help: "Measure with Bold Text.")
  var boldText = false

  /// Puts the options into a request.
  func apply(to request: inout MeasuringRequest) throws {
    request.categories = try categories() ?? [.large]
    request.widths = try width.map(checkedWidth)
    request.height = height
    guard lines >= 0 else { throw ValidationError("--lines is \(lines): expected 0 or more.") }
    request.lines = lines
    request.lineBreakMode = try named(lineBreakMode, "--line-break-mode", KnownNames.lineBreakModes)
    request.alignment = try named(alignment, "--alignment", KnownNames.alignments)
    request.paragraph.lineSpacing = lineSpacing
    request.paragraph.lineHeightMultiple = lineHeightMultiple
    request.paragraph.direction = try named(direction, "--direction", KnownNames.directions)
    request.isRightToLeftLayout = try named(layoutDirection, "--layout-direction", KnownNames.layoutDirections)
    request.tracking = tracking
    request.allowsTightening = tightening
    guard LanguageTag.isKnown(locale) else {
      throw ValidationError("--locale: '\(locale)' is not a known language: expected \(LanguageTag.expected).")
    }
    request.locale = locale
    request.scale = scale
    request.hasBoldText = boldText
  }

  /// The given categories; nil if none were given.
  func categories() throws -> [MeasuringCategory]? {
    guard !category.isEmpty else { return nil }
    if category.map({ $0.lowercased() }) == ["all"] { return MeasuringCategory.allCases }
    return try category.map {
      try OptionValue.named($0, "--category", among: MeasuringCategory.allCases, name: \.rawValue)
    }
  }

  private func checkedWidth(_ width: Double) throws -> Double {
    guard width.isFinite, width > 0, width <= 1_000_000 else {
      throw ValidationError("--width is \(width): expected 0 < width <= 1000000.")
    }
    return width
  }

  private func named<Value>(_ text: String, _ option: String, _ names: FieldNames<Value>) throws -> Value {
    let pairs = names.names.compactMap { name in names.values[name].map { (name, $0) } }
    return try OptionValue.named(text, option, among: pairs, name: \.0).1
  }

  /// Whether any option describes the label or its space, other than categories.
  var isGiven: Bool {
    !width.isEmpty || height != nil || lines != 0 || tracking != nil || tightening || lineSpacing != 0
      || lineHeightMultiple != 0
  }

  /// The option for a part of a request; nil if the message needs none.
  static func option(ofField field: String?) -> String? {
    guard let name = field?.prefix(while: { $0 != "[" }) else { return nil }
    switch name {
    case "height": return "--height"
    case "lines": return "--lines"
    case "lineSpacing": return "--line-spacing"
    case "lineHeightMultiple": return "--line-height-multiple"
    case "tracking": return "--tracking"
    case "scale": return "--scale"
    case "font.maximumSize": return "--maximum-size"
    case "want": return "--want"
    default: return nil
    }
  }
}
