import Foundation
import ReferenceCommands
import Scenes
import Snapshots

/// The files that a catalogue is made from, and the cases that each of them affects.
struct WatchedFiles {
  /// The facts about a catalogue file since it was last read.
  private struct Known: Equatable {
    let names: Set<String>
    /// The error in the file as a whole.
    let error: String?
  }

  private let catalogue: URL
  /// The folder of fonts, if one was given: each file in it affects all cases.
  private let fonts: String?
  private var known: [String: Known] = [:]
  private var stamps = FileStamps(trees: [], folders: [])

  /// - Parameter catalogue: a folder, or a single file.
  init(catalogue: URL, fonts: String?) {
    self.catalogue = catalogue.standardizedFileURL
    self.fonts = fonts.map { URL(exactPath: $0).standardizedFileURL.path }
  }

  /// The files that have changed since the last call; at the first call, all of them.
  mutating func changes() -> Set<String> {
    let now = currentStamps
    defer { stamps = now }
    return now.changes(since: stamps)
  }

  /// The names of the catalogue files, as in their cases, that have to be rendered again.
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

  /// A file's name in messages: its path relative to the catalogue's folder, or to the working directory.
  func name(of path: String) -> String { URL(exactPath: path).shownPath }

  private var isFolder: Bool { catalogue.isFolder }

  private func path(of file: SceneFile) -> String {
    isFolder ? catalogue.appendingPathComponent(file.path).path : catalogue.path
  }

  /// The stamps of everything below the catalogue's folder, and of the folders of files elsewhere that it names.
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
