import QuotedText
package import SourcePlaces
package import XMLDocuments

/// The reason why a document cannot be read at all, with its place.
package struct InterfaceDocumentError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// It is not well-formed XML.
    case xml(XMLError.Problem)
    /// It is compiled, in this format.
    case compiled(String)
    /// Its root element is a different one.
    case root(String)
    /// It is in the format of Xcode 4 and before.
    case archive
    /// It is for another system.
    case platform(String)
    case tooManyElements(limit: Int)
  }

  package let place: SourcePlace
  package let problem: Problem
}

extension InterfaceDocumentError {
  /// The extensions of compiled documents, which may be files or folders.
  package static let compiledExtensions = ["nib", "storyboardc"]
}

extension InterfaceDocumentError: CustomStringConvertible {
  package var description: String { "\(place): \(problem)" }
}

extension InterfaceDocumentError.Problem: CustomStringConvertible {
  /// The problem in a sentence, and what to do about it.
  package var description: String {
    switch self {
    case .xml(let problem): problem.description
    case .compiled(let format):
      "It is a compiled document (\(format)). Give the .xib or .storyboard file that it was made from."
    case .root(let name):
      "Expected an Interface Builder document, whose outermost element is 'document', not \(name.quoted)."
    case .archive: "It is in the format of Xcode 4 and before. Open it in Xcode 5 or later, and save it."
    case .platform(let name): "It is a document for \(name.quoted). Only documents for iOS are read."
    case .tooManyElements(let limit): "The document has more than \(limit) elements."
    }
  }
}
