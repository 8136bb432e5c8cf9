package import InterfaceDocuments
import QuotedText
import Suggestions

/// The reason why a document cannot be used.
package enum DocumentLookupError: Error, CustomStringConvertible {
  /// There is no file of the name.
  case missing(name: String, bundle: String, known: [String])
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The file is not a document that can be read.
  case document(InterfaceDocumentError)
  /// The document has no controller of the identifier, or no initial one for nil.
  case noController(identifier: String?, file: String, known: [String])
  /// The document has no screen of the name.
  case noScreen(name: String, file: String, known: [String])

  package var description: String {
    switch self {
    case .missing(let name, let bundle, let known):
      let suggestion = Suggestion.nearest(to: name.withoutExtension, among: known).map { " Did you mean '\($0)'?" }
      return "There is no document \(name.quoted) in \(bundle.quoted)."
        + (suggestion ?? " Name the folder with the app's documents with 'UINib.registerDocuments(at:)'.")
    case .unreadable(let path, let reason): return "\(path.quoted) cannot be read: \(reason)"
    case .document(let error): return error.description
    case .noController(nil, let file, _):
      return "\(file.quoted) has no initial controller. Ask for one by its storyboard identifier."
    case .noController(let identifier?, let file, let known):
      return "\(file.quoted) has no controller with the storyboard identifier \(identifier.quoted)."
        + Suggestion.sentence(Suggestion.nearest(to: identifier, among: known), orOneOf: known)
    case .noScreen(let name, let file, let known):
      return "\(file.quoted) has no \(name.quoted)."
        + Suggestion.sentence(Suggestion.nearest(to: name, among: known), orOneOf: known)
    }
  }
}

extension String {
  fileprivate var withoutExtension: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }
}
