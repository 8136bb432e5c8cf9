import Foundation
import Scenes
import Snapshots

/// The files that a catalogue is made from, and which of its cases each of them is about.
struct WatchedFiles {
  /// What is known of a catalogue file since it was read last.
  private struct Known: Equatable {
    let names: Set<String>
    /// What is wrong with the file as a whole.
    let error: String?
  }

  private let catalogue: URL
  /// A folder of fonts, where one was named: all cases are about each file in it.
  private let fonts: String?
  private var known: [String: Known] = [:]
  private var stamps = FileStamps(trees: [], folders: [])

  /// - Parameter catalogue: a folder, or one file.
  init(catalogue: URL, fonts: String?) {
    self.catalogue = catalogue.standardizedFileURL
    self.fonts = fonts.map { URL(exactPath: $0).standardizedFileURL.path }
  }

  /// The files that changed since the last call; all of them at the first one.
  mutating func changes() -> Set<String> {
    let now = currentStamps
    defer { stamps = now }
    return now.changes(since: stamps)
  }

  /// What is to be rendered again, by the names of catalogue files, as cases have them.
  mutating func affected(by changes: Set<String>, in files: [SceneFile]) -> Set<String> {
    let stems = Set(changes.map(SceneFile.stem(ofFile:)))
    let isAboutAll = fonts.map { fonts in changes.contains { $0.hasPrefix(fonts + "/") } } ?? false
    let before = known
    known = Dictionary(
      files.map { ($0.path, Known(names: $0.namedFiles, error: $0.error.map { "\($0)" })) }, uniquingKeysWith: { $1 })
    let affected = files.filter { file in
      isAboutAll || changes.contains(path(of: file)) || !file.namedFiles.isDisjoint(with: stems)
        || before[file.path] != known[file.path]
    }
    return Set(affected.map(\.name))
  }

  /// What a file is called in messages: by its path in the catalogue's folder, or below the working directory.
  func name(of path: String) -> String { URL(exactPath: path).shownPath }

  private var isFolder: Bool { catalogue.isFolder }

  private func path(of file: SceneFile) -> String {
    isFolder ? catalogue.appendingPathComponent(file.path).path : catalogue.path
  }

  /// All below the catalogue's folder, and what lies beside the files elsewhere that it names.
  private var currentStamps: FileStamps {
    let tree = catalogue.path
    let elsewhere = known.values.flatMap(\.names).filter { !$0.hasPrefix(tree + "/") }.map { path in
      URL(exactPath: path).deletingLastPathComponent().path
    }
    let trees = (isFolder ? [tree] : []) + (fonts.map { [$0] } ?? [])
    let beside = isFolder ? [] : [catalogue.deletingLastPathComponent().path]
    return FileStamps(trees: trees, folders: Set(elsewhere + beside))
  }
}
