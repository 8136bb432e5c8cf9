import Foundation
import Glibc
import SourcePlaces

/// Reads files and lists folders below a root, which no link leaves.
struct FolderAccess: Sendable {
  /// The limits of what is read.
  enum Limits {
    static let contentsSize = 4 << 20
    static let depth = 32
    static let entries = 200_000
  }

  struct Entry {
    enum Kind { case folder, file }

    let name: String
    let kind: Kind
  }

  /// The root's path without links.
  let root: String
  /// The root's path as it was given, for messages.
  private let shown: String

  /// - Throws: if there is no folder at the path.
  init(_ path: String) throws(AssetFinding) {
    guard let root = Self.resolved(path), Self.status(root)?.isFolder == true else {
      throw AssetFinding(.unreadable, at: SourcePlace(file: path))
    }
    (self.root, shown) = (root, path)
  }

  /// The path below the root as messages show it.
  func shownPath(_ path: String) -> String { path.isEmpty ? shown : "\(shown)/\(path)" }

  func place(_ path: String) -> SourcePlace { SourcePlace(file: shownPath(path)) }

  /// The path of something below the root.
  func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  /// The entries of a folder, ordered by name, without hidden ones.
  ///
  /// - Parameter finding: is called for links that are not followed.
  func entries(of path: String, finding: (AssetFinding) -> Void) throws(AssetFinding) -> [Entry] {
    let listed = try list(path).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return listed.compactMap { name, type in
      switch type {
      case Int32(DT_DIR): return Entry(name: name, kind: .folder)
      case Int32(DT_REG): return Entry(name: name, kind: .file)
      case Int32(DT_LNK), Int32(DT_UNKNOWN):
        do throws(AssetFinding) {
          return try linked(name, in: path)
        } catch {
          finding(error)
          return nil
        }
      default: return nil
      }
    }
  }

  /// The names in a folder with the types that it says they have, without what is hidden.
  private func list(_ path: String) throws(AssetFinding) -> [(name: String, type: Int32)] {
    guard let folder = opendir(absolute(path)) else { throw AssetFinding(.unreadable, at: place(path)) }
    defer { closedir(folder) }
    var entries: [(name: String, type: Int32)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { entries.append((name, Int32(entry.pointee.d_type))) }
    }
    return entries
  }

  /// The entry that a link stands for; nil for a device or the like.
  private func linked(_ name: String, in folder: String) throws(AssetFinding) -> Entry? {
    let target = try follow(folder.isEmpty ? name : "\(folder)/\(name)", name: name, from: folder)
    guard let status = Self.status(target), status.isFolder || status.isFile else { return nil }
    return Entry(name: name, kind: status.isFolder ? .folder : .file)
  }

  /// The path without links of something in a folder, if it lies below the root and leads to no folder around it.
  private func follow(_ path: String, name: String, from folder: String) throws(AssetFinding) -> String {
    let place = place(folder)
    guard let target = Self.resolved(absolute(path)) else { throw AssetFinding(.missingFile(name: name), at: place) }
    guard target == root || target.hasPrefix(root + "/") else {
      throw AssetFinding(.linkOutside(name: name), at: place)
    }
    let around = Self.resolved(absolute(folder)) ?? root
    guard around != target, !around.hasPrefix(target + "/") else {
      throw AssetFinding(.circle(name: name), at: place)
    }
    return target
  }

  /// The path of a file that something in a folder names.
  ///
  /// - Parameter use: the place of the name.
  func file(named name: String, in folder: String, use: SourcePlace) throws(AssetFinding) -> String {
    guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.contains("\0") else {
      throw AssetFinding(.pathAsName(name), at: use)
    }
    let path = "\(folder)/\(name)"
    guard let target = Self.resolved(absolute(path)), Self.status(target)?.isFile == true else {
      throw AssetFinding(.missingFile(name: name), at: use)
    }
    guard target.hasPrefix(root + "/") else { throw AssetFinding(.linkOutside(name: name), at: use) }
    return target
  }

  /// The bytes of a file; nil if there is none.
  func contents(of path: String, limit: Int = Limits.contentsSize) throws(AssetFinding) -> [UInt8]? {
    guard let target = Self.resolved(absolute(path)), let status = Self.status(target), status.isFile else {
      return nil
    }
    guard target.hasPrefix(root + "/") else {
      throw AssetFinding(.linkOutside(name: String(path.split(separator: "/").last ?? "")), at: place(path))
    }
    guard status.size <= limit else { throw AssetFinding(.tooLarge(limit: limit), at: place(path)) }
    guard let data = FileManager.default.contents(atPath: target) else {
      throw AssetFinding(.unreadable, at: place(path))
    }
    return [UInt8](data)
  }

  // MARK: The file system

  private struct Status {
    let isFolder: Bool
    let isFile: Bool
    let size: Int
  }

  private static func status(_ path: String) -> Status? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let type = status.st_mode & S_IFMT
    return Status(isFolder: type == S_IFDIR, isFile: type == S_IFREG, size: Int(status.st_size))
  }

  /// The path without links; nil if nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}
