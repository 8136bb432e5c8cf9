public import SourcePlaces

/// Why a file of strings cannot be read.
public struct StringsError: Error, Hashable, Sendable {
  /// Where that is.
  public let place: SourcePlace
  /// What is wrong there.
  public let problem: StringsProblem

  /// A problem at a place.
  public init(_ problem: StringsProblem, at place: SourcePlace) {
    self.problem = problem
    self.place = place
  }
}

extension StringsError: CustomStringConvertible {
  /// `Localizable.xcstrings:3:7: …`
  public var description: String { "\(place): \(problem)" }
}

/// What can be wrong with a file of strings so that it cannot be read.
public enum StringsProblem: Hashable, Sendable {
  /// There is no such file or folder.
  case notFound(suggestion: String?)
  /// The system does not let it be read.
  case unreadable(reason: String)
  /// No known format has a name that ends like this one.
  case unknownFormat
  /// A folder without files of strings.
  case noStrings
  /// More bytes than are read.
  case tooLarge(bytes: Int, limit: Int)
  /// Nested deeper than is read.
  case tooDeep(limit: Int)
  /// More substitutions, or widths, than are read of a key in a language.
  case tooMany(String, limit: Int)
  /// The bytes are no text in the file's encoding.
  case encoding(String)
  /// Not what the format's grammar asks for; `found` is what is there.
  case malformed(format: String, expected: String, found: String)
  /// Not JSON; what the reader of JSON says.
  case json(String)
  /// Not XML; what the reader of XML says.
  case xml(String)
  /// Half of a surrogate pair, `\ud83d`, without the other.
  case loneSurrogate
  /// The character U+0000, which no text can have.
  case nul
  /// A property list in binary.
  case binary
  /// A declaration of an entity, which files from elsewhere could do harm with.
  case entityDeclaration
  /// A member that has to be there is missing.
  case missing(member: String, of: String)
  /// A value that is of another kind than it has to be.
  case wrongType(of: String, expected: String, found: String)
  /// A version that is read differently, in ways that are not known.
  case unsupportedVersion(String, known: [String])
  /// Nothing says which language the file is in.
  case unknownLanguage
}

extension StringsProblem: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .notFound(let suggestion):
      "there is no such file or folder." + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .unreadable(let reason): "it cannot be read: \(reason)."
    case .unknownFormat:
      "no format of strings has this name. Name a file that ends in "
        + StringsFormat.allCases.flatMap(\.endings).map { ".\($0)" }.joined(separator: ", ") + "."
    case .noStrings: "the folder has no files of strings. Name one with .lproj folders or .xcstrings files."
    case .tooLarge(let bytes, let limit): "it has \(bytes) bytes; at most \(limit) are read. Split it into tables."
    case .tooDeep(let limit): "it is nested deeper than \(limit) levels."
    case .tooMany(let what, let limit): "it has more than \(limit) \(what). Remove some."
    case .encoding(let name): "it is no text in \(name). Save it as UTF-8."
    case .malformed(let format, let expected, let found): "this is no \(format): expected \(expected), found \(found)."
    case .json(let sentence): "this is no JSON. \(sentence)"
    case .xml(let sentence): "this is no XML. \(sentence)"
    case .loneSurrogate: "the escape is half of a surrogate pair. Write both halves, or the character itself."
    case .nul: "there is a character U+0000. Remove it."
    case .binary: "this is a property list in binary. Convert it with 'plutil -convert xml1'."
    case .entityDeclaration: "entities are declared here, which is not read. Write the characters themselves."
    case .missing(let member, let owner): "\(owner) has no '\(member)'."
    case .wrongType(let what, let expected, let found): "\(what) has to be \(expected), not \(found)."
    case .unsupportedVersion(let version, let known):
      "version '\(version)' is not known. Known are \(known.joined(separator: ", "))."
    case .unknownLanguage:
      "nothing says which language this is. Put the file into a folder that does, such as 'en.lproj'."
    }
  }
}
