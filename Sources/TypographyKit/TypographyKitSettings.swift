public import Foundation
public import LocalizedStrings

/// A configuration as it was read: colours, styles, what counts for all of them, and what is wrong with it.
///
/// ```swift
/// let settings = try TypographyKitSettings(contentsOf: url)
/// let heading = settings.styles["heading"]?.font(.accessibilityLarge)
/// for issue in settings.issues { print(issue) }
/// ```
public struct TypographyKitSettings: Sendable {
  /// Colours by name.
  public let colors: [String: TypographyColor]
  /// What counts for all styles.
  public let configuration: TypographyKitConfiguration
  /// Styles by name.
  public let styles: [String: Typography]
  /// What is wrong, in the file's order: 1,000 at most.
  public let issues: [TypographyKitIssue]
  /// How many more there are.
  public let omittedIssueCount: Int
  /// What styles and colours are made of; empty where nothing is wrong.
  private let uses: [TypographyEntry: [TypographyEntry]]
  /// Styles with half a font that others extend: nothing is wrong until one is used itself.
  private let unfinished: [String: TypographyKitIssue]

  private static let keys = [ColorParser.key, SettingsParser.key, StyleParser.key]

  /// Reads a file, JSON or a property list in XML. Where it does not say, the configuration given counts.
  ///
  /// - Throws: `StringsError` with file, line and column where it cannot be read at all.
  public init(
    contentsOf url: URL, configuration: TypographyKitConfiguration = TypographyKitConfiguration()
  ) throws(StringsError) {
    try StringsFile.requireExistence(of: url)
    try self.init(
      StringsFile.bytes(of: url), type: ConfigurationType(rawValue: url.pathExtension.lowercased()),
      file: url.relativePath, configuration: configuration.setConfigurationURL(url))
  }

  /// Reads a file's bytes, which messages call by the name given. Without a type, what begins with `<` is a property list,
  /// and all else JSON.
  ///
  /// - Throws: `StringsError` with line and column where they cannot be read at all.
  public init(
    _ data: some Sequence<UInt8>, type: ConfigurationType? = nil, file: String = "TypographyKit",
    configuration: TypographyKitConfiguration = TypographyKitConfiguration()
  ) throws(StringsError) {
    let bytes = Array(data)
    let value = try ConfigurationValue(bytes, type: type ?? Self.type(of: bytes), file: file)
    guard case .dictionary(let members) = value.content else {
      throw StringsError(
        .wrongType(of: "a configuration", expected: "a dictionary", found: value.kind), at: value.place)
    }
    var log = IssueLog()
    let root = ConfigurationEntries(members, path: [], known: Self.keys, &log)
    var parser = ColorParser(root.dictionary(ColorParser.key, &log))
    colors = parser.colors(&log)
    self.configuration = SettingsParser.configuration(root, over: configuration, colors: parser, &log)
    var styleParser = StyleParser(root, colors: parser)
    styles = styleParser.styles(of: self.configuration, &log)
    unfinished = styleParser.unfinished
    issues = log.issues.sorted { $0.place < $1.place }
    omittedIssueCount = log.omittedCount
    uses = log.issues.isEmpty ? [:] : TypographyEntry.uses(in: root, colors: parser)
  }

  /// What is wrong with a style or a colour: with itself, with what it is made of, and, of a style, with what counts for
  /// all of them.
  package func issues(of entry: TypographyEntry) -> [TypographyKitIssue] {
    var used: Set<TypographyEntry> = [entry]
    var next = [entry]
    while let user = next.popLast() {
      for part in uses[user] ?? [] where used.insert(part).inserted { next.append(part) }
    }
    let found = issues.filter { issue in TypographyEntry(issue.keyPath).map(used.contains) ?? entry.isStyle }
    guard case .style(let name) = entry, let half = unfinished[name] else { return found }
    return found + [half]
  }

  /// Whether the file has a style of a name, be it right or wrong.
  package func hasStyle(_ name: String) -> Bool { styles[name] != nil || uses[.style(name)] != nil }

  private static func type(of bytes: [UInt8]) -> ConfigurationType {
    bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<") ? .plist : .json
  }
}
