import Foundation
import LocalizedStrings
import Snapshots

/// The paths of files of strings below the root of their repository, where other tools look for them.
struct StringsPaths {
  private var known: [String: String] = [:]

  /// The path of a place's file.
  mutating func path(_ place: StringsPlace) -> String { path(place.file) }

  mutating func path(_ file: String) -> String {
    if let path = known[file] { return path }
    let folder = FileManager.default.currentDirectoryPath
    let path = CaseSource(URL(exactPath: file), line: nil, below: folder).file
    known[file] = path
    return path
  }
}
