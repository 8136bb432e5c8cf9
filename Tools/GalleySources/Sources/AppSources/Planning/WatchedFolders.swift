import Foundation

/// A folder of links to folders. SwiftPM plans again when files come or go in the output folder of a command that runs
/// before builds, also behind links.
public enum WatchedFolders {
  private static let mark = "changed"

  /// Makes a folder contain links to these folders and nothing else.
  public static func link(_ trees: [String], in folder: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let links = Dictionary(
      trees.enumerated().map { (String($0.offset), $0.element) }, uniquingKeysWith: { first, _ in first })
    for name in try files.contentsOfDirectory(atPath: folder) {
      let path = folder + "/" + name
      if let wanted = links[name], (try? files.destinationOfSymbolicLink(atPath: path)) == wanted { continue }
      try files.removeItem(atPath: path)
    }
    for (name, tree) in links.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/" + name
      guard (try? files.destinationOfSymbolicLink(atPath: path)) == nil else { continue }
      try files.createSymbolicLink(atPath: path, withDestinationPath: tree)
    }
  }

  /// Makes SwiftPM plan again.
  public static func invalidate(_ folder: String) {
    _ = FileManager.default.createFile(atPath: folder + "/" + mark, contents: nil)
  }
}
