import HeadlessUIKit
import LetterCase
import Suggestions

/// Makes styles from the entries of `ui-font-text-styles`, which may extend each other in any order.
struct StyleParser {
  static let key = "ui-font-text-styles"
  private static let keys = [
    "extends", "font-name", "letter-case", "letter-spacing", "maximum-point-size", "minimum-point-size", "point-size",
    "scaling-mode", "text-color",
  ]

  private static let letterCases = LetterCase.allCases.map { (name: $0.rawValue, value: $0) }
  private static let scalingModes = ScalingMode.allCases.map { (name: $0.rawValue, value: $0) }

  /// A reason that a style cannot be made.
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
  /// Names of styles that others extend.
  private var extended: Set<String> = []
  /// Names of entries that are not dictionaries, and hence no styles.
  private var refused: Set<String> = []
  /// Styles with an incomplete font, which others may complete.
  private(set) var unfinished: [String: TypographyKitIssue] = [:]
  private var fontsThatAreThere: [String: Bool] = [:]
  /// Names to suggest, loaded when the first one is missing.
  private var fontNames: [String]?
  /// Names of styles to suggest: some of them, as each costs time.
  private lazy var styleNames = Array(own.keys.sorted().prefix(500))

  init(_ root: ConfigurationEntries, colors: ColorParser) {
    self.root = root
    self.colors = colors
  }

  /// The styles of all valid entries, with the configuration they belong to.
  mutating func styles(
    of configuration: TypographyKitConfiguration, _ issues: inout IssueLog
  ) -> [String: Typography] {
    let entries = root.dictionary(Self.key, &issues)
    for entry in entries.entries {
      let members = entries.dictionary(entry.key, known: Self.keys, &issues)
      guard case .dictionary = entry.value.content else {
        refused.insert(entry.key)
        continue
      }
      let style = style(members, &issues)
      own[entry.key] = style
      if let name = style.extends { extended.insert(name) }
    }
    var styles: [String: Typography] = [:]
    for entry in entries.entries {
      extend(entry.key)
      if let problem = problems[entry.key] {
        entries.note(entry.value, entry.key, sentence(problem), "It is ignored.", &issues)
      } else if let style = made[entry.key] {
        let typography = style.typography(entry.key, configuration)
        styles[entry.key] = typography
        for (problem, fallback) in faults(of: typography, configuration) {
          entries.note(entry.value, entry.key, problem, fallback, &issues)
        }
        if let (problem, fallback) = halfAFont(style) {
          let issue = TypographyKitIssue(entry.value.place, entries.path + [entry.key], problem, fallback)
          if extended.contains(entry.key) { unfinished[entry.key] = issue } else { issues.add(issue) }
        }
      }
    }
    return styles
  }

  /// The problems with a style after it was extended and configured.
  private func faults(
    of typography: Typography, _ configuration: TypographyKitConfiguration
  ) -> [(problem: String, fallback: String)] {
    let scaling = TypographyScaling(typography, configuration)
    let own = self.own[typography.name]
    // If the style has both limits, or neither, the problem is reported where they are defined.
    let isSplit = (own?.minimumPointSize == nil) != (own?.maximumPointSize == nil)
    let steps = typography.fontName == nil ? nil : typography.pointSize.flatMap(scaling.stepFault(from:))
    return [isSplit ? scaling.limitsFault : nil, steps].compactMap { $0 }
  }

  private func halfAFont(_ style: OwnStyle) -> (problem: String, fallback: String)? {
    guard style.hasFontName != style.hasPointSize else { return nil }
    let keys = style.hasFontName ? ("font-name", "point-size") : ("point-size", "font-name")
    return ("it has a '\(keys.0)' but no '\(keys.1)'.", "Views keep their own font.")
  }

  // MARK: One style

  private mutating func style(_ entries: ConfigurationEntries, _ issues: inout IssueLog) -> OwnStyle {
    let size = { (key: String, issues: inout IssueLog) in
      entries.number(key, in: SettingsParser.sizes, &issues).map { Float($0) }
    }
    let style = OwnStyle(
      extends: entries.string("extends", &issues), hasFontName: entries.value("font-name") != nil,
      hasPointSize: entries.value("point-size") != nil, fontName: fontName(entries, &issues),
      pointSize: size("point-size", &issues), minimumPointSize: size("minimum-point-size", &issues),
      maximumPointSize: size("maximum-point-size", &issues),
      letterCase: entries.named("letter-case", Self.letterCases, &issues),
      letterSpacing: entries.number("letter-spacing", in: 0...1000, &issues),
      scalingMode: entries.named("scaling-mode", Self.scalingModes, &issues),
      textColor: colors.color("text-color", of: entries, &issues))
    TypographyScaling.checkLimits(style.minimumPointSize, style.maximumPointSize, of: entries, &issues)
    return style
  }

  private mutating func fontName(_ entries: ConfigurationEntries, _ issues: inout IssueLog) -> String? {
    guard let name = entries.string("font-name", &issues), let value = entries.value("font-name") else { return nil }
    let isThere = fontsThatAreThere[name] ?? (FontName(name).font(ofSize: 17) != nil)
    fontsThatAreThere[name] = isThere
    if !isThere {
      let names = fontNames ?? FontName.known
      fontNames = names
      issues.add(
        TypographyKitIssue(
          value.place, entries.path + ["font-name"], Self.sentence(noFont: name, among: names),
          "Views keep their own font.", kind: .missingFont(name: name)))
    }
    return name
  }

  private static func sentence(noFont name: String, among names: [String]) -> String {
    let hint = Suggestion.nearest(to: name, among: names).map { " Did you mean '\($0)'?" }
    return "there is no font '\(name)'."
      + (hint
        ?? " Add its file: --font-file of galley typography, 'fonts' of a catalogue, UIFont.registerFonts(at:) in code.")
  }

  // MARK: Extending

  /// Makes a style with everything that it extends, or finds the reason that it, and those between, cannot be made.
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

  /// Rejects a chain of styles, each extending the next, the last of which extends a style that cannot be extended.
  private mutating func refuse(_ chain: [String], before last: String) {
    let cycle = chain.firstIndex(of: last).map { Array(chain[$0...]) } ?? []
    for (current, next) in zip(chain, chain.dropFirst() + [last]) {
      problems[current] = own[next] == nil && !refused.contains(next) ? .missing(next) : .leftOut(next)
    }
    for current in cycle { problems[current] = .cycle(cycle) }
  }

  private mutating func sentence(_ problem: Problem) -> String {
    switch problem {
    case .cycle(let names): return "styles extend each other in a cycle: \(NameCycle(names))."
    case .leftOut(let name): return "it extends '\(name)', which is ignored."
    case .missing(let name):
      let hint = Suggestion.nearest(to: name, among: styleNames).map { " Did you mean '\($0)'?" }
      return "it extends '\(name)', which does not exist." + (hint ?? "")
    }
  }
}

/// The settings of a style in its own entry.
struct OwnStyle {
  var extends: String?
  /// Whether the key exists, whether or not its value is valid.
  var hasFontName = false
  /// The same for `point-size`.
  var hasPointSize = false
  var fontName: String?
  var pointSize: Float?
  var minimumPointSize: Float?
  var maximumPointSize: Float?
  var letterCase: LetterCase?
  var letterSpacing: Double?
  var scalingMode: ScalingMode?
  var textColor: TypographyColor?

  /// This style, completed from another.
  func extending(_ other: OwnStyle) -> OwnStyle {
    OwnStyle(
      extends: extends, hasFontName: hasFontName || other.hasFontName,
      hasPointSize: hasPointSize || other.hasPointSize, fontName: fontName ?? other.fontName,
      pointSize: pointSize ?? other.pointSize,
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
