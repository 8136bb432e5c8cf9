package import Foundation
import Glibc

/// The files of a folder whose names come from outside, such as from a run's results or a matrix.
///
/// A name is a path below the folder that leads nowhere else: not by being absolute, not by `..`, and not by a link on
/// the way or at its end. Each folder is opened relative to its parent, so the checked file is the one that is read.
/// The folder itself and its parents may be links: the user named them.
package struct ContainedFiles: Sendable {
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  /// Whether a name is a path that stays below its folder, judging by its text alone.
  package static func isName(_ name: String) -> Bool {
    !name.utf8.contains(0) && components(of: name).allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// The parts of a path as the system sees them: a slash with a combining mark is still a separator to it.
  static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// The bytes of a file; nil if there is none.
  ///
  /// - Parameter limit: the largest accepted size in bytes.
  /// - Throws: `StoreError`, such as `.leadsOut`.
  package func read(_ name: String, limit: Int = FileBytes.sizeLimit) throws(StoreError) -> Data? {
    guard let file = try open(name) else { return nil }
    defer { close(file.descriptor) }
    return try FileBytes.read(file.descriptor, named: file.shown, limit: limit)
  }

  /// Opens a file for reading; nil if there is none.
  ///
  /// - Returns: the descriptor, which the caller closes, and the file's name in errors.
  func open(_ name: String) throws(StoreError) -> (descriptor: CInt, shown: String)? {
    let shown = folder.appendingPathComponent(name).relativePath
    guard ContainedFiles.isName(name) else { throw .leadsOut(path: name, link: nil) }
    let components = ContainedFiles.components(of: name)
    guard var parent = try descriptor(Glibc.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), shown) else {
      return nil
    }
    defer { close(parent) }
    for (index, component) in components.enumerated().dropLast() {
      try checkLink(component, in: parent, components.prefix(index + 1), of: shown)
      let opened = openat(parent, component, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard let next = try descriptor(opened, shown) else { return nil }
      close(parent)
      parent = next
    }
    let last = components[components.count - 1]
    try checkLink(last, in: parent, components[...], of: shown)
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    let opened = openat(parent, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    return try descriptor(opened, shown).map { ($0, shown) }
  }

  /// The descriptor that was opened; nil if there is no file.
  private func descriptor(_ opened: CInt, _ shown: String) throws(StoreError) -> CInt? {
    if opened >= 0 { return opened }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .unreadable(path: shown, reason: FileBytes.systemReason)
  }

  /// Throws if a component is a link; one that becomes a link later is not opened either.
  private func checkLink(
    _ component: String, in parent: CInt, _ path: ArraySlice<String>, of shown: String
  ) throws(StoreError) {
    var status = stat()
    guard fstatat(parent, component, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFLNK else {
      return
    }
    throw .leadsOut(path: shown, link: path.joined(separator: "/"))
  }
}
