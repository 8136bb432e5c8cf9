import Auditing
import CommandSupport
import DynamicType
import Gallery
import HeadlessUIKit
import Snapshots

/// A matrix as text for people.
enum MatrixRows {
  /// A row for each text size with a column for each width, then the scene's first breaks, if they were requested.
  static func rows(of matrix: SceneMatrix) -> [String] {
    let head = [""] + matrix.widths.map { "width \(short($0))" }
    let rows = zip(matrix.categories, matrix.rows).map { category, cells in
      [category.shortName] + cells.map { lines(of: $0).joined(separator: ", ") }
    }
    let columns = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    let table = ([head] + rows).map { row in
      let padded = zip(row, columns).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return padded.joined(separator: "  ").replacing(/\ +$/, with: "")
    }
    return ["\(matrix.scene)\t\(matrix.look)"] + table + failures(in: matrix)
      + (matrix.firstBreaks.map { Self.rows(of: $0) } ?? [])
  }

  /// The text of a cell in parts: height, lines, and findings by kind.
  static func lines(of cell: MatrixCell) -> [String] {
    guard case .laidOut(let height, let lines, let findings) = cell.outcome else { return ["failed"] }
    let kinds = ViewRecording.layoutFindingKinds.flatMap { kind in
      let found = findings.filter { $0.kind == kind }
      let allowed = found.count { $0.allowed != nil }
      return [part(found.count - allowed, kind, ""), part(allowed, kind, " allowed")].compactMap { $0 }
    }
    return ["\(short(height)) pt", "\(lines) \(lines == 1 ? "line" : "lines")"] + kinds
  }

  private static func part(_ count: Int, _ kind: String, _ word: String) -> String? {
    count == 0 ? nil : kind.replacing("-", with: " ") + (count == 1 ? "" : " ×\(count)") + word
  }

  /// Each failure's reason once, with the first cell that has it.
  private static func failures(in matrix: SceneMatrix) -> [String] {
    var known: Set<String> = []
    return matrix.rows.joined().compactMap { cell in
      guard case .failed(let reason) = cell.outcome, known.insert(reason).inserted else { return nil }
      return "failed\t\(cell.configuration)\t\(reason)"
    }
  }

  // MARK: First breaks

  /// The assumption behind the boundaries.
  static let assumption =
    "A first break is found by halving between two cells of the table. There may be others, as text may break at one "
    + "width and not at a smaller one."

  static func rows(of found: FirstBreaks) -> [String] {
    found.widths.map { "first break\t\(sentence($0))" } + found.categories.map { "first break\t\(sentence($0))" }
      + [MessageLabel.note.row(assumption)]
  }

  /// The text below the table in a picture: where something breaks; boundaries that hold are left out.
  static func notes(on found: FirstBreaks) -> [String] {
    let breaks =
      found.widths.filter { $0.breaks != nil }.map { sentence($0) }
      + found.categories.filter { $0.breaks != nil }.map { sentence($0) }
    return breaks.isEmpty ? ["Nothing breaks in the table."] : breaks + [assumption]
  }

  private static func sentence(_ found: FirstBreaks.Width) -> String {
    let (name, verb) = (found.category.shortName, found.fails ? "fails" : "breaks")
    guard let breaks = found.breaks else { return "\(name): holds at all widths of the table" }
    guard let holds = found.holds else { return "\(name): \(verb) at \(short(breaks)) pt, the widest of the table" }
    return "\(name): \(verb) at \(short(breaks)) pt, holds at \(short(holds)) pt"
  }

  private static func sentence(_ found: FirstBreaks.Category) -> String {
    let (name, verb) = ("width \(short(found.width))", found.fails ? "fails" : "breaks")
    guard let breaks = found.breaks else { return "\(name): holds at all text sizes of the table" }
    guard let holds = found.holds else { return "\(name): \(verb) at \(breaks.shortName), the smallest of the table" }
    return "\(name): \(verb) at \(breaks.shortName), holds at \(holds.shortName)"
  }

  /// A number with at most two decimals.
  static func short(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension SceneMatrix {
  /// The matrix as a heat map.
  var heatMap: HeatMap {
    HeatMap(
      title: scene, look: look, columns: widths.map { "\(MatrixRows.short($0)) pt" },
      rows: zip(categories, rows).map { category, cells in
        HeatMap.Row(
          name: category.shortName,
          cells: cells.map { HeatMap.Cell(state: $0.state, lines: MatrixRows.lines(of: $0)) })
      },
      notes: firstBreaks.map(MatrixRows.notes) ?? [])
  }
}

extension MatrixCell {
  fileprivate var state: HeatMap.State {
    guard case .laidOut(_, _, let findings) = outcome else { return .failed }
    return breaks ? .breaks(findings.count { $0.allowed == nil }) : .holds
  }
}
