import Foundation
import Glibc
import Raster

extension ReferenceStore {
  /// Deletes a reference that is as Galley wrote it, and folders that nothing is left in; false for any other.
  ///
  /// - Parameter path: as `orphans` names it.
  package func delete(_ path: String) throws(StoreError) -> Bool {
    let files = ["png", "txt"].map { (url: root.appendingPathComponent("\(path).\($0)"), name: "\(path).\($0)") }
    try StoreLinks.check(files[0].name, files[1].name, below: root)
    guard let text = try FileBytes.read(files[1].url.path, named: files[1].name),
      let record = try? Record(text: String(decoding: text, as: UTF8.self))
    else { return false }
    let picture = try FileBytes.read(files[0].url.path, named: files[0].name)
    guard picture.map({ record.file == Hash128(hashing: $0) }) ?? true else { return false }
    for file in files where unlink(file.url.path) != 0 && errno != ENOENT {
      throw .unwritable(path: file.name, reason: FileBytes.systemReason)
    }
    var folders = path.split(separator: "/").dropLast()
    while !folders.isEmpty, rmdir(root.appendingPathComponent(folders.joined(separator: "/")).path) == 0 {
      folders.removeLast()
    }
    return true
  }
}
