package import Foundation
package import Raster
import Snapshots

extension Catalogue {
  /// The hash of a catalogue's files, from their relative paths and their bytes. The location of the catalogue does not
  /// count, nor do fonts, styles, strings and images that scenes name. Of the program's own scenes it has the names and places.
  ///
  /// - Parameter documents: the paths of documents below the folder, which are read in place of catalogue files; none to
  ///   read those.
  package static func hash(at url: URL, documents: [String] = []) throws(CatalogueError) -> Hash128 {
    if let files = ProgramScenes.current?.files {
      // What the program draws, only drawing tells.
      let lines = files.flatMap(\.cases).map { "\($0.casePath) \($0.place)\n" }
      return Hash128(hashing: Array(lines.joined().utf8))
    }
    guard documents.isEmpty else {
      return Hash128(hashing: Array(documents.map { line($0, url.appendingPathComponent($0)) }.joined().utf8))
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return Hash128(hashing: Array(line(url.lastPathComponent, url).utf8))
    }
    let lines = try CatalogueFolder.items(in: url).map { line($0.path, url.appendingPathComponent($0.path)) }
    return Hash128(hashing: Array(lines.joined().utf8))
  }

  /// The line for a file; one that cannot be read has a line, too.
  private static func line(_ path: String, _ url: URL) -> String {
    let data = try? FileBytes.read(url.path, named: path, limit: ReadingLimits.fileBytes)
    return "\(data.map { Hash128(hashing: $0).description } ?? "-") \(path)\n"
  }
}
