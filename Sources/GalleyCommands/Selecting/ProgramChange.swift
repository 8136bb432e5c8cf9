import Foundation
import ReferenceCommands
import Snapshots

/// Whether this program, or the fonts it was given, may differ from those of a revision. Then every case runs.
///
/// A program that was installed has no revision; the engine of a case's reference tells whether it is the same. One that
/// is built in the repository changes with its sources.
struct ProgramChange {
  /// The files that a program in a package is built from, below the package's root.
  private static let sources = ["Package.swift", "Package.resolved", "Sources", "fonts"]

  /// The reason that every case runs; nil if nothing changed.
  let reason: String?

  /// - Parameters:
  ///   - fonts: the folder of fonts that was given.
  ///   - program: the executable file.
  init(
    in repository: GitRepository, _ changes: GitChanges, fonts: URL?,
    program: URL = URL(exactPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) throws {
    reason =
      try fonts.flatMap { try ProgramChange.change(ofFonts: $0, in: repository, changes) }
      ?? ProgramChange.change(of: program, in: repository, changes)
  }

  private static func change(
    ofFonts folder: URL, in repository: GitRepository, _ changes: GitChanges
  ) throws -> String? {
    // Links lead where the files are.
    guard let path = repository.path(of: folder.resolvingSymlinksInPath()) else {
      return "the fonts of --fonts are outside the repository"
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = names.map { folder.appendingPathComponent($0) }.filter { !$0.isFolder }
    let areKnown = files.allSatisfy { file in
      repository.path(of: file.resolvingSymlinksInPath()).map(changes.isUnchanged) ?? false
    }
    return areKnown && changes.firstChange(in: path) == nil ? nil : "the fonts of --fonts changed"
  }

  private static func change(
    of program: URL, in repository: GitRepository, _ changes: GitChanges
  ) -> String? {
    guard let path = repository.path(of: program) else { return nil }
    if changes.isCommitted(path) { return changes.isUnchanged(path) ? nil : "the program changed" }
    guard let package = package(around: program, in: repository) else {
      return "the program is in the repository, but not committed"
    }
    let prefix = repository.path(of: package).flatMap { $0.isEmpty ? nil : $0 + "/" } ?? ""
    let changed = sources.lazy.compactMap { changes.firstChange(in: prefix + $0) }.first
    return changed.map { "the program is built from '\($0)', which changed" }
  }

  /// The package that a program was built in.
  private static func package(around program: URL, in repository: GitRepository) -> URL? {
    var folder = program.deletingLastPathComponent()
    while repository.path(of: folder) != nil, folder.pathComponents.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
