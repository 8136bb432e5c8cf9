package import Foundation
import Glibc

/// A folder outside of a run's own that the run refers to and may refer to: its catalogue, or a folder of references.
///
/// A run may come from anywhere, such as CI's artifacts, so its word counts only for a folder that, with all links
/// resolved,
///
/// - lies below the working directory, or below the root of the repository that it or the run is in;
/// - is not hidden below that folder, nor in a hidden one, and not part of git's own files;
/// - is not the run's folder, and neither holds it nor lies in it.
///
/// A path on the command line is the user's own, and is accepted as it is.
package struct RunPlace: Equatable, Sendable {
  /// The path relative to the working directory, or absolute if it lies elsewhere. No link is on it.
  package let url: URL

  /// The kind of folder that a run refers to.
  package enum Kind: String, Sendable {
    case catalogue
    case references = "folder of references"
    /// A folder with references of tests.
    case testReferences = "folder of tests' references"
  }

  /// - Parameters:
  ///   - path: a path relative to the base, which may be relative itself, or an absolute one.
  ///   - run: the run's folder.
  /// - Throws: `RunPlaceError.refused` for a folder that no run may refer to, `.absent` if it does not exist.
  package init(_ kind: Kind, _ path: String, from base: String, of run: URL) throws(RunPlaceError) {
    let named = RunPlaceError.Named(run: run.relativePath, kind: kind, path: path)
    guard !path.isEmpty, !path.utf8.contains(where: { $0 < 0x20 }) else { throw .refused(named) }
    let place = ResolvedPath(path.utf8.first == UInt8(ascii: "/") ? path : "\(base)/\(path)")
    url = URL(exactPath: RepositoryPath.path(place.path, below: FileManager.default.currentDirectoryPath))
    guard FileBytes.type(of: url.deletingLastPathComponent()) == S_IFDIR else { throw .absent(named) }
    guard !place.components.contains(where: ResolvedPath.repositoryNames.contains),
      RunPlace.roots(for: run).contains(where: { RunPlace.isVisible(place, below: $0) }),
      RunPlace.areDisjoint(place, ResolvedPath(run))
    else { throw .refused(named) }
  }

  /// The folders below which a run may refer to folders.
  private static func roots(for run: URL) -> [ResolvedPath] {
    let working = ResolvedPath(".")
    return [working] + [working.repository, ResolvedPath(run).repository].compactMap { $0 }
  }

  private static func isVisible(_ place: ResolvedPath, below root: ResolvedPath) -> Bool {
    let names = place.components.dropFirst(root.components.count)
    return place.starts(with: root) && !names.isEmpty && !names.contains { $0.utf8.first == UInt8(ascii: ".") }
  }

  private static func areDisjoint(_ place: ResolvedPath, _ run: ResolvedPath) -> Bool {
    !place.starts(with: run) && !run.starts(with: place)
  }
}

/// A reason that a folder outside of a run's own is not used.
package enum RunPlaceError: Error, Equatable {
  package struct Named: Equatable, Sendable {
    var run: String
    var kind: RunPlace.Kind
    var path: String
  }

  /// A run may not refer to it.
  case refused(Named)
  /// It does not exist: the run, or the catalogue or tests it belongs to, was moved.
  case absent(Named)
  /// The run does not name it.
  case unspecified(run: String, RunPlace.Kind)
  case unreadable(StoreError)
  case malformed(file: String, reason: String)
}

extension RunPlaceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let named):
      "\(named) is hidden, outside this repository, or in the run's own folder. \(named.kind.remedy)"
    case .absent(let named): "\(named) does not exist: it or the run was moved. \(named.kind.remedy)"
    case .unspecified(let run, let kind):
      "The run in '\(run)' does not name its \(kind.rawValue). \(kind.remedy)"
    case .unreadable(let error): error.description
    case .malformed(let file, let reason):
      "'\(file)' was not written by Galley: \(reason). \(RunPlace.Kind.references.remedy)"
    }
  }
}

extension RunPlaceError.Named: CustomStringConvertible {
  package var description: String { "'\(path)', which the run in '\(run)' names as its \(kind.rawValue)," }
}

extension RunPlace.Kind {
  fileprivate var remedy: String {
    switch self {
    case .catalogue: "Name it after the run."
    case .references: "Name it with --references."
    case .testReferences: "Run this in the folder that the tests ran in, in their repository."
    }
  }
}
