import DynamicType
import Foundation
import ViewRendering

@testable import Scenes

/// A folder of catalogue files that is removed after the test.
final class TemporaryCatalogue {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ data: Data, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}

/// Reads the file `a.yaml` with this text.
func read(_ text: String) throws -> SceneFile {
  try read(Data(text.utf8))
}

func read(_ data: Data) throws -> SceneFile {
  let catalogue = try TemporaryCatalogue()
  try catalogue.write(data, to: "a.yaml")
  return SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
}

/// The first error in the file or in its scenes.
func firstError(_ text: String) throws -> String? {
  let file = try read(text)
  if let error = file.error { return error.description }
  for scene in file.scenes {
    if case .failure(let error) = scene.definition { return error.description }
  }
  return nil
}

/// A file with one scene: line 1 is the matrix, and the view's keys start on line 5, column 7.
func oneScene(_ viewKeys: String, viewClass: String = "UILabel") -> String {
  let keys = viewKeys.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + $0 }
  return """
    matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
    scenes:
      - name: one
        view:
          class: \(viewClass)
    \(keys.joined(separator: "\n"))
    """
}

extension SceneFile {
  func definition(_ index: Int = 0) throws -> SceneDefinition {
    if let error { throw error }
    return try scenes[index].definition.get()
  }
}
