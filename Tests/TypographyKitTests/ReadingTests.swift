import Foundation
import HeadlessUIKit
import LetterCase
import LocalizedStrings
import Testing

@testable import TypographyKit

/// The results of reading configurations: T1 to T3 and T8 of rwbutler/TypographyKit 6.0.1 (its README, CHANGELOG and
/// sources).
@Suite struct ReadingTests {
  @Test func everyKeyCounts() throws {
    let settings = try Configurations.read(Configurations.everything)
    #expect(settings.issues.isEmpty, "\(settings.issues)")
    let configuration = settings.configuration
    #expect(configuration.buttons.titleColorApplyMode == .normal)
    #expect(configuration.labels.lineBreakMode == .byTruncatingTail)
    #expect(configuration.developmentColor == .magenta)
    #expect(configuration.fallbackColor == .hexWithoutAlpha(string: "08224C"))
    #expect(configuration.isDevelopment && configuration.shouldUseDevelopmentColors)
    #expect(configuration.minimumPointSize == 10 && configuration.maximumPointSize == 100)
    #expect(configuration.pointStepSize == 3 && configuration.pointStepMultiplier == 2)
    #expect(configuration.scalingMode == .stepping)
    let heading = try #require(settings.styles["heading"])
    #expect(heading.fontName == "System-Semibold" && heading.pointSize == 36)
    #expect(heading.letterCase == .upper && heading.letterSpacing == 1.5)
    #expect(heading.minimumPointSize == 30 && heading.maximumPointSize == 60 && heading.scalingMode == .fontMetrics)
    #expect(settings.styles.keys.sorted() == ["heading", "paragraph", "subheading"])
  }

  /// Differs from the library, where `extends` drops the spacing.
  @Test func aStyleHasWhatItDoesNotSayFromTheOneItExtends() throws {
    let settings = try Configurations.read(Configurations.everything)
    let (heading, subheading) = (settings.styles["heading"], settings.styles["subheading"])
    #expect(subheading?.name == "subheading" && subheading?.pointSize == 24.5)
    #expect(subheading?.fontName == heading?.fontName && subheading?.letterSpacing == 1.5)
    #expect(subheading?.letterCase == .upper && subheading?.minimumPointSize == 30)
    #expect(subheading?.maximumPointSize == 60 && subheading?.scalingMode == .fontMetrics)
    #expect(subheading?.textColor == heading?.textColor)
  }

  @Test func whatAFileDoesNotSayIsAsCodeHasIt() throws {
    let code = TypographyKitConfiguration().setPointStepSize(7).setMaximumPointSize(40).setScalingMode(.disabled)
    let settings = try Configurations.read("{\"typography-kit\": {\"point-step-size\": 5}}", over: code)
    #expect(settings.configuration.pointStepSize == 5)
    #expect(settings.configuration.maximumPointSize == 40 && settings.configuration.scalingMode == .disabled)
    let plain = try Configurations.read("{}").configuration
    #expect(plain.pointStepSize == 2 && plain.pointStepMultiplier == 1 && plain.minimumPointSize == nil)
    #expect(plain.scalingMode.rawValue == "uifontmetrics-with-fallback")
    #expect(plain.labels.lineBreakMode == .byWordWrapping && plain.buttons.titleColorApplyMode == .whereUnspecified)
    #expect(plain.developmentColor == .red && plain.fallbackColor == .clear)
  }

  /// The property list is from the library's README; its JSON example has `line-break`.
  @Test func aPropertyListComesToTheSame() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>typography-colors</key><dict><key>blueGem</key><string>rgb(44, 14, 140)</string></dict>
        <key>typography-kit</key><dict>
          <key>minimum-point-size</key><integer>10</integer><key>point-step-size</key><real>2.5</real>
          <key>is-development</key><true/><key>should-use-development-colors</key><false/>
          <key>labels</key><dict><key>line-break</key><string>clip</string></dict>
        </dict>
        <key>ui-font-text-styles</key><dict><key>heading</key><dict>
          <key>font-name</key><string>System</string><key>point-size</key><integer>36</integer>
          <key>text-color</key><string>blueGem</string><key>letter-case</key><string>upper</string>
        </dict></dict>
      </dict></plist>
      """
    let json = """
      {"typography-colors": {"blueGem": "rgb(44, 14, 140)"},
       "typography-kit": {"minimum-point-size": 10, "point-step-size": 2.5, "is-development": true,
         "should-use-development-colors": false, "labels": {"line-break": "clip"}},
       "ui-font-text-styles": {"heading": {"font-name": "System", "point-size": 36, "text-color": "blueGem",
         "letter-case": "upper"}}}
      """
    let (first, second) = (try Configurations.read(list), try Configurations.read(json))
    #expect(first.issues.isEmpty && second.issues.isEmpty, "\(first.issues) \(second.issues)")
    #expect(first.configuration == second.configuration && first.colors == second.colors)
    #expect(first.configuration.labels.lineBreakMode == .byClipping && first.configuration.isDevelopment)
    let (one, other) = (first.styles["heading"], second.styles["heading"])
    #expect(one?.textColor == other?.textColor && one?.pointSize == 36 && other?.pointSize == 36)
    let parts = [44, 14, 140].map { Float($0) / 255 }
    let expected = TypographyColor.rgb(red: parts[0], green: parts[1], blue: parts[2])
    #expect(first.colors["blueGem"] == expected)
  }

  /// JSON takes precedence over a property list (CHANGELOG, 1.1.1); the extension determines a file's type.
  @Test func filesAreReadByTheirExtension() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typography-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("TypographyKit.plist")
    try Data("<plist><dict/></plist>".utf8).write(to: file)
    #expect(try TypographyKitSettings(contentsOf: file).styles.isEmpty)
    #expect(ConfigurationType.allCases == [.json, .plist])
    let error = #expect(throws: StringsError.self) {
      try TypographyKitSettings(contentsOf: folder.appendingPathComponent("TypographyKit.plst"))
    }
    #expect(error?.problem == .notFound(suggestion: "TypographyKit.plist"))
  }

  @Test func aThousandStylesAreReadWhole() throws {
    let styles = (0..<1000).map { "\"s\($0)\": {\"font-name\": \"System\", \"point-size\": \($0 % 50 + 10)}" }
    let settings = try Configurations.styles(styles.joined(separator: ","))
    #expect(settings.styles.count == 1000 && settings.issues.isEmpty)
    #expect(settings.styles["s999"]?.pointSize == 59)
  }
}
