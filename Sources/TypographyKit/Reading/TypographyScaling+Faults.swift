import HeadlessUIKit

extension TypographyScaling {
  /// The largest size of a font in points.
  private static let mostPoints = 10_000.0

  /// The problem with steps from a size: those to 0 points or less, and beyond the largest font size.
  ///
  /// - Returns: The problem, and the replacement; nil if there is none.
  func stepFault(from pointSize: Float) -> (problem: String, fallback: String)? {
    guard mode == .stepping else { return nil }
    let sizes = Self.steps.keys.map { Double(steppedSize(pointSize, at: $0)) }
    if let least = sizes.min(), least <= 0 {
      return (
        "'stepping' makes it as small as \(ConfigurationEntries.text(least)) points.",
        "\(Int(UIFont.systemFontSize)) points are used for 0 and less."
      )
    }
    if let most = sizes.max(), most > Self.mostPoints {
      return (
        "'stepping' makes it as large as \(ConfigurationEntries.text(most)) points.",
        "\(Int(Self.mostPoints)) points are used for more."
      )
    }
    return nil
  }

  /// The problem with limits of which one is the style's own, and the other inherited or the default.
  var limitsFault: (problem: String, fallback: String)? {
    guard let minimum, let maximum, minimum > maximum else { return nil }
    let (least, most) = (ConfigurationEntries.text(Double(minimum)), ConfigurationEntries.text(Double(maximum)))
    return ("its minimum of \(least) points is above its maximum of \(most).", Self.limitsFallback)
  }

  /// Reports a minimum above the maximum in the same entry.
  static func checkLimits(
    _ minimum: Float?, _ maximum: Float?, of entries: ConfigurationEntries, _ issues: inout IssueLog
  ) {
    let key = "minimum-point-size"
    guard let minimum, let maximum, minimum > maximum, let value = entries.value(key) else { return }
    entries.note(value, key, "it is above 'maximum-point-size'.", limitsFallback, &issues)
  }

  private static let limitsFallback = "With 'stepping' the maximum is used, otherwise the minimum."
}
