public import SourcePlaces

/// The reason why a strings file cannot be read.
public struct StringsError: Error, Hashable, Sendable {
  /// The place of the problem.
  public let place: SourcePlace
  /// The problem.
  public let problem: StringsProblem

  /// Creates an error for a problem at a place.
  public init(_ problem: StringsProblem, at place: SourcePlace) {
    self.problem = problem
    self.place = place
  }
}

extension StringsError: CustomStringConvertible {
  /// `Localizable.xcstrings:3:7: …`
  public var description: String { "\(place): \(problem)" }
}

/// A problem that prevents a strings file from being read.
public enum StringsProblem: Hashable, Sendable {
  /// There is no such file or folder.
  case notFound(suggestion: String?)
  /// The system does not allow reading it.
  case unreadable(reason: String)
  /// The extension is not that of a known format.
  case unknownFormat
  /// A folder without strings files.
  case noStrings
  /// The file has more bytes than the limit.
  case tooLarge(bytes: Int, limit: Int)
  /// The nesting is deeper than the limit.
  case tooDeep(limit: Int)
  /// A key in one language has more substitutions, or widths, than the limit.
  case tooMany(String, limit: Int)
  /// The bytes are not valid text in the file's encoding.
  case encoding(String)
  /// The format's grammar expects something else; `found` is what is there.
  case malformed(format: String, expected: String, found: String)
  /// The file is not valid JSON; the text is the JSON reader's message.
  case json(String)
  /// The file is not valid XML; the text is the XML reader's message.
  case xml(String)
  /// Half of a surrogate pair, `\ud83d`, without the other.
  case loneSurrogate
  /// The character U+0000, which texts cannot contain.
  case nul
  /// A binary property list.
  case binary
  /// A declaration of an entity, which files from untrusted sources could abuse.
  case entityDeclaration
  /// A required member is missing.
  case missing(member: String, of: String)
  /// A value has another type than required.
  case wrongType(of: String, expected: String, found: String)
  /// An unknown version, which may have to be read differently.
  case unsupportedVersion(String, known: [String])
  /// The language of the file is not known.
  case unknownLanguage
}

extension StringsProblem: CustomStringConvertible {
  /// The problem, and what to do about it.
  public var description: String {
    switch self {
    case .notFound(let suggestion):
      "there is no such file or folder." + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .unreadable(let reason): "it cannot be read: \(reason)."
    case .unknownFormat:
      "this is not a known format of strings. Name a file that ends in "
        + StringsFormat.allCases.flatMap(\.endings).map { ".\($0)" }.joined(separator: ", ") + "."
    case .noStrings: "the folder contains no strings files. Name one with .lproj folders or .xcstrings files."
    case .tooLarge(let bytes, let limit): "it has \(bytes) bytes, but at most \(limit) are read. Split it into tables."
    case .tooDeep(let limit): "it is nested deeper than \(limit) levels."
    case .tooMany(let what, let limit): "it has more than \(limit) \(what). Remove some."
    case .encoding(let name): "it is not valid \(name). Save it as UTF-8."
    case .malformed(let format, let expected, let found):
      "the \(format) is not well-formed: expected \(expected), found \(found)."
    case .json(let sentence): "this is not JSON. \(sentence)"
    case .xml(let sentence): "this is not XML. \(sentence)"
    case .loneSurrogate: "the escape is half of a surrogate pair. Write both halves, or the character itself."
    case .nul: "the text contains a character U+0000. Remove it."
    case .binary: "this is a binary property list. Convert it with 'plutil -convert xml1'."
    case .entityDeclaration: "entity declarations are not supported. Write the characters themselves."
    case .missing(let member, let owner): "\(owner) has no '\(member)'."
    case .wrongType(let what, let expected, let found): "\(what) must be \(expected), not \(found)."
    case .unsupportedVersion(let version, let known):
      "version '\(version)' is not supported. Use one of \(known.joined(separator: ", "))."
    case .unknownLanguage:
      "the language of the file is not known. Put it into a folder that names the language, such as 'en.lproj'."
    }
  }
}
