import Findings
import Foundation
import Snapshots
import Testing

/// `matrix.json`, decoded by its schema.
struct MatrixDocument: Decodable {
  struct Scene: Decodable {
    var scene: String, look: String, picture: String?, widths: [Double], categories: [String], cells: [Cell]
    var firstBreaks: Breaks?
  }
  struct Cell: Decodable {
    var width: Double, category: String, configuration: String, height: Double?, lines: Int?, findings: [CellFinding]
    var failed: String?
  }
  struct CellFinding: Decodable, Equatable {
    var kind: String, level: FindingLevel?, view: String, cases: [String], message: String, fails: Bool
    var position: String?, other: String?, allowed: String?

    /// The matrix's entry for a case's finding: it fails by none, and looks for no remedies.
    init(_ finding: Finding, in path: String) {
      (kind, level, view, cases, message, fails) = (
        finding.kind, finding.level, finding.node, [path], finding.message, false
      )
      (position, other, allowed) = (finding.position, finding.other, finding.allowed)
    }
  }
  struct Breaks: Decodable {
    var widths: [Width], categories: [Category]
  }
  struct Width: Decodable, Equatable {
    var category: String, breaks: Double?, holds: Double?
    var fails: Bool?
  }
  struct Category: Decodable, Equatable {
    var width: Double, breaks: String?, holds: String?
    var fails: Bool?
  }
  var version: Int, scenes: [Scene]
}

extension MatrixDocument {
  /// The output of `galley matrix` with these arguments.
  static func of(_ workspace: Workspace, _ arguments: String...) async throws -> MatrixDocument {
    let run = try await workspace.run(["matrix"] + arguments + ["--json"])
    #expect(run.errors.isEmpty, "\(run)")
    return try JSONDecoder().decode(MatrixDocument.self, from: Data(run.output.utf8))
  }
}

/// Catalogues shared by tests of matrices.
enum MatrixSamples {
  /// A scene with one label, on devices with custom sizes of this height.
  static func label(_ text: String, lines: Int = 0) -> String {
    """
    matrix: {devices: [{name: card, width: 343, height: content}], categories: [L], scales: [2]}
    scenes:
      - name: label
        view: {class: UILabel, name: title, text: "\(text)", numberOfLines: \(lines), font: {textStyle: body}}
    """
  }
}
