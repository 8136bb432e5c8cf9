package import SourcePlaces

/// Something that is wrong with an asset catalogue, with its place.
package struct AssetFinding: Error, Hashable, Sendable {
  package let place: SourcePlace
  package let problem: AssetProblem

  package init(_ problem: AssetProblem, at place: SourcePlace) { (self.place, self.problem) = (place, problem) }
}

/// A fault of an asset catalogue.
package enum AssetProblem: Hashable, Sendable {
  /// A folder or file is not there or cannot be read.
  case unreadable
  /// A file is larger than any of its kind.
  case tooLarge(limit: Int)
  /// Folders are nested more deeply than catalogues ever are.
  case tooDeep(limit: Int)
  /// There are more folders and files than any bundle has.
  case tooMany(limit: Int)
  /// A link leads out of the folder.
  case linkOutside(name: String)
  /// A link leads back to a folder that it lies in.
  case circle(name: String)
  /// A name that is a path, so that it could lead anywhere.
  case pathAsName(String)
  /// `Contents.json` is no JSON.
  case json(String)
  /// A value has another type than the format says.
  case wrongType(key: String, expected: String, found: String)
  /// A value is none of those that the format has.
  case unknownValue(key: String, value: String, suggestion: String?)
  /// A set names a file that is not in its folder.
  case missingFile(name: String)
  /// The components of a colour are given in several notations.
  case mixedComponents
  /// A component of a colour is missing or is not a number.
  case component(name: String, value: String?)
  /// A system colour that is not known.
  case unknownReference(String, suggestion: String?)
  /// Two sets have the same name; the first is used.
  case repeatedName(String, first: String)
}

extension AssetFinding: CustomStringConvertible {
  package var description: String { "\(place): \(problem)" }
}

extension AssetProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable: "cannot be read. Check that it exists and can be read."
    case .tooLarge(let limit): "is larger than \(limit) bytes, more than any such file. Check its contents."
    case .tooDeep(let limit): "folders are nested more than \(limit) deep. Move them up."
    case .tooMany(let limit): "there are more than \(limit) files and folders. Name the folder with the assets alone."
    case .linkOutside(let name): "'\(name)' is a link out of the folder, which is not followed. Copy its target."
    case .circle(let name): "'\(name)' is a link to a folder that it lies in. Remove it."
    case .pathAsName(let name): "'\(name)' is not a file name. Name a file of the same folder, without '/'."
    case .json(let reason): "is no JSON: \(reason)"
    case .wrongType(let key, let expected, let found): "'\(key)' must be \(expected), not \(found)."
    case .unknownValue(let key, let value, let suggestion):
      "'\(value)' is not a value of '\(key)'." + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .missingFile(let name): "the file '\(name)' is not in the set's folder. Add it, or remove its entry."
    case .mixedComponents:
      "the components are written in several notations. Write all as decimals '0.5', as '0x80', or as whole numbers."
    case .component(let name, let value?): "the component '\(name)' is '\(value)', which is not a number in range."
    case .component(let name, nil): "the component '\(name)' is missing."
    case .unknownReference(let name, let suggestion):
      "'\(name)' is not a known system colour." + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .repeatedName(let name, let first): "another set has the name '\(name)' and is used: \(first). Rename one."
    }
  }
}
