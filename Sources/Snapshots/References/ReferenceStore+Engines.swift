import Foundation
import Glibc
package import Raster

extension ReferenceStore {
  /// More than the lines of a record before its fonts are long.
  private static let headSize = 512

  /// The hash of the engine that a case's reference names, from the record's first lines; nil if there is none.
  package func namedEngine(of path: CasePath) -> Hash128? {
    let file = root.appendingPathComponent(path.inReferences + ".txt")
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: Self.headSize) else { return nil }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\n").prefix(4)
    let engine = lines.first { $0.hasPrefix("engine ") }?.dropFirst("engine ".count)
    return engine.flatMap { Hash128(hexadecimal: String($0)) }
  }
}
