import DynamicType
import Findings
import Foundation
import Snapshots

/// Matrices for programs: `galley matrix --json`, and `matrix.json` in a folder of them
/// (`Snapshots/matrix.schema.json`).
struct MatrixDocument: Codable {
  /// The version of the document.
  static let version = 2

  var version = Self.version
  var scenes: [Scene]

  struct Scene: Codable {
    /// `cards/greeting`.
    var scene: String
    var look: String
    /// The heat map's file in the folder.
    var picture: String?
    var widths: [Double]
    var categories: [String]
    /// Row after row.
    var cells: [Cell]
    var firstBreaks: Breaks?
  }

  struct Cell: Codable {
    var width: Double
    var category: String
    var configuration: String
    var height: Double?
    var lines: Int?
    var findings: [CellFinding] = []
    /// The reason that there are no figures.
    var failed: String?
  }

  /// A finding in the shape that all findings have. None fails a matrix, and none has a remedy.
  struct CellFinding: Codable {
    var kind: String
    var level: FindingLevel?
    var view: String
    var cases: [String]
    var message: String
    var fails = false
    var position: String?
    var other: String?
    var allowed: String?
  }

  struct Breaks: Codable {
    var widths: [Width]
    var categories: [Category]
  }

  struct Width: Codable {
    var category: String
    var breaks: Double?
    var holds: Double?
    /// True if the layout fails there; otherwise omitted.
    var fails: Bool?
  }

  struct Category: Codable {
    var width: Double
    var breaks: String?
    var holds: String?
    /// True if the layout fails there; otherwise omitted.
    var fails: Bool?
  }

  func data() throws -> Data { try ResultFiles.encoder.encode(self) + Data("\n".utf8) }
}

extension MatrixDocument.Scene {
  init(_ matrix: SceneMatrix, picture: String?) {
    self.init(
      scene: matrix.scene, look: matrix.look, picture: picture, widths: matrix.widths,
      categories: matrix.categories.map(\.shortName),
      cells: matrix.rows.joined().map { MatrixDocument.Cell($0, of: matrix.scene) },
      firstBreaks: matrix.firstBreaks.map { found in
        MatrixDocument.Breaks(
          widths: found.widths.map {
            .init(
              category: $0.category.shortName, breaks: $0.breaks, holds: $0.holds, fails: $0.fails ? true : nil)
          },
          categories: found.categories.map {
            .init(
              width: $0.width, breaks: $0.breaks?.shortName, holds: $0.holds?.shortName, fails: $0.fails ? true : nil)
          })
      })
  }
}

extension MatrixDocument.Cell {
  fileprivate init(_ cell: MatrixCell, of scene: String) {
    self.init(width: cell.width, category: cell.category.shortName, configuration: cell.configuration)
    switch cell.outcome {
    case .laidOut(let height, let lines, let findings):
      (self.height, self.lines) = (height, lines)
      self.findings = findings.map {
        MatrixDocument.CellFinding(
          kind: $0.kind, level: $0.level, view: $0.node, cases: ["\(scene)/\(cell.configuration)"], message: $0.message,
          position: $0.position, other: $0.other, allowed: $0.allowed)
      }
    case .failed(let reason): failed = reason
    }
  }
}
