import Foundation
import HeadlessUIKit
import LetterCase
import Testing

@testable import TypographyKit

/// Every key and every named value of a configuration, each in its own file: T2 to T8 of rwbutler/TypographyKit 6.0.1
/// (its README, `ConfigurationKey.swift`, `FontTextStyleParser.swift` and `TypographyKitConfiguration.swift`).
@Suite struct KeyTests {
  /// A key's value in a file, and the result as text.
  struct Row: CustomTestStringConvertible, Sendable {
    let member: String
    let expected: String
    let testDescription: String

    init(_ member: String, _ expected: String) {
      (self.member, self.expected, testDescription) = (member, expected, member)
    }
  }

  /// The results of a style's keys.
  private static func values(of style: Typography) -> [String] {
    [
      style.fontName, style.pointSize.map { "\($0)" }, style.minimumPointSize.map { "minimum \($0)" },
      style.maximumPointSize.map { "maximum \($0)" }, style.letterCase?.rawValue,
      style.letterSpacing == 0 ? nil : "spacing \(style.letterSpacing)", style.scalingMode?.rawValue,
      style.textColor.map { $0 == .red ? "red" : "another colour" },
    ].compactMap { $0 }
  }

  private static let cases = [
    "regular", "capitalized", "kebab", "lower", "lower-camel", "macro", "snake", "train", "upper", "upper-camel",
  ]
  private static let modes = ["uifontmetrics", "uifontmetrics-with-fallback", "stepping", "disabled"]

  @Test(
    arguments: [
      // One of these two without the other is reported.
      Row("\"font-name\": \"Inter-Regular\", \"point-size\": 17.5", "Inter-Regular 17.5"),
      Row("\"minimum-point-size\": 12", "minimum 12.0"), Row("\"maximum-point-size\": 44", "maximum 44.0"),
      Row("\"text-color\": \"red\"", "red"), Row("\"letter-spacing\": 1.25", "spacing 1.25"),
    ] + cases.map { Row("\"letter-case\": \"\($0)\"", $0) } + modes.map { Row("\"scaling-mode\": \"\($0)\"", $0) })
  func aKeyOfAStyle(row: Row) throws {
    let settings = try Configurations.styles("\"a\": {\(row.member)}, \"b\": {\"extends\": \"a\"}")
    #expect(settings.issues.isEmpty, "\(settings.issues)")
    for name in ["a", "b"] {
      let values = Self.values(of: try #require(settings.styles[name])).joined(separator: " ")
      #expect(values == row.expected, "style \(name)")
    }
  }

  /// The values that differ from the defaults.
  private static func values(of configuration: TypographyKitConfiguration) -> [String] {
    [
      configuration.minimumPointSize.map { "minimum \($0)" }, configuration.maximumPointSize.map { "maximum \($0)" },
      configuration.pointStepSize == 2 ? nil : "step \(configuration.pointStepSize)",
      configuration.pointStepMultiplier == 1 ? nil : "multiplier \(configuration.pointStepMultiplier)",
      configuration.scalingMode == .default ? nil : configuration.scalingMode.rawValue,
      configuration.labels == LabelSettings() ? nil : "lines \(configuration.labels.lineBreakMode.rawValue)",
      configuration.buttons == ButtonSettings() ? nil : configuration.buttons.titleColorApplyMode.rawValue,
      configuration.developmentColor == .red ? nil : "development \(configuration.developmentColor)",
      configuration.fallbackColor == .clear ? nil : "fallback \(configuration.fallbackColor)",
      configuration.isDevelopment ? nil : "no development",
      configuration.shouldCrashIfColorNotFound ? "crash" : nil,
      configuration.shouldUseDevelopmentColors ? "development colours" : nil,
    ].compactMap { $0 }
  }

  @Test(arguments: [
    Row("\"minimum-point-size\": 11", "minimum 11.0"), Row("\"maximum-point-size\": 60", "maximum 60.0"),
    Row("\"point-step-size\": 3", "step 3.0"), Row("\"point-step-multiplier\": 1.5", "multiplier 1.5"),
    Row("\"scaling-mode\": \"stepping\"", "stepping"), Row("\"scaling-mode\": \"disabled\"", "disabled"),
    Row("\"scaling-mode\": \"uifontmetrics\"", "uifontmetrics"),
    // Raw values of UIKit's NSLineBreakMode.
    Row("\"labels\": {\"line-break-mode\": \"char-wrap\"}", "lines 1"),
    Row("\"labels\": {\"line-break-mode\": \"clip\"}", "lines 2"),
    Row("\"labels\": {\"line-break-mode\": \"truncate-head\"}", "lines 3"),
    Row("\"labels\": {\"line-break-mode\": \"truncate-tail\"}", "lines 4"),
    Row("\"labels\": {\"line-break-mode\": \"truncate-middle\"}", "lines 5"),
    Row("\"buttons\": {\"title-color-apply-mode\": \"all\"}", "all"),
    Row("\"buttons\": {\"title-color-apply-mode\": \"none\"}", "none"),
    Row("\"buttons\": {\"title-color-apply-mode\": \"normal\"}", "normal"),
    Row("\"development-color\": \"cyan\"", "development cyan"), Row("\"fallback-color\": \"white\"", "fallback white"),
    Row("\"is-development\": false", "no development"), Row("\"should-crash-if-color-not-found\": true", "crash"),
    Row("\"should-use-development-colors\": true", "development colours"),
  ])
  func aKeyOfTheSettings(row: Row) throws {
    let code = TypographyKitConfiguration().setIsDevelopment(true)
    let settings = try Configurations.read("{\"typography-kit\": {\(row.member)}}", over: code)
    #expect(settings.issues.isEmpty, "\(settings.issues)")
    #expect(Self.values(of: settings.configuration) == [row.expected])
  }

  /// The library's own defaults, which a file can also name; and keys that only give the location of a file.
  @Test(arguments: [
    "\"labels\": {\"line-break-mode\": \"word-wrap\"}", "\"scaling-mode\": \"uifontmetrics-with-fallback\"",
    "\"buttons\": {\"title-color-apply-mode\": \"where-unspecified\"}", "\"configuration-name\": \"Other\"",
    "\"configuration-type\": \"plist\"",
  ])
  func aKeyThatChangesNothing(member: String) throws {
    let code = TypographyKitConfiguration().setIsDevelopment(true)
    let settings = try Configurations.read("{\"typography-kit\": {\(member)}}", over: code)
    #expect(settings.issues.isEmpty && Self.values(of: settings.configuration).isEmpty)
  }

  /// `TypographyColor.swift`: UIKit's colours, which need no entry.
  @Test(arguments: [
    ("black", UIColor.black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white), ("gray", .gray),
    ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta),
    ("orange", .orange), ("purple", .purple), ("brown", .brown), ("clear", .clear),
  ])
  func aColorOfUIKit(name: String, color: UIColor) throws {
    let settings = try Configurations.colors("\"a\": \"\(name)\"")
    #expect(settings.issues.isEmpty && settings.colors["a"]?.uiColor == color)
  }
}
