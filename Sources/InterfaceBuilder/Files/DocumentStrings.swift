import Foundation
import InterfaceDocuments
import LocalizedStrings
import UIKitValues

/// The texts of a document in the environment's language, from the strings files that belong to it.
enum DocumentStrings {
  /// The environment's language and those that it inherits from, nearest first; empty for the development language.
  @MainActor static var languages: [String] {
    let locale = UITraitCollection.current.locale
    return locale.isEmpty ? [] : LanguageFallback.chain(for: locale)
  }

  /// A document with the texts of the environment's language. A key that the files do not have keeps its text.
  ///
  /// - Parameter path: the path of the document's file, beside which the strings files are.
  @MainActor static func localized(
    _ document: InterfaceDocument, at path: String
  ) throws(DocumentLookupError) -> InterfaceDocument {
    var texts: [String: String] = [:]
    for language in languages.reversed() {
      for file in InterfaceDocument.stringsFiles(of: path, language: language)
      where FileManager.default.fileExists(atPath: file) {
        guard isBeside(file, path) else {
          throw .unreadable(path: file, reason: "It is a link to a file outside the document's folder.")
        }
        texts.merge(try self.texts(in: file, language)) { _, new in new }
      }
    }
    guard !texts.isEmpty else { return document }
    do {
      return try document.localized(texts).document
    } catch {
      throw .document(error)
    }
  }

  /// Whether a strings file lies in the folder of the document's languages, where its links lead to.
  private static func isBeside(_ strings: String, _ document: String) -> Bool {
    func place(_ url: URL) -> [String] { url.resolvingSymlinksInPath().standardizedFileURL.pathComponents }
    let folder = URL(fileURLWithPath: document).deletingLastPathComponent().deletingLastPathComponent()
    return place(URL(fileURLWithPath: strings)).starts(with: place(folder))
  }

  @MainActor private static func texts(in file: String, _ language: String) throws(DocumentLookupError) -> [String:
    String]
  {
    do {
      let catalog = try StringsCatalog(contentsOf: URL(fileURLWithPath: file), language: language)
      let device: StringsDevice = UITraitCollection.current.userInterfaceIdiom == .pad ? .ipad : .iphone
      let pairs = catalog.entries.compactMap { entry in
        entry[language]?.unfilledText(device: device).map { (entry.key, $0.text) }
      }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    } catch {
      throw .unreadable(path: file, reason: error.description)
    }
  }
}
