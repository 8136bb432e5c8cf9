import ArgumentParser
package import Foundation
import Snapshots
import Suggestions

/// The case whose history is asked for, and the repository that has it.
package struct HistoryPlace {
  package let repository: GitRepository
  /// The folder of references, below the repository's root.
  private let folder: String

  /// - Throws: `GitError`; a validation error for a folder outside of the repository.
  package init(references: URL) throws {
    repository = try GitRepository(around: references)
    guard let folder = repository.path(of: references) else {
      throw ValidationError("'\(references.relativePath)' is outside the repository '\(repository.root.path)'.")
    }
    self.folder = folder
  }

  /// The history of the case with a path; if there never was one, of the only case whose path contains the text.
  ///
  /// - Throws: `GitError`; a validation error if no case is meant, or several are.
  package func history(of text: String, withPictures: Bool) throws -> ReferenceHistory {
    let exact = try ReferenceHistory(of: text, in: folder, of: repository, withPictures: withPictures)
    guard exact.versions.isEmpty else { return exact }
    let names = try paths()
    let found = names.filter { $0.contains(text) }
    guard found.count < 2 else {
      throw ValidationError("'\(text)' is in the paths of \(found.count) cases: \(found.listed(3)). Name one of them.")
    }
    guard let path = found.first else {
      let suggestion = Suggestion.nearest(to: text, among: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "git knows no reference of a case '\(text)' in '\(folder.isEmpty ? "." : folder)'."
          + (suggestion.isEmpty ? " Commit references first, or name their folder with --references." : suggestion))
    }
    return try ReferenceHistory(of: path, in: folder, of: repository, withPictures: withPictures)
  }

  /// The paths of the cases that have references now.
  private func paths() throws(GitError) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let files = try repository.git.run("ls-files", "-z", "--full-name", "--", ":(top,literal)\(folder)").names
    let paths = files.compactMap { file -> String? in
      guard file.hasPrefix(prefix), let suffix = [".png", ".txt"].first(where: file.hasSuffix) else { return nil }
      return String(file.dropFirst(prefix.count).dropLast(suffix.count))
    }
    return Set(paths).sorted()
  }
}
