import Foundation
import Raster
import Testing

/// A generated gallery, read like its page does.
struct GallerySite {
  let files: [String: Data]

  init(_ workspace: Workspace, _ path: String = "galley-output/gallery") throws { files = try workspace.files(path) }

  /// The data that a script passes to the page.
  func received<Value: Decodable>(_ kind: String, _ path: String, as type: Value.Type) throws -> Value {
    let text = String(decoding: try #require(files[path], "\(path)"), as: UTF8.self)
    let start = "galley.receive(\"\(kind)\", "
    try #require(text.hasPrefix(start) && text.hasSuffix(");\n"), "\(path)")
    return try JSONDecoder().decode(type, from: Data(text.dropFirst(start.count).dropLast(3).utf8))
  }

  var run: Run { get throws { try received("run", "data/run.js", as: Run.self) } }
  var cases: [Case] { get throws { try received("cases", "data/cases-1.js", as: [Case].self) } }
  var page: String { String(decoding: files["index.html"] ?? Data(), as: UTF8.self) }

  struct Run: Decodable {
    struct Scene: Decodable, Equatable {
      struct Source: Decodable, Equatable { var file: String, line: Int? }
      var catalogueFile: String, scene: String, description: String?, again: String?, source: Source?,
        heatMap: Case.Picture?
    }
    struct Group: Decodable, Equatable { var verdict: String, cause: String?, which: String, details: String }
    struct Header: Decodable { var command: String }
    struct Axis: Decodable { var name: String, filter: String?, usual: String?, isSaid: Bool }
    var schemaVersion: Int, form: String, kind: String, title: String, identity: Hash128, header: Header?
    var count: Int, omitted: Int, caseFiles: Int
    var axes: [Axis], scenes: [Scene], groups: [Group], findingKinds: [String: String], lookedFor: [String],
      notes: [String],
      warnings: [String], fault: String?
  }

  struct Case: Decodable {
    struct Line: Decodable { var verdict: String?, recorded: Bool?, picture: String? }
    struct Picture: Decodable, Equatable {
      var hash: Hash128?, width: Int?, height: Int?, thumbnail: [Int]?, missing: String?
    }
    struct Pictures: Decodable { var expected: Picture?, actual: Picture?, difference: Picture? }
    struct Layouts: Decodable { var expected: Hash128?, actual: Hash128? }
    struct Decision: Decodable {
      var actual: Hash128
      var expected: Hash128?
    }
    enum CodingKeys: String, CodingKey {
      case result, scene, axes, scale, group, pictures, layouts, decision
      case path = "case"
    }
    var result: Line
    var path: String
    var scene: Int
    var axes: [String: String]
    var scale: Double
    var group: Int?
    var pictures: Pictures
    var layouts: Layouts
    var decision: Decision?
  }
}
