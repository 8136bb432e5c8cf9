/// Reads the dictionary `typography-kit`.
struct SettingsParser {
  static let key = "typography-kit"
  private static let keys = [
    "buttons", "configuration-name", "configuration-type", "configuration-url", "development-color", "fallback-color",
    "is-development", "labels", "maximum-point-size", "minimum-point-size", "point-step-multiplier", "point-step-size",
    "scaling-mode", "should-crash-if-color-not-found", "should-use-development-colors",
  ]
  /// The range of font sizes in points.
  static let sizes = 0.1...1000.0
  private static let steps = -1000.0...1000.0

  /// The configuration with the file's settings replacing its own.
  static func configuration(
    _ root: ConfigurationEntries, over configuration: TypographyKitConfiguration, colors: ColorParser,
    _ issues: inout IssueLog
  ) -> TypographyKitConfiguration {
    let entries = root.dictionary(key, known: keys, &issues)
    reportRemoteFile(entries, &issues)
    let float = { (key: String, range: ClosedRange<Double>, issues: inout IssueLog) in
      entries.number(key, in: range, &issues).map { Float($0) }
    }
    let (minimum, maximum) = (
      float("minimum-point-size", sizes, &issues), float("maximum-point-size", sizes, &issues)
    )
    TypographyScaling.checkLimits(minimum, maximum, of: entries, &issues)
    return
      configuration
      .setButtonSettings(buttons(entries, &issues))
      .setLabelSettings(labels(entries, &issues))
      .setDevelopmentColor(colors.color("development-color", of: entries, &issues))
      .setFallbackColor(colors.color("fallback-color", of: entries, &issues))
      .setIsDevelopment(entries.bool("is-development", &issues))
      .setMinimumPointSize(minimum)
      .setMaximumPointSize(maximum)
      .setPointStepMultiplier(float("point-step-multiplier", steps, &issues))
      .setPointStepSize(float("point-step-size", steps, &issues))
      .setScalingMode(entries.named("scaling-mode", ScalingMode.allCases.map { ($0.rawValue, $0) }, &issues))
      .setShouldCrashIfColorNotFound(entries.bool("should-crash-if-color-not-found", &issues))
      .setShouldUseDevelopmentColors(entries.bool("should-use-development-colors", &issues))
  }

  private static func buttons(
    _ entries: ConfigurationEntries, _ issues: inout IssueLog
  ) -> ButtonSettings? {
    let key = "title-color-apply-mode"
    let modes = ButtonTitleColorApplyMode.allCases.map { ($0.rawValue, $0) }
    return entries.dictionary("buttons", known: [key], &issues).named(key, modes, &issues)
      .map { ButtonSettings(titleColorApplyMode: $0) }
  }

  /// The mode's key is `line-break-mode`; the library's own example calls it `line-break`.
  private static func labels(_ entries: ConfigurationEntries, _ issues: inout IssueLog) -> LabelSettings? {
    let labels = entries.dictionary("labels", known: ["line-break-mode", "line-break"], &issues)
    let mode =
      labels.named("line-break-mode", LabelSettings.lineBreakModes, &issues)
      ?? labels.named("line-break", LabelSettings.lineBreakModes, &issues)
    return mode.map { LabelSettings(lineBreakMode: $0) }
  }

  /// Reports settings for remote files, which are ignored: the caller decides where a file is read from.
  private static func reportRemoteFile(_ entries: ConfigurationEntries, _ issues: inout IssueLog) {
    for key in ["configuration-name", "configuration-type"] { _ = entries.string(key, &issues) }
    guard entries.string("configuration-url", &issues) != nil, let value = entries.value("configuration-url") else {
      return
    }
    issues.add(
      TypographyKitIssue(
        value.place, entries.path + ["configuration-url"], "configurations are not read over a network.",
        "This file is used instead.", kind: .note))
  }
}
