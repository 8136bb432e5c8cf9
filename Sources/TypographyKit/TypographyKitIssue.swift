public import LocalizedStrings

/// Something in a configuration that is wrong, and what counts in its place.
public struct TypographyKitIssue: Hashable, Sendable {
  /// Where it stands.
  public let place: StringsPlace
  /// The keys that lead there: `ui-font-text-styles`, `heading`, `point-size`.
  public let keyPath: [String]
  /// What is wrong, and what was meant perhaps.
  public let problem: String
  /// What counts in its place.
  public let fallback: String
  /// Whether it is a font that is not there, which may be among fonts that are added later.
  package let isMissingFont: Bool

  init(
    _ place: StringsPlace, _ keyPath: [String], _ problem: String, _ fallback: String, isMissingFont: Bool = false
  ) {
    (self.place, self.keyPath, self.problem, self.fallback) = (place, keyPath, problem, fallback)
    self.isMissingFont = isMissingFont
  }
}

extension TypographyKitIssue: CustomStringConvertible {
  /// `TypographyKit.json:4:7: ui-font-text-styles.heading.point-size: it has to be a number, not a string. It is left out.`
  public var description: String { "\(place): \(keyPath.joined(separator: ".")): \(problem) \(fallback)" }
}
