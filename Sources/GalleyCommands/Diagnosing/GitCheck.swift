import Foundation
import ReferenceCommands
import Snapshots

/// Checks how git treats the files: runs should be ignored, references should not, and their bytes should stay
/// unchanged.
enum GitCheck {
  static func diagnosis(of setUp: SetUp) -> Diagnosis {
    let folder = URL(exactPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    guard let root = RepositoryPath.root(around: folder.path + "/") else {
      return Diagnosis("git", "there is no repository around this folder")
    }
    var diagnosis = Diagnosis("git", "it ignores runs and stores references unchanged")
    do throws(GitError) {
      let git = Git(folder: folder)
      try checkOutput(git, &diagnosis)
      // This repository has no say about places outside of it.
      if setUp.store.root.standardizedFileURL.path.hasPrefix(root + "/") {
        try checkReferences(git, setUp.store.root, &diagnosis)
      }
    } catch {
      diagnosis.note("git's settings for the files could not be read: \(error)")
    }
    return diagnosis
  }

  private static func checkOutput(_ git: Git, _ diagnosis: inout Diagnosis) throws(GitError) {
    let output = OutputFolder.defaultPath
    let tracked = try git.answer(["ls-files", "-z", "--", output])
    guard tracked.status == 0 else { throw .failed(command: "ls-files", reason: tracked.reason) }
    if let file = tracked.names.first {
      diagnosis.wrong(file, "a run is committed. Run `git rm -r --cached \(output)`.")
    }
    if try git.answer(["check-ignore", "-q", "--no-index", "--", "\(output)/1/results.jsonl"]).status == 1 {
      diagnosis.wrong(output, "git does not ignore it. Add '\(IgnoreRule.text)' to .gitignore, as `galley init` does.")
    }
  }

  private static func checkReferences(_ git: Git, _ root: URL, _ diagnosis: inout Diagnosis) throws(GitError) {
    let (picture, record) = (file("case.png", root), file("case.txt", root))
    for path in [picture, record] {
      let answer = try git.answer(["check-ignore", "-v", "--no-index", "--", path])
      guard answer.status == 0, let rule = answer.text.split(separator: "\t").first else { continue }
      diagnosis.wrong(
        root.shownPath,
        "git ignores '*.\(path.suffix(3))' there, because of \(rule). Remove the rule, or add one that starts with '!'."
      )
    }
    let ending = try attributes(["text", "eol"], of: record, git)
    if ending["eol"] == "crlf" {
      diagnosis.wrong(root.shownPath, "git converts the line endings of records to CRLF (eol=crlf). \(advice)")
    } else if ending["text"] != "unset", ending["eol"] != "lf" {
      diagnosis.note(root.shownPath, "git may convert the line endings of records on Windows. \(advice)")
    }
    if try attributes(["filter"], of: picture, git)["filter"] == "lfs", try git.answer(["lfs", "version"]).status != 0 {
      diagnosis.wrong(
        root.shownPath, "pictures are in Git LFS, but git-lfs is not installed. Install it, then run `git lfs pull`.")
    }
  }

  private static let advice = "`galley git-setup` prints the lines for .gitattributes."

  /// An example of a reference's path.
  private static func file(_ name: String, _ root: URL) -> String {
    root.appendingPathComponent("file/scene/\(name)").standardizedFileURL.path
  }

  private static func attributes(
    _ names: [String], of path: String, _ git: Git
  ) throws(GitError) -> [String: String] {
    let answer = try git.run(["check-attr", "-z"] + names + ["--", path])
    var values: [String: String] = [:]
    // A repeated sequence of path, attribute and value.
    let words = answer.names
    for start in stride(from: 0, to: words.count - 2, by: 3) { values[words[start + 1]] = words[start + 2] }
    return values
  }
}
