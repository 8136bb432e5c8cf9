public import SourcePlaces
import Suggestions

/// Something that is wrong with a file of strings that could be read all the same.
public struct StringsIssue: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// A text cannot show as it is meant.
    case error
    /// A text shows, and probably not as it is meant.
    case warning
  }

  /// How bad it is.
  public let severity: Severity
  /// Where it is.
  public let place: SourcePlace
  /// The key it is about, if it is about one.
  public let key: String?
  /// The table that the key is in, if it is about one.
  public let table: String?
  /// The language it is about, if it is about one.
  public let language: String?
  /// Which of the key's texts it is about, by its path in the file, `plural.one`; nil for one that does not vary, and for
  /// all of them.
  public let variation: String?
  /// What it is.
  public let kind: StringsIssueKind

  /// Something that is wrong at a place.
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

  /// What is wrong, in sentences without the place.
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
