import Foundation
import ReferenceCommands
import Scenes
import Snapshots

/// The files that a catalogue is made from, and the cases that each of them affects.
struct WatchedFiles {
  private let catalogue: URL
  /// The folder of fonts, if one was given: each file in it affects all cases.
  private let fonts: String?
  /// The catalogue's files as they were last read, by their paths.
  private var known: [String: SceneFile] = [:]
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
    let before = known
    known = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    let affected = files.filter { file in
      let old = before[file.path]
      return isMade(file, from: changes) || old?.namedFiles != file.namedFiles
        || old?.error.map({ "\($0)" }) != file.error.map { "\($0)" }
    }
    return Set(affected.map(\.name))
  }

  /// A catalogue file as it was last read, if changes do not affect it; nil if it has to be read.
  func kept(_ path: String, after changes: Set<String>) -> SceneFile? {
    known[path].flatMap { $0.error == nil && !isMade($0, from: changes) ? $0 : nil }
  }

  /// Whether a file in the folder of fonts is among those that changed.
  func holdFonts(_ changes: Set<String>) -> Bool {
    fonts.map { fonts in changes.contains { $0.hasPrefix(fonts + "/") } } ?? false
  }

  /// Whether a catalogue file or one that it names has changed.
  private func isMade(_ file: SceneFile, from changes: Set<String>) -> Bool {
    if holdFonts(changes) { return true }
    return changes.contains(path(of: file))
      || changes.contains { file.namedFiles.contains(SceneFile.stem(ofFile: $0)) }
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
    let elsewhere = known.values.flatMap(\.namedFiles).filter { !$0.hasPrefix(tree + "/") }.map { path in
      URL(exactPath: path).deletingLastPathComponent().path
    }
    let trees = (isFolder ? [tree] : []) + (fonts.map { [$0] } ?? [])
    let beside = isFolder ? [] : [catalogue.deletingLastPathComponent().path]
    return FileStamps(trees: trees, folders: Set(elsewhere + beside))
  }
}
