public import SourcePlaces

/// A mistake in a configuration, and its consequence.
public struct TypographyKitIssue: Hashable, Sendable {
  /// The place of the issue.
  public let place: SourcePlace
  /// The key path of the value: `ui-font-text-styles`, `heading`, `point-size`.
  public let keyPath: [String]
  /// The mistake, and possibly a suggestion.
  public let problem: String
  /// The replacement that is used.
  public let fallback: String
  /// The effect on what is drawn.
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    /// The result differs from the file.
    case fault
    /// A missing font, which may be among fonts that are added later.
    case missingFont(name: String)
    /// The result is as in the file.
    case note
  }

  init(
    _ place: SourcePlace, _ keyPath: [String], _ problem: String, _ fallback: String, kind: Kind = .fault
  ) {
    (self.place, self.keyPath, self.problem, self.fallback) = (place, keyPath, problem, fallback)
    self.kind = kind
  }

  /// `TypographyKit.json:4:7: ui-font-text-styles.heading.point-size`
  package var location: String { "\(place): \(keyPath.joined(separator: "."))" }
}

extension TypographyKitIssue: CustomStringConvertible {
  /// `TypographyKit.json:4:7: ui-font-text-styles.heading.point-size: it has to be a number, not a string. It is left out.`
  public var description: String { "\(location): \(problem) \(fallback)" }
}
