import Snapshots
import Threads

/// A reason that revisions cannot be compared.
enum CompareError: Error, Equatable {
  /// A revision has no catalogue at the path relative to the repository's root.
  case noCatalogue(revision: String, path: String)
  /// The catalogue is not in the repository's working tree, or is a link that leads out of it.
  case outside(path: String, root: String)
  /// The file or folder is not a catalogue.
  case unusable(revision: String, reason: String)
  case noCases(catalogue: String)
  /// The second revision is an argument of its own, where the catalogue is expected.
  case twoRevisions(String, String)
  case noTemporaryFolder(path: String, reason: String)
  /// No thread could be started for signals, so that checked out revisions would not be removed.
  case noThread(ThreadError)
}

extension CompareError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCatalogue(let revision, let path):
      "\(revision) has no catalogue '\(path)'. Name another revision, or another catalogue after it."
    case .outside(let path, let root):
      "the catalogue '\(path)' lies outside the repository '\(root)', or a link leads there, so no revision contains it. Name "
        + "another after the revision."
    case .unusable(let revision, let reason): "at \(revision) \(reason)"
    case .noCases(let catalogue):
      "No case of '\(catalogue)' matches the filters at either revision; `galley list` lists all cases."
    case .twoRevisions(let first, let second):
      "'\(second)' is a revision, not a catalogue. Write both revisions in one: `"
        + ShellLine.line(["galley", "compare", ShellLine.operand("\(first)..\(second)")]) + "`."
    case .noThread(let error): error.description
    case .noTemporaryFolder(let path, let reason):
      "revisions are checked out in '\(path)', which cannot be written: \(reason). Set TMPDIR to another folder."
    }
  }
}
