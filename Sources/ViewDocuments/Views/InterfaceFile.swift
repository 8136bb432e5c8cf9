package import Foundation
import HeadlessUIKit
import InterfaceBuilder
package import InterfaceDocuments
import LocalizedStrings

/// An Interface Builder document with what stands for it in other languages: beside `Base.lproj/Card.xib`, the texts of
/// `de.lproj/Card.strings`, or all of `de.lproj/Card.xib`.
package struct InterfaceFile: Sendable {
  package let url: URL
  /// The document as it is in the file.
  package let document: InterfaceDocument
  /// The documents that languages have of their own, by the languages' tags.
  private var localized: [String: InterfaceDocument] = [:]
  /// The files that it is read from, the document first.
  package private(set) var files: [URL]

  /// Reads a document, and those of other languages.
  ///
  /// - Parameter path: the document's path in messages.
  /// - Throws: the reason why one of them cannot be read.
  package init(_ url: URL, path: String) throws {
    self.url = url
    document = try InterfaceDocument([UInt8](Data(contentsOf: url)), file: path)
    files = [url]
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return }
    let around = folder.deletingLastPathComponent()
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: around.path)) ?? []).sorted()
    for name in names where name.hasSuffix(".lproj") && name != folder.lastPathComponent {
      let language = String(name.dropLast(".lproj".count))
      let other = around.appendingPathComponent(name).appendingPathComponent(url.lastPathComponent)
      if let tag = LanguageFallback.chain(for: language).first, FileManager.default.fileExists(atPath: other.path) {
        localized[tag] = try InterfaceDocument([UInt8](Data(contentsOf: other)), file: path)
        files.append(other)
      }
      for strings in InterfaceDocument.stringsFiles(of: url.path, language: language)
      where FileManager.default.fileExists(atPath: strings) && !files.contains(where: { $0.path == strings }) {
        files.append(URL(fileURLWithPath: strings))
      }
    }
  }

  /// The document in the environment's language: the language's own, or this one with the language's texts.
  ///
  /// - Throws: the reason why a strings file cannot be read.
  @MainActor func localizedDocument() throws -> InterfaceDocument {
    let languages = LanguageFallback.chain(for: UITraitCollection.current.locale)
    if let own = languages.lazy.compactMap({ localized[$0] }).first { return own }
    return try document.localized(at: url.path)
  }
}
