import Auditing
import CommandSupport
import Foundation
import HeadlessUIKit
import Remedies
import Renderers
import Scenes
import Snapshots
import SourcePlaces
import TextLayout
import ViewRendering

/// The changes of a catalogue's files that make findings go.
struct CatalogueFix {
  /// The lines to print: the differences of the files, then a line for each remedy.
  private(set) var lines: [String] = []
  private(set) var count = 0
  private var files: [(url: URL, former: Data, bytes: Data)] = []

  /// Finds the changes; nothing is written.
  ///
  /// - Parameters:
  ///   - catalogue: a folder, or one file.
  ///   - scenes: the selected cases.
  /// - Throws: `CatalogueFixError.link` for a file that is elsewhere; `StoreError` for one that cannot be read.
  init(
    _ catalogue: URL, _ scenes: [SceneCase], fonts: FontLibrary, _ baseline: AuditBaseline
  ) throws {
    let isFile = CatalogueOptions.isFile(catalogue.path)
    let folder = ContainedFiles(isFile ? catalogue.deletingLastPathComponent() : catalogue)
    var names: [String: Set<String>] = [:]
    for scene in scenes { names[scene.place.file, default: []].insert(scene.scene) }
    for path in names.keys.sorted() {
      let url = Catalogue.url(of: path, in: catalogue)
      let content: Data?
      do { content = try folder.read(isFile ? catalogue.lastPathComponent : path) } catch {
        guard case .leadsOut = error else { throw error }
        throw CatalogueFixError.link(path: url.relativePath)
      }
      guard let former = content, let document = CatalogueText(former, file: path) else { continue }
      let fixer = try MainActor.assumeIsolated {
        try ViewEnvironment(fonts: fonts).run {
          let fixer = SceneFixer(document, of: catalogue, by: ViewRenderer()) { baseline.reason(for: $0, of: $1) }
          fixer.fix(names[path] ?? [])
          return Changes(fixer, path: url.relativePath)
        }
      }
      guard !fixer.fixes.isEmpty else { continue }
      lines += UnifiedDifference(from: document.text, to: fixer.text, path: url.relativePath).lines + fixer.fixes
      count += fixer.fixes.count
      files.append((url, former, fixer.bytes))
    }
  }

  /// The outcome for one file.
  private struct Changes: Sendable {
    let fixes: [String]
    let text: String
    let bytes: Data

    @MainActor init(_ fixer: SceneFixer, path: String) {
      (text, bytes) = (fixer.document.text, fixer.document.bytes)
      fixes = fixer.fixes.map { fix in
        "fixed\t\(path): \(fix.scene): \(fix.finding.title): \(fix.finding.node): \(fix.remedy.text)"
      }
    }
  }

  /// Writes the changed files.
  ///
  /// - Throws: `CatalogueFixError` for a file that was changed since it was read; the errors of writing.
  func write() throws {
    for file in files {
      guard try Data(contentsOf: file.url) == file.former else {
        throw CatalogueFixError.changedMeanwhile(path: file.url.relativePath)
      }
    }
    for file in files { try file.bytes.write(to: file.url, options: .atomic) }
  }
}

/// A reason that fixes are not written.
enum CatalogueFixError: Error, Equatable {
  case changedMeanwhile(path: String)
  /// The file, or a folder on the way to it, is a link.
  case link(path: String)
}

extension CatalogueFixError: CustomStringConvertible {
  var description: String {
    switch self {
    case .changedMeanwhile(let path):
      "'\(path)' was changed while its remedies were tried. Nothing was written; try again."
    case .link(let path):
      "'\(path)' is a link, and --fix changes files in the catalogue's own folder. Name the file that it leads to."
    }
  }
}
