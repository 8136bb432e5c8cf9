import Foundation
import InterfaceDocuments
import LocalizedStrings
import Synchronization
import ViewDocuments

/// The Interface Builder documents that a catalogue file names, each read once.
final class InterfaceFiles: Sendable {
  private let known = Mutex<[String: Result<InterfaceFile, SceneError>]>([:])

  static let extensions = ["xib", "storyboard"]

  /// The document at a path relative to the catalogue file's folder. `Views/Card.xib` may be in `Views/Base.lproj`.
  func file(_ value: Value, in folder: URL) throws(SceneError) -> InterfaceFile {
    let file = try FilePath(value, in: folder, expected: "the path of a .xib or .storyboard file") { url in
      FileKind(of: InterfaceFiles.base(of: url)) == .file || InterfaceFiles.isCompiled(url)
    }
    guard FileKind(of: file.url) != .folder else {
      let problem = InterfaceDocumentError.Problem.compiled(file.url.pathExtension)
      throw value.error(.unusableDocument("\(file.path): \(problem)"))
    }
    let url = InterfaceFiles.base(of: file.url)
    if let result = known.withLock({ $0[url.path] }) { return try result.get() }
    let result = Result { () throws(SceneError) in
      do { return try InterfaceFiles.read(url, path: file.path) } catch {
        throw value.error(.unusableDocument("\(error)"))
      }
    }
    known.withLock { $0[url.path] = result }
    return try result.get()
  }

  /// Whether there is a folder with a compiled document.
  private static func isCompiled(_ url: URL) -> Bool {
    InterfaceDocumentError.compiledExtensions.contains(url.pathExtension) && FileKind(of: url) == .folder
  }

  /// Reads a document, and notes it for a watch.
  static func read(_ url: URL, path: String) throws -> InterfaceFile {
    let data = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
    guard data <= ReadingLimits.documentBytes else {
      throw SceneProblem.tooLarge(what: "the document", limit: "\(ReadingLimits.documentBytes >> 20) MB")
    }
    guard FileConfinement.current?.escape(fromDocument: url) == nil else { throw SceneProblem.outsideFolder(path) }
    let file = try InterfaceFile(url, path: path)
    for url in file.files { NamedFiles.current?.add(url) }
    return file
  }

  /// The document itself, or the one in `Base.lproj` beside it.
  private static func base(of url: URL) -> URL {
    guard FileKind(of: url) == nil else { return url }
    let base = url.deletingLastPathComponent().appendingPathComponent("Base.lproj")
      .appendingPathComponent(url.lastPathComponent)
    return FileKind(of: base) == .file ? base : url
  }
}
