public import Foundation

extension ProposedPackage {
  /// Writes the files: all of them, or none. A manifest that is there stays as it is.
  ///
  /// - Returns: the paths of the written files.
  public func write(in folder: URL) throws(ProposalError) -> [String] {
    let manager = FileManager.default
    let isThere = { (file: File) in manager.fileExists(atPath: folder.appendingPathComponent(file.path).path) }
    let inTheWay = files.filter { $0.path != Self.manifestPath && isThere($0) }
    guard inTheWay.isEmpty else { throw .exists(paths: inTheWay.map(\.path)) }
    var written: [String] = []
    for file in files where !isThere(file) {
      let url = folder.appendingPathComponent(file.path)
      do {
        try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url, options: .withoutOverwriting)
      } catch {
        for path in written { try? manager.removeItem(at: folder.appendingPathComponent(path)) }
        throw .unwritable(path: url.path, reason: error.localizedDescription)
      }
      written.append(file.path)
    }
    return written
  }
}

/// A reason that a package was not begun.
public enum ProposalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Files are there already.
  case exists(paths: [String])
  /// The system cannot write a file.
  case unwritable(path: String, reason: String)

  public var description: String {
    switch self {
    case .exists(let paths):
      "\(paths.joined(separator: ", ")): error: already there. Move them away, or name another folder. Nothing was written."
    case .unwritable(let path, let reason): "\(path): error: it cannot be written: \(reason). Nothing was written."
    }
  }
}
