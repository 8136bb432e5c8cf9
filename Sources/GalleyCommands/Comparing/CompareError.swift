import Threads

/// Why revisions are not compared.
enum CompareError: Error, Equatable {
  /// A revision has no catalogue at the path below the top of the repository.
  case noCatalogue(revision: String, path: String)
  /// The catalogue is not in the repository's working tree, or a link that leads out of it.
  case outside(path: String, root: String)
  /// There is something that is no catalogue.
  case unusable(revision: String, reason: String)
  case noCases(catalogue: String)
  case noTemporaryFolder(path: String, reason: String)
  /// No thread listens to signals, so that the revisions would stay.
  case noThread(ThreadError)
}

extension CompareError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCatalogue(let revision, let path):
      "\(revision) has no catalogue '\(path)'. Name another revision, or another place with --catalogue."
    case .outside(let path, let root):
      "the catalogue '\(path)' lies outside of the repository '\(root)', or a link leads there: no revision has it. Name "
        + "another with --catalogue."
    case .unusable(let revision, let reason): "at \(revision) \(reason)"
    case .noCases(let catalogue):
      "No case of '\(catalogue)' is left by the filters, at neither revision; `galley list` shows those there are."
    case .noThread(let error): error.description
    case .noTemporaryFolder(let path, let reason):
      "revisions are checked out in '\(path)', which cannot be written: \(reason). Name another folder with TMPDIR."
    }
  }
}
