import LocalizedStrings
import TextMeasuring
import Yams

/// Reads the description of a label, over the defaults for all labels.
struct LabelReader {
  static let keys = [
    "style", "font", "maximumSize", "width", "height", "lines", "expectedLines", "categories", "lineBreakMode",
    "tightening", "boldText",
  ]
  /// The maximum width and height of a label in points.
  static let lengthLimit = 10_000.0

  private(set) var label: CheckedLabel
  /// Whether a width is known.
  private(set) var hasWidth = false

  /// A default label, like UIKit's: body, one line, truncated at its end; at all sizes.
  init() {
    var template = MeasuringRequest("", font: .style(.body))
    template.lines = 1
    template.categories = MeasuringCategory.allCases
    template.want = CheckedLabel.wants
    label = CheckedLabel(template: template)
  }

  /// Reads the keys of a table.
  mutating func read(_ table: RuleTable) throws(RulesError) {
    try readFont(table)
    for value in table.entries { try read(value) }
  }

  private mutating func read(_ value: RuleValue) throws(RulesError) {
    switch value.key {
    case "width":
      label.template.widths = try Self.numbers(value)
      hasWidth = true
    case "height": label.template.height = try value.number(above: 0, upTo: Self.lengthLimit)
    case "lines": label.template.lines = try value.wholeNumber(in: 0...1000)
    case "expectedLines": label.expectedLines = try Self.expectedLines(value)
    case "categories": label.template.categories = try Self.categories(value)
    case "lineBreakMode": label.template.lineBreakMode = try value.name(KnownNames.lineBreakModes)
    case "tightening": label.template.allowsTightening = try value.bool()
    case "boldText": label.template.hasBoldText = try value.bool()
    default: break
    }
  }

  private mutating func readFont(_ table: RuleTable) throws(RulesError) {
    let maximum = try table["maximumSize"]?.number(above: 0, upTo: 1000)
    if let font = table["font"] {
      try table.refuse(["style"], beside: "font", "a style is a font of its own")
      try table.refuse(["maximumSize"], beside: "font", "write it into the font")
      label.template.font = try RuleFontReader.font(font)
    } else if let style = table["style"] {
      label.template.font = .style(
        try style.name(KnownNames.styles), maximumSize: maximum ?? label.template.font.maximumSize)
    } else if let maximum {
      label.template.font.maximumSize = maximum
    }
  }

  /// Throws if more lines are expected than the label shows: that number could never be exceeded.
  func checkLines(_ table: RuleTable) throws(RulesError) {
    let count = label.template.lines
    guard let expected = label.expectedLines?.byCategory.values.max(), count != 0, expected >= count else { return }
    throw RulesError(
      .together(
        "expectedLines", "lines",
        reason: "the label cuts what is beyond \(count == 1 ? "1 line" : "\(count) lines"); "
          + "give it more, or 0 for any number"),
      at: (table["expectedLines"] ?? table["lines"])?.place ?? table.place)
  }

  private static func numbers(_ value: RuleValue) throws(RulesError) -> [Double] {
    var numbers: [Double] = []
    for element in try value.elements("a number, or a list of numbers") {
      let number = try element.number(above: 0, upTo: lengthLimit)
      if !numbers.contains(number) { numbers.append(number) }
    }
    guard numbers.count <= 100 else { throw value.wrong("at most 100 numbers") }
    return numbers
  }

  static func categories(_ value: RuleValue) throws(RulesError) -> [MeasuringCategory] {
    if value.node.scalar?.string == "all" { return MeasuringCategory.allCases }
    var categories: Set<MeasuringCategory> = []
    for element in try value.elements("all, or a list of sizes") {
      categories.insert(try element.name(KnownNames.categories))
    }
    return MeasuringCategory.allCases.filter(categories.contains)
  }

  private static func expectedLines(_ value: RuleValue) throws(RulesError) -> ExpectedLines {
    guard !value.isScalar else { return ExpectedLines(try value.wholeNumber(in: 1...1000)) }
    let table = try RuleTable(value, "'expectedLines'", known: KnownNames.categories.names)
    var counts: [MeasuringCategory: Int] = [:]
    for entry in table.entries {
      if let category = KnownNames.categories.values[entry.key] {
        counts[category] = try entry.wholeNumber(in: 1...1000)
      }
    }
    guard !counts.isEmpty else { throw value.wrong("a number of lines, or one for sizes, {L: 1, AX1: 2}") }
    return ExpectedLines(byCategory: counts)
  }
}
