import Foundation
import Glibc

/// The files and folders below a folder, without following links.
struct FileTree {
  /// A folder that is part of the tree.
  final class Folder {
    let path: String
    let relativePath: String
    var files: [String] = []
    var folders: [Folder] = []
    /// Whether there is a folder in it or below that is not listed: hidden, a link, or another's.
    var hasUnlistedFolder = false

    init(path: String, relativePath: String) {
      self.path = path
      self.relativePath = relativePath
    }
  }

  /// The largest number of entries below a folder; a home folder by mistake is not searched for hours.
  static let entryLimit = 200_000
  private static let depthLimit = 128
  private static let toolFolders = [
    "Pods": "CocoaPods", "Carthage": "Carthage", "DerivedData": "Xcode", "node_modules": "npm",
  ]
  /// Folders that are one document.
  private static let documents = [
    "xcodeproj", "xcworkspace", "xcassets", "playground", "framework", "xcframework", "bundle", "xcdatamodel",
    "xcdatamodeld",
    "lproj", "docc", "app",
  ]

  let root: Folder
  private(set) var leftOut: [SkippedFile] = []
  private var count = 0

  /// Lists a folder.
  ///
  /// - Parameter folder: an absolute path. Folders that are one document are listed among the files.
  init(_ folder: String) throws(ListingError) {
    root = Folder(path: folder, relativePath: "")
    try fill(root, depth: 0)
    leftOut.sort { $0.relativePath < $1.relativePath }
  }

  private mutating func fill(_ folder: Folder, depth: Int) throws(ListingError) {
    guard depth <= Self.depthLimit else { throw .tooLarge(path: root.path, limit: "\(Self.depthLimit) folders deep") }
    for name in try Self.names(in: folder.path) {
      count += 1
      guard count <= Self.entryLimit else { throw .tooLarge(path: root.path, limit: "\(Self.entryLimit) files") }
      try add(name, to: folder, depth: depth)
    }
  }

  private mutating func add(_ name: String, to folder: Folder, depth: Int) throws(ListingError) {
    let path = folder.path + "/" + name
    let relative = folder.relativePath.isEmpty ? name : folder.relativePath + "/" + name
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    let kind = status.st_mode & S_IFMT
    switch kind {
    case _ where name.hasPrefix("."): folder.hasUnlistedFolder = folder.hasUnlistedFolder || kind != S_IFREG
    case S_IFLNK:
      folder.hasUnlistedFolder =
        folder.hasUnlistedFolder || (stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR)
      leftOut.append(SkippedFile(relativePath: relative, reason: .link))
    case S_IFREG: folder.files.append(name)
    case S_IFDIR where Self.documents.contains((name as NSString).pathExtension): folder.files.append(name)
    case S_IFDIR:
      if let reason = Self.reason(toLeaveOut: name, path: path) {
        folder.hasUnlistedFolder = true
        leftOut.append(SkippedFile(relativePath: relative, reason: reason))
      } else {
        let inner = Folder(path: path, relativePath: relative)
        try fill(inner, depth: depth + 1)
        folder.folders.append(inner)
        folder.hasUnlistedFolder = folder.hasUnlistedFolder || inner.hasUnlistedFolder
      }
    default: return
    }
  }

  private static func reason(toLeaveOut name: String, path: String) -> SkippedFile.Reason? {
    if let tool = toolFolders[name] { return .tool(tool) }
    return access(path + "/Package.swift", F_OK) == 0 ? .package : nil
  }

  /// The names in a folder, in the order of their bytes.
  private static func names(in path: String) throws(ListingError) -> [String] {
    guard let stream = opendir(path) else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .noFolder(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
      }
      guard let name else { throw .name(folder: path) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}
