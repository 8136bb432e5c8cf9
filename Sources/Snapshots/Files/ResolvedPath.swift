package import Foundation
import Glibc

/// A path with links resolved, as far as it exists. Paths are compared by their bytes.
struct ResolvedPath: Equatable {
  /// The components from the root.
  let components: [String]

  init(_ url: URL) { self.init(url.path) }

  /// - Parameter path: absolute, or relative to the working directory.
  init(_ path: String) {
    let parts = ContainedFiles.components(of: path.isEmpty ? "." : path)
    // Beyond the existing part there can be no links.
    for count in stride(from: parts.count, through: 1, by: -1) {
      let there = parts[..<count].joined(separator: "/")
      guard let real = realpath(there.isEmpty ? "/" : there, nil) else { continue }
      defer { free(real) }
      self.init(ContainedFiles.components(of: String(cString: real)), parts[count...])
      return
    }
    self.init(ContainedFiles.components(of: FileManager.default.currentDirectoryPath), parts[...])
  }

  private init(_ start: [String], _ rest: ArraySlice<String>) {
    var components = start.filter { !$0.isEmpty }
    for part in rest where !part.isEmpty && part != "." {
      if part != ".." { components.append(part) } else if !components.isEmpty { components.removeLast() }
    }
    self.components = components
  }

  init(components: [String]) { self.components = components }

  var path: String { "/" + components.joined(separator: "/") }

  static func == (one: ResolvedPath, other: ResolvedPath) -> Bool {
    one.components.count == other.components.count && one.starts(with: other)
  }

  /// Whether this path equals another or lies below it.
  func starts(with other: ResolvedPath) -> Bool {
    components.starts(with: other.components) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The path from a folder to this one.
  func relative(to folder: ResolvedPath) -> String {
    let common = zip(components, folder.components).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = Array(repeating: "..", count: folder.components.count - common)
    let path = (up + components.dropFirst(common)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }

  /// The root of the repository that contains this folder; the nearest one, possibly the folder itself.
  var repository: ResolvedPath? {
    for count in stride(from: components.count, through: 0, by: -1) {
      let root = ResolvedPath(components: Array(components[..<count]))
      let isRoot = ResolvedPath.repositoryNames.contains { access("\(root.path)/\($0)", F_OK) == 0 }
      if isRoot { return root }
    }
    return nil
  }

  /// Names of version control folders, which mark a repository's root.
  static let repositoryNames = [".git", ".hg", ".jj", ".svn"]
}

extension URL {
  /// The path from a folder to this file or folder, with links resolved as far as both exist.
  package func path(from folder: URL) -> String { ResolvedPath(self).relative(to: ResolvedPath(folder)) }
}
