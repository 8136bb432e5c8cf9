import Foundation
import Snapshots
import SourcePlaces

/// The paths of strings files relative to the root of their repository, where other tools look for them.
struct StringsPaths {
  private var known: [String: String] = [:]

  /// The path of a place's file.
  mutating func path(_ place: SourcePlace) -> String { path(place.file) }

  mutating func path(_ file: String) -> String {
    if let path = known[file] { return path }
    let folder = FileManager.default.currentDirectoryPath
    let path = SourcePlace(URL(exactPath: file), line: nil, below: folder).file
    known[file] = path
    return path
  }
}
