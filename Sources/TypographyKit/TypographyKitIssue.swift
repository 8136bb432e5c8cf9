public import SourcePlaces

/// Something in a configuration that is wrong, and what counts in its place.
public struct TypographyKitIssue: Hashable, Sendable {
  /// Where it stands.
  public let place: SourcePlace
  /// The keys that lead there: `ui-font-text-styles`, `heading`, `point-size`.
  public let keyPath: [String]
  /// What is wrong, and what was meant perhaps.
  public let problem: String
  /// What counts in its place.
  public let fallback: String
  /// What it does to what is drawn.
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    /// Something else is drawn than the file says.
    case fault
    /// A font that is not there, which may be among fonts that are added later.
    case missingFont(name: String)
    /// What is drawn is what the file says.
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
