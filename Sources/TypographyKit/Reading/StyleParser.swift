import HeadlessUIKit
import LetterCase
import Suggestions

/// Makes styles of the entries of `ui-font-text-styles`, which may extend each other in any order.
struct StyleParser {
  static let key = "ui-font-text-styles"
  private static let keys = [
    "extends", "font-name", "letter-case", "letter-spacing", "maximum-point-size", "minimum-point-size", "point-size",
    "scaling-mode", "text-color",
  ]

  private static let letterCases = LetterCase.allCases.map { (name: $0.rawValue, value: $0) }
  private static let scalingModes = ScalingMode.allCases.map { (name: $0.rawValue, value: $0) }

  /// What a style cannot be made for.
  private enum Problem {
    case cycle([String])
    case leftOut(String)
    case missing(String)
  }

  private let root: ConfigurationEntries
  private var colors: ColorParser
  private var own: [String: OwnStyle] = [:]
  private var made: [String: OwnStyle] = [:]
  private var problems: [String: Problem] = [:]
  private var fontsThatAreThere: [String: Bool] = [:]
  /// Names to suggest, once one is missing.
  private var fontNames: [String]?

  init(_ root: ConfigurationEntries, colors: ColorParser) {
    self.root = root
    self.colors = colors
  }

  /// The styles of all entries that are right, with the configuration they belong to.
  mutating func styles(
    of configuration: TypographyKitConfiguration, _ issues: inout IssueLog
  ) -> [String: Typography] {
    let entries = root.dictionary(Self.key, &issues)
    for entry in entries.entries {
      own[entry.key] = style(entries.dictionary(entry.key, known: Self.keys, &issues), &issues)
    }
    for entry in entries.entries {
      extend(entry.key)
      guard let problem = problems[entry.key] else { continue }
      entries.note(entry.value, entry.key, sentence(problem), "It is left out.", &issues)
    }
    return made.reduce(into: [:]) { $0[$1.key] = $1.value.typography($1.key, configuration) }
  }

  // MARK: One style

  private mutating func style(_ entries: ConfigurationEntries, _ issues: inout IssueLog) -> OwnStyle {
    let size = { (key: String, issues: inout IssueLog) in
      entries.number(key, in: SettingsParser.sizes, &issues).map { Float($0) }
    }
    let style = OwnStyle(
      extends: entries.string("extends", &issues), fontName: fontName(entries, &issues),
      pointSize: size("point-size", &issues), minimumPointSize: size("minimum-point-size", &issues),
      maximumPointSize: size("maximum-point-size", &issues),
      letterCase: entries.named("letter-case", Self.letterCases, &issues),
      letterSpacing: entries.number("letter-spacing", in: -1000...1000, &issues),
      scalingMode: entries.named("scaling-mode", Self.scalingModes, &issues),
      textColor: colors.color("text-color", of: entries, &issues))
    if let least = style.minimumPointSize, let most = style.maximumPointSize, least > most,
      let value = entries.value("minimum-point-size")
    {
      entries.note(
        value, "minimum-point-size", "it is above 'maximum-point-size'.",
        "With 'stepping' the maximum counts, else the minimum.", &issues)
    }
    return style
  }

  private mutating func fontName(_ entries: ConfigurationEntries, _ issues: inout IssueLog) -> String? {
    guard let name = entries.string("font-name", &issues), let value = entries.value("font-name") else { return nil }
    let isThere = fontsThatAreThere[name] ?? (FontName(name).font(ofSize: 17) != nil)
    fontsThatAreThere[name] = isThere
    if !isThere {
      let names = fontNames ?? FontName.known
      fontNames = names
      entries.note(value, "font-name", Self.sentence(noFont: name, among: names), "Views keep their own font.", &issues)
    }
    return name
  }

  private static func sentence(noFont name: String, among names: [String]) -> String {
    let hint = Suggestion.nearest(to: name, among: names).map { " Did you mean '\($0)'?" }
    return "there is no font '\(name)'." + (hint ?? " Register its file, or name a font that is there.")
  }

  // MARK: Extending

  /// Makes a style with all that it extends, or finds why it, and those between, cannot be made.
  private mutating func extend(_ name: String) {
    var chain: [String] = []
    var visited: Set<String> = []
    var next: String? = name
    while let current = next, made[current] == nil {
      guard own[current] != nil, problems[current] == nil, visited.insert(current).inserted else {
        return refuse(chain, before: current)
      }
      chain.append(current)
      next = own[current]?.extends
    }
    for current in chain.reversed() {
      let style = own[current] ?? OwnStyle()
      made[current] = style.extends.flatMap { made[$0] }.map(style.extending) ?? style
    }
  }

  /// Refuses styles of which each extends the next, and the last a style that cannot be extended.
  private mutating func refuse(_ chain: [String], before last: String) {
    let cycle = chain.firstIndex(of: last).map { chain[$0...] } ?? []
    for (current, next) in zip(chain, chain.dropFirst() + [last]) {
      problems[current] = own[next] == nil ? .missing(next) : .leftOut(next)
    }
    for current in cycle { problems[current] = .cycle(Array(cycle)) }
  }

  private func sentence(_ problem: Problem) -> String {
    switch problem {
    case .cycle(let names):
      return "styles extend each other in a circle: " + (names.prefix(8) + names.prefix(1)).joined(separator: " → ")
        + "."
    case .leftOut(let name): return "it extends '\(name)', which is left out."
    case .missing(let name):
      let hint = Suggestion.nearest(to: name, among: Array(own.keys.sorted().prefix(500))).map {
        " Did you mean '\($0)'?"
      }
      return "it extends '\(name)', which is not there." + (hint ?? "")
    }
  }
}

/// What an entry says of a style.
struct OwnStyle {
  var extends: String?
  var fontName: String?
  var pointSize: Float?
  var minimumPointSize: Float?
  var maximumPointSize: Float?
  var letterCase: LetterCase?
  var letterSpacing: Double?
  var scalingMode: ScalingMode?
  var textColor: TypographyColor?

  /// This style, with what it does not say from another.
  func extending(_ other: OwnStyle) -> OwnStyle {
    OwnStyle(
      extends: extends, fontName: fontName ?? other.fontName, pointSize: pointSize ?? other.pointSize,
      minimumPointSize: minimumPointSize ?? other.minimumPointSize,
      maximumPointSize: maximumPointSize ?? other.maximumPointSize, letterCase: letterCase ?? other.letterCase,
      letterSpacing: letterSpacing ?? other.letterSpacing, scalingMode: scalingMode ?? other.scalingMode,
      textColor: textColor ?? other.textColor)
  }

  func typography(_ name: String, _ configuration: TypographyKitConfiguration) -> Typography {
    var typography = Typography(
      name: name, fontName: fontName, fontSize: pointSize, letterCase: letterCase, letterSpacing: letterSpacing ?? 0,
      maximumPointSize: maximumPointSize, minimumPointSize: minimumPointSize, scalingMode: scalingMode,
      textColor: textColor?.uiColor)
    typography.configuration = configuration
    return typography
  }
}
