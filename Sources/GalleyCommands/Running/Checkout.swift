import Foundation
import Snapshots

/// The commit that git has checked out around a folder, read from git's files: there may be no git where Galley runs.
///
/// The files are those of gitrepository-layout(5). Other formats of references (reftable) are not supported.
struct Checkout {
  /// In bytes; more than git writes into any of these files, apart from long lists of packed references.
  private static let sizeLimit = 16 << 20

  /// The folder `.git`, or the one that a file of that name refers to.
  private let folder: URL
  /// The repository's main folder, which differs for a linked working tree.
  private let common: URL

  /// The commit that is checked out; nil without a repository or a commit.
  static func commit(around folder: URL) -> String? {
    let start = folder.resolvingSymlinksInPath().standardizedFileURL
    return sequence(first: start) { $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil }
      .lazy.compactMap { Checkout($0.appendingPathComponent(".git")) }.first?.commit
  }

  private init?(_ url: URL) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    var folder = url
    if !isFolder.boolValue {
      guard let line = Checkout.text(url), line.hasPrefix("gitdir: ") else { return nil }
      folder = URL(
        exactPath: String(line.dropFirst("gitdir: ".count)), relativeTo: url.deletingLastPathComponent())
    }
    self.folder = folder
    common =
      Checkout.text(folder.appendingPathComponent("commondir")).map {
        URL(exactPath: $0, relativeTo: folder.appendingPathComponent("."))
      } ?? folder
  }

  private var commit: String? { Checkout.text(folder.appendingPathComponent("HEAD")).flatMap { value($0, depth: 0) } }

  /// The commit that a text refers to: a hash, or a reference, which may refer to another one.
  private func value(_ text: String, depth: Int) -> String? {
    if Checkout.isHash(text) { return text }
    guard text.hasPrefix("ref: refs/"), !text.contains(".."), depth < 5 else { return nil }
    let name = String(text.dropFirst("ref: ".count))
    if let loose = Checkout.text(common.appendingPathComponent(name)) { return value(loose, depth: depth + 1) }
    let packed = Checkout.text(common.appendingPathComponent("packed-refs"))?.split(separator: "\n") ?? []
    return packed.first { $0.hasSuffix(" \(name)") }.map { String($0.prefix { $0 != " " }) }.flatMap {
      Checkout.isHash($0) ? $0 : nil
    }
  }

  /// SHA-1 or SHA-256.
  private static func isHash(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count) && text.utf8.allSatisfy(Set("0123456789abcdef".utf8).contains)
  }

  /// The contents of a file, without white space at the end.
  private static func text(_ url: URL) -> String? {
    guard let data = try? FileBytes.read(url.path, named: url.path, limit: sizeLimit) else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
