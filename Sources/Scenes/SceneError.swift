package import HeadlessUIKit
package import ImageComparison
package import LocalizedStrings
import Snapshots
package import SourcePlaces
import Suggestions
package import ViewDocuments
package import YAMLDocuments

/// An error in a catalogue file, with its place.
package struct SceneError: Error, Equatable {
  package let place: SourcePlace
  package let problem: SceneProblem

  init(place: SourcePlace, problem: SceneProblem) {
    (self.place, self.problem) = (place, problem)
  }

  init(_ error: DocumentError) {
    self.init(place: error.place, problem: .document(error.problem))
  }
}

extension SceneError: CustomStringConvertible {
  package var description: String { "\(place): \(problem)" }
}

/// A problem at a place of a catalogue file.
package enum SceneProblem: Error, Equatable {
  case unreadable(reason: String)
  case unreadableFolder
  case danglingLink
  case circularLink
  /// A path to a dangling link.
  case linkToNothing(String)
  /// A path to something that is not a file.
  case noFile(String)
  /// A path to a folder where a file is required.
  case folderForFile(String)
  /// A path that is not relative to the file's folder; the suggestion is the path to write instead, if known.
  case absolutePath(String, suggestion: String?)
  /// Another file whose references would be in the same folder.
  case sharedReferences(String)
  case empty
  /// The file is not valid YAML.
  case yaml(YAMLError.Problem)
  case tooLarge(what: String, limit: String)
  case textTooLong(TextTooLong)
  /// Views are nested too deeply.
  case viewsTooDeep(limit: Int)
  case unknownKey(String, owner: String, suggestion: String?, keys: [String])
  case missingKey(String, owner: String)
  case missingOneOf([String], owner: String)
  case misplacedKey(String, owner: String, advice: String)
  case keysTogether(String, String, reason: String)
  case reservedName(String)
  case nameOfUIColor(String)
  case noColorName(String)
  case unknownColor(String, key: String, suggestion: String?, names: [String])
  case repeatedDefinition(String, what: String, first: SourcePlace)
  case includedByItself([String])
  case outsideCatalogue(String)
  /// A path that leads out of the folders that files are confined to.
  case outsideFolder(String)
  case repeatedName(String)
  case wrongKind(key: String, expected: String, found: String, hint: String? = nil)
  case noMapping(owner: String, example: String?, found: String)
  case noValue(key: String, expected: String)
  case unknownName(String, key: String, suggestion: String?, names: [String])
  case unknownDevice(String, suggestion: String?)
  case invalidName(String, key: String)
  case duplicateScene(String, firstLine: Int)
  /// A scene is to be compared with one that the file does not have.
  case unknownScene(String, key: String, suggestion: String?, names: [String])
  /// Scenes are compared in a circle, so that none is compared with anything known.
  case comparedWithItself([String])
  /// A scene is compared with one that is not rendered under these configurations.
  case missingConfigurations(String, key: String, [String])
  case noDevices
  case noConfigurations
  case repeatedConfiguration(String)
  /// Two values of an axis that mean the same, perhaps in different spellings.
  case repeatedValue(String, key: String, first: String, firstPlace: SourcePlace)
  case missingFile(String, suggestion: String?)
  case tolerance(ToleranceError)
  /// A scene has both a tolerance and references without pictures.
  case toleranceOfRecords
  /// A name in a mask that no view of the laid-out scene has.
  case unknownMask(String, suggestion: String?, names: [String])
  case unusableFont(String)
  case unusableTypography(String)
  case unusableStrings(String)
  /// An asset catalogue, or something in it, that cannot be read.
  case unusableAssets(String)
  /// An Interface Builder document that cannot be read, or shows nothing.
  case unusableDocument(String)
  /// A view or a controller that a document does not have.
  case unknownScreen(String, file: String, suggestion: String?, names: [String])
  /// A key that the file's strings do not have.
  case unknownText(key: String, file: String, table: String?, suggestion: String?)
  /// The arguments of a text do not match its format.
  case arguments(key: String, FormatArgumentError)
  /// A text is referred to by its key, but the file names no strings.
  case noStrings
  /// A style is referred to, but the file names no typography.
  case noTypography
  case listForConstraint
  case colonForEqual
  /// An error in the document of views, independent of the file's format.
  case document(DocumentProblem)
  /// Building or laying out the scene failed.
  case rendering(String)
}

extension SceneProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .unreadableFolder: "the folder cannot be read. Check its permissions."
    case .danglingLink: "the link is broken. Fix or remove it."
    case .circularLink: "the link leads back to a folder that it is in. Remove it."
    case .linkToNothing(let path): "'\(path)' is a broken link. Fix it, or name another file."
    case .noFile(let path): "'\(path)' is a pipe, a socket or a device. Name a file."
    case .folderForFile(let path): "'\(path)' is a folder. Name a file in it."
    case .absolutePath(let path, let suggestion):
      "'\(path)' is not relative to this file's folder, so it would not work on other machines."
        + (suggestion.map { " Write '\($0)'." } ?? " Write a path relative to that folder.")
    case .sharedReferences(let path):
      "this file's references would be in the same folder as those of '\(path)'. Rename one of the two."
    case .empty: "the file is empty. It needs a list 'scenes'."
    case .yaml(let problem): problem.sentence
    case .tooLarge(let what, let limit): "\(what) is too large: the limit is \(limit)."
    case .textTooLong(let text): text.description
    case .viewsTooDeep(let limit):
      "views are nested more than \(limit) levels deep here. Remove levels that contain a single view."
    case .unknownKey(let key, let owner, let suggestion, let keys):
      "\(owner) has no '\(key)'." + Suggestion.sentence(suggestion, orOneOf: keys)
    case .missingKey(let key, let owner): "\(owner) needs '\(key)'."
    case .missingOneOf(let keys, let owner): "\(owner) needs one of \(keys.joined(separator: ", "))."
    case .misplacedKey(let key, let owner, let advice): "\(owner) takes no '\(key)'. \(advice)"
    case .keysTogether(let key, let other, let reason): "'\(key)' and '\(other)' cannot be combined: \(reason)."
    case .reservedName(let name): "'\(name)' is a reserved name here. Choose another."
    case .nameOfUIColor(let name): "'\(name)' is already a colour of UIColor. Choose another name."
    case .noColorName(let name): "'\(name)' cannot be the name of a colour: it must not be empty or start with '#'."
    case .unknownColor(let name, let key, let suggestion, let names):
      "'\(key)': neither UIColor nor 'colors' has a colour '\(name)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " 'colors' has \(names.joined(separator: ", ")).")
    case .repeatedDefinition(let name, let what, let first):
      "a \(what) named '\(name)' is already in \(first.file)\(first.line.map { ", line \($0)" } ?? ""). Choose another name."
    case .includedByItself(let chain):
      "the file includes itself: \(chain.map { "'\($0)'" }.joined(separator: " includes ")). Remove one of these."
    case .outsideFolder(let path):
      "'\(path)' is, or leads to, a file outside the folder that may be read. Name one in it, without links that lead out."
    case .outsideCatalogue(let path):
      "'\(path)' is outside the catalogue's folder. Move the file into it."
    case .repeatedName(let name): "two views here are named '\(name)'. Give each its own name."
    case .wrongKind(let key, let expected, let found, let hint):
      "'\(key)' takes \(expected), not \(found)." + (hint.map { " \($0)" } ?? "")
    case .noMapping(let owner, let example, let found):
      "\(owner) must be a mapping\(example.map { ", such as \($0)" } ?? ""); this is \(found)."
    case .noValue(let key, let expected):
      "'\(key)' has no value; it takes \(expected). (A # without quotation marks starts a comment.)"
    case .unknownName(let name, let key, let suggestion, let names):
      "'\(key)' has no value '\(name)'." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownDevice(let name, let suggestion):
      "'\(name)' is not a known device."
        + (suggestion.map { " Did you mean '\($0)'?" }
          ?? " Write a free size, such as {name: card, width: 343, height: content}.")
    case .invalidName(let name, let key):
      "'\(key)': '\(name)' cannot be used in file names. \(FileName.rule)"
    case .duplicateScene(let name, let line):
      "a scene named '\(name)' is already on line \(line). Names differ by more than upper and lower case."
    case .unknownScene(let name, let key, let suggestion, let names):
      "'\(key)': the file has no scene '\(name)'."
        + (names.isEmpty ? " Add it, or remove '\(key)'." : Suggestion.sentence(suggestion, orOneOf: names))
    case .comparedWithItself(let names) where names.count == 2:
      "scene '\(names[0])' is compared with itself. Name another scene."
    case .comparedWithItself(let names):
      "scenes are compared in a cycle: \(names.map { "'\($0)'" }.joined(separator: " with ")). Remove one of these."
    case .missingConfigurations(let name, let key, let configurations):
      "'\(key)': scene '\(name)' is not rendered under \(configurations.listed(3)). Give both scenes the same devices and axes."
    case .noDevices: "the scene has no devices. Give it, or the file's matrix, a list 'devices'."
    case .noConfigurations: "the scene's matrix is empty: a free size has no landscape orientation."
    case .repeatedConfiguration(let name): "the scene's matrix contains '\(name)' twice. Remove the repeated value."
    case .repeatedValue(let value, let key, let first, let place):
      "'\(key)': '\(value)' repeats '\(first)' of line \(place.line ?? 1). Remove one of the two."
    case .missingFile(let path, let suggestion):
      "there is no file '\(path)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " Paths are relative to this file's folder.")
    case .tolerance(let error): error.description
    case .toleranceOfRecords:
      "a tolerance compares pictures, but 'references: records' keeps none. Give the scene 'tolerance: exact', or "
        + "'references: pictures'."
    case .unknownMask(let name, let suggestion, let names):
      "'mask': no view here is named '\(name)'." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unusableFont(let reason), .unusableTypography(let reason), .unusableStrings(let reason),
      .unusableAssets(let reason), .unusableDocument(let reason):
      reason
    case .unknownScreen(let name, let file, let suggestion, let names):
      "'\(file)' has no view or controller '\(name)'." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownText(let key, let file, let table?, _):
      "'\(file)' has the key '\(key)' in another table. Write {key: \(key), table: \(table)}."
    case .unknownText(let key, let file, nil, let suggestion):
      "'\(file)' has no key '\(key)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " Add it there, or write the text itself.")
    case .arguments(let key, .count(let expected, let found)):
      "the text of '\(key)' has \(expected) placeholder\(expected == 1 ? "" : "s"), but 'arguments' has \(found) value\(found == 1 ? "" : "s")."
    case .arguments(let key, .kind(let number, let expected, let found)):
      "argument \(number) of '\(key)' is \(expected), not '\(found)'."
    case .noStrings:
      "the file has no strings. Name a strings file, or a folder of them, at its top: 'strings: Localizable.xcstrings'."
    case .noTypography: "the file has no styles. Name a typography file at its top: 'typography: TypographyKit.json'."
    case .listForConstraint:
      "a constraint is a text, not a list. Put a visual format that starts with [ in quotation marks."
    case .colonForEqual: "a constraint is one text with '=', not ':', as in title.top = self.top + 8."
    case .document(let problem): problem.description
    case .rendering(let reason): reason
    }
  }
}
