import ArgumentParser
import CommandSupport
import TextLayout
import TextMeasuring

/// The options that describe the measured label and the space it has.
struct MeasuredLabelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A content size category: XS, S, M, L, XL, XXL, XXXL, AX1 … AX5, or 'all': L unless given, of --strings all. May be "
        + "given several times."))
  var category: [String] = []

  @Option(parsing: .unconditionalSingleValue, help: "Points to wrap the text at. May be given several times.")
  var width: [Double] = []

  @Option(parsing: .unconditional, help: "Points that the lines may take at most; there is always one line.")
  var height: Double?

  @Option(parsing: .unconditional, help: "The most lines; the last one ends in an ellipsis. 0 means no limit.")
  var lines = 0

  @Option(help: "wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail or truncatingMiddle.")
  var lineBreakMode = "truncatingTail"

  @Option(help: "Where lines stand in the width: natural, left, center, right or justified.")
  var alignment = "natural"

  @Option(parsing: .unconditional, help: "The least distance between two lines, in points.")
  var lineSpacing = 0.0

  @Option(parsing: .unconditional, help: "The factor of the lines' own height; 0 means 1.")
  var lineHeightMultiple = 0.0

  @Option(parsing: .unconditional, help: "Points between characters, in place of the font's own tracking.")
  var tracking: Double?

  @Flag(help: "The last line may be set a little narrower before it is cut.")
  var tightening = false

  @Option(help: "The language of the text: en, ja, zh-Hans, …")
  var locale = "en"

  @Option(help: "The direction of the text as a whole: natural, leftToRight or rightToLeft.")
  var direction = "natural"

  @Option(help: "The direction of the interface, where natural lines stand: leftToRight or rightToLeft.")
  var layoutDirection = "leftToRight"

  @Option(parsing: .unconditional, help: "Pixels in a point: says the whole pixels that a label takes.")
  var scale: Double?

  @Flag(help: "As for a reader who wants bold text.")
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
