public import SourcePlaces
import Suggestions

/// An issue in a strings file that could be read all the same.
public struct StringsIssue: Hashable, Sendable {
  /// The severity of an issue.
  public enum Severity: String, Hashable, Sendable {
    /// A text cannot be shown as intended.
    case error
    /// A text is shown, but probably not as intended.
    case warning
  }

  /// The severity.
  public let severity: Severity
  /// The place of the issue.
  public let place: SourcePlace
  /// The key that the issue is about, if any.
  public let key: String?
  /// The table of that key, if any.
  public let table: String?
  /// The language that the issue is about, if any.
  public let language: String?
  /// The path in the file, such as `plural.one`, of the text that the issue is about; nil if the text does not vary, or
  /// if the issue is about all of the key's texts.
  public let variation: String?
  /// The kind of issue.
  public let kind: StringsIssueKind

  /// Creates an issue at a place.
  public init(
    _ kind: StringsIssueKind, at place: SourcePlace, key: String? = nil, table: String? = nil, language: String? = nil,
    variation: String? = nil
  ) {
    self.kind = kind
    severity = kind.severity
    self.place = place
    self.key = key
    self.table = table
    self.language = language
    self.variation = variation
  }

  /// The issue in sentences, without the place.
  public var message: String {
    let subject = [
      key.map { "key '\($0)'" }, language.map { "language '\($0)'" }, variation.map { "case '\($0)'" },
    ].compactMap { $0 }
    return (subject.isEmpty ? "" : subject.joined(separator: ", ") + ": ") + kind.description
  }
}

extension StringsIssue: CustomStringConvertible {
  /// `Localizable.strings:4:1: warning: key 'a': …`
  public var description: String { "\(place): \(severity.rawValue): \(message)" }
}
