public import Foundation
public import LocalizedStrings

/// The settings read from a configuration: colours, styles, defaults for all of them, and mistakes in it.
///
/// ```swift
/// let settings = try TypographyKitSettings(contentsOf: url)
/// let heading = settings.styles["heading"]?.font(.accessibilityLarge)
/// for issue in settings.issues { print(issue) }
/// ```
public struct TypographyKitSettings: Sendable {
  /// Colours by name.
  public let colors: [String: TypographyColor]
  /// The configuration for all styles.
  public let configuration: TypographyKitConfiguration
  /// Styles by name.
  public let styles: [String: Typography]
  /// The mistakes in the file's order: at most 1,000.
  public let issues: [TypographyKitIssue]
  /// The number of further mistakes.
  public let omittedIssueCount: Int
  /// The dependencies of styles and colours; empty if there are no mistakes.
  private let uses: [TypographyEntry: [TypographyEntry]]
  /// Styles with an incomplete font that others extend: an error only if one is used directly.
  private let unfinished: [String: TypographyKitIssue]

  private static let keys = [ColorParser.key, SettingsParser.key, StyleParser.key]

  /// Reads a file, JSON or a property list in XML. The given configuration has the defaults.
  ///
  /// - Throws: `StringsError` with file, line and column if it cannot be read at all.
  public init(
    contentsOf url: URL, configuration: TypographyKitConfiguration = TypographyKitConfiguration()
  ) throws(StringsError) {
    try StringsFile.requireExistence(of: url)
    try self.init(
      StringsFile.bytes(of: url), type: ConfigurationType(rawValue: url.pathExtension.lowercased()),
      file: url.relativePath, configuration: configuration.setConfigurationURL(url))
  }

  /// Reads a file's contents, with the given name for messages. Without a type, contents that begin with `<` are a
  /// property list, and any others JSON.
  ///
  /// - Throws: `StringsError` with line and column if they cannot be read at all.
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

  /// The mistakes in a style or a colour: its own, those of its dependencies, and, for a style, those in the settings
  /// for all.
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

  /// Whether the file has a style with a name, valid or not.
  package func hasStyle(_ name: String) -> Bool { styles[name] != nil || uses[.style(name)] != nil }

  private static func type(of bytes: [UInt8]) -> ConfigurationType {
    bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<") ? .plist : .json
  }
}
