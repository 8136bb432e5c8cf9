import Foundation
import Testing

@testable import AssetCatalogs

/// A folder of assets that a test writes, removed at its end.
final class AssetFolder {
  let path = NSTemporaryDirectory() + "assets-\(UUID().uuidString)"

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  func open() throws -> AssetBundle { try AssetBundle(folder: path) }

  /// A colour set's only value.
  static func color(_ json: String) throws -> (value: ColorSet.Value?, findings: [AssetProblem]) {
    let folder = try AssetFolder([
      "A.xcassets/C.colorset/Contents.json": "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(json)}]}"
    ])
    let asset = try #require(try folder.open().color(named: "C"))
    return (asset.set?.value(for: AssetConditions()), asset.findings.map(\.problem))
  }
}

/// The messages of findings, without the folder's path.
func messages(_ findings: [AssetFinding], in folder: AssetFolder) -> [String] {
  findings.map { $0.description.replacing(folder.path + "/", with: "") }
}
