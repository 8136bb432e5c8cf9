import Foundation
package import InterfaceDocuments
import UIKitCore
import UIKitValues

/// The place at which documents are looked up by their names.
struct DocumentLocation {
  /// The bundle; nil for the main one.
  let bundle: Bundle?

  /// The file of a document; nil if there is none. A name that leads out of the bundle has none: documents name others.
  @MainActor func file(_ name: String, _ type: String) -> String? {
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
    let device = UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    if bundle?.isApp ?? true, let folder = ViewEnvironment.current.documents,
      let file = folder.file(name, type, device: device, languages: DocumentStrings.languages)
    {
      return file
    }
    let bundle = bundle ?? .app
    for candidate in ["\(name)~\(device)", name] {
      if let path = bundle.path(forResource: candidate, ofType: type, inDirectory: nil, forLocalization: "Base")
        ?? bundle.path(forResource: candidate, ofType: type)
      {
        return path
      }
    }
    return nil
  }

  /// Reads the document of a name.
  @MainActor func document(_ name: String, _ type: String) throws(DocumentLookupError) -> InterfaceDocument {
    guard let file = file(name, type) else {
      let known = ViewEnvironment.current.documents?.names(type) ?? []
      throw .missing(name: "\(name).\(type)", bundle: (bundle ?? .app).bundlePath, known: known)
    }
    return try InterfaceDocument.read(file)
  }
}

extension InterfaceDocument {
  /// Reads the document in a file, with its texts in the language of the environment.
  ///
  /// - Parameter path: the file's path.
  @MainActor package static func read(_ path: String) throws(DocumentLookupError) -> InterfaceDocument {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(Array(data), file: path)
    } catch {
      throw .document(error)
    }
    return try document.localized(at: path)
  }

  /// The document with its texts in the language of the environment, from the strings files that belong to it.
  ///
  /// - Parameter path: the path of the document's file.
  @MainActor package func localized(at path: String) throws(DocumentLookupError) -> InterfaceDocument {
    try DocumentStrings.localized(self, at: path)
  }
}
