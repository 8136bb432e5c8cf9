import Foundation
import Glibc
import Raster

/// A reference, or a part of one, that no longer belongs to a case.
package struct OrphanedReference: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A picture, a record, or both, of no case.
    case reference
    /// A picture of a case whose reference is a record alone.
    case picture
  }

  /// The reference's path in the folder of references, without an extension.
  package let path: String
  package let kind: Kind

  package init(_ path: String, _ kind: Kind = .reference) { (self.path, self.kind) = (path, kind) }
}

extension OrphanedReference: CustomStringConvertible {
  package var description: String { kind == .picture ? "\(path).png" : path }
}

extension ReferenceStore {
  /// References that belong to no case, ordered by path.
  ///
  /// - Parameter expected: the form of each case's reference, by its path.
  package func orphans(expected: [String: ReferenceForm]) -> [OrphanedReference] {
    var found: Set<OrphanedReference> = []
    for path in files {
      let reference = String(path.dropLast(4))
      switch expected[reference] {
      case nil: found.insert(OrphanedReference(reference))
      case .records where path.hasSuffix(".png"): found.insert(OrphanedReference(reference, .picture))
      case .records, .pictures: continue
      }
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The pictures and records in the folder, by their paths there.
  var files: [String] {
    var files: [String] = []
    let walk = FileManager.default.enumerator(atPath: root.path)
    while let path = walk?.nextObject() as? String {
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      if !isHidden, path.hasSuffix(".png") || path.hasSuffix(".txt") { files.append(path) }
    }
    return files
  }

  /// Deletes an orphan if it is as Galley wrote it, and folders that become empty; false if it is not.
  package func delete(_ orphan: OrphanedReference) throws(StoreError) -> Bool {
    let path = orphan.path
    let files = ["png", "txt"].map { (url: root.appendingPathComponent("\(path).\($0)"), name: "\(path).\($0)") }
    try StoreLinks.check(files[0].name, files[1].name, below: root.path)
    guard let text = try FileBytes.read(files[1].url.path, named: files[1].name),
      let record = try? Record(text: String(decoding: text, as: UTF8.self))
    else { return false }
    let picture = try FileBytes.read(files[0].url.path, named: files[0].name)
    guard picture.map(record.isOf) ?? true else { return false }
    for file in orphan.kind == .picture ? files.prefix(1) : files[...]
    where unlink(file.url.path) != 0 && errno != ENOENT {
      throw .unwritable(path: file.name, reason: FileBytes.systemReason)
    }
    var folders = path.split(separator: "/").dropLast()
    while !folders.isEmpty, rmdir(root.appendingPathComponent(folders.joined(separator: "/")).path) == 0 {
      folders.removeLast()
    }
    return true
  }
}
