import CommandSupport
import Foundation
import ReferenceCommands
import Snapshots

/// Files that a revision's working tree lacks and its scenes may need.
struct RevisionContents {
  private static let pointerStart = Data("version https://git-lfs".utf8)

  /// The name given for the revision.
  let name: String
  private let commit: String
  /// Paths of files that are Git LFS pointers in the tree.
  let pointers: [String]
  /// Paths of submodules, which are empty folders.
  let submodules: [String]

  init(of tree: URL, named name: String, commit: String) throws(GitError) {
    (self.name, self.commit) = (name, commit)
    let git = Git(folder: tree)
    pointers = try git.run("ls-files", "-z", "--", ":(top,attr:filter=lfs)").names.filter { path in
      let file = try? FileHandle(forReadingFrom: tree.appendingPathComponent(path))
      return (try? file?.read(upToCount: Self.pointerStart.count)) == Self.pointerStart
    }
    // `mode hash stage`, a tab and the path; 160000 is the mode of a submodule.
    submodules = try git.run("ls-files", "-z", "--stage").names.filter { $0.hasPrefix("160000 ") }.compactMap { line in
      line.firstIndex(of: "\t").map { String(line[line.index(after: $0)...]) }
    }
  }

  /// Lines about the missing files.
  var notes: [String] {
    let pointers = note(
      pointers, "is a Git LFS pointer", "are Git LFS pointers",
      "Install git-lfs, or run 'git lfs fetch origin \(commit.prefix(12))'.")
    let submodules = note(
      submodules, "is a submodule, which is not checked out", "are submodules, which are not checked out",
      "Scenes cannot use its files.")
    return pointers + submodules
  }

  private func note(_ paths: [String], _ one: String, _ many: String, _ advice: String) -> [String] {
    guard !paths.isEmpty else { return [] }
    return [MessageLabel.note.row("At \(name) \(paths.listed(3)) \(paths.count == 1 ? one : many). \(advice)")]
  }
}
