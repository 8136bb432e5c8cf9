/// A reason that references in conflict are not rendered.
enum ConflictError: Error, Equatable {
  case catalogue(path: String)
  case outside(path: String, root: String)
}

extension ConflictError: CustomStringConvertible {
  var description: String {
    switch self {
    case .catalogue(let path):
      "'\(path)' is in conflict, but references are rendered from it. Resolve it and 'git add' it, then run "
        + "`galley git-resolve` again."
    case .outside(let path, let root):
      "the folder of references '\(path)' lies outside the repository '\(root)'. Name another with --references."
    }
  }
}
