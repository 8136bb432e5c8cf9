import TextLayout
import TextMeasuring

/// An answer as text for people.
enum MeasuredRows {
  /// The rows: one text with its lines, or a table of several.
  static func rows(of answer: MeasuringAnswer, _ request: MeasuringRequest) -> [String] {
    let measured =
      answer.measurements.count == 1
      ? answer.measurements.flatMap { rows(of: $0, request) }
      : table(MeasurementTable(answer, of: request))
    return measured + findings(of: answer)
  }

  // MARK: One text

  private static func rows(of measured: MeasuringAnswer.Measurement, _ request: MeasuringRequest) -> [String] {
    let units = Array(request.runs.map(\.text).joined().utf16)
    let count = measured.lines.count
    var rows = [
      "\(measured.size.width) x \(measured.size.height) pt, "
        + (measured.pixels.map { "\($0.width) x \($0.height) px, " } ?? "")
        + "\(count) \(count == 1 ? "line" : "lines")" + (measured.isTruncated ? ", truncated" : "")
    ]
    for (index, line) in measured.lines.enumerated() {
      let ellipsis = line.truncatedRange == nil ? "" : "\u{2026}"
      let shown = String(decoding: units[line.visibleRange], as: UTF16.self) + ellipsis
      rows.append("\(index + 1)\t\(line.range.lowerBound)..<\(line.range.upperBound)\t\(line.width) pt\t\(shown)")
    }
    return rows + places("hidden", measured.hidden) + places("broken words", measured.brokenWords)
      + measured.missing.map { "missing\t\($0.offset)\t\($0.characters)" }
  }

  private static func places(_ name: String, _ ranges: [Range<Int>]) -> [String] {
    guard !ranges.isEmpty else { return [] }
    return ["\(name)\t" + ranges.map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: " ")]
  }

  private static func findings(of answer: MeasuringAnswer) -> [String] {
    var rows: [String] = []
    if let found = answer.largestCategory { rows.append("largest category\t\(found.value?.rawValue ?? "none")") }
    if let found = answer.smallestWidth { rows.append("smallest width\t\(found.value.map { "\($0) pt" } ?? "none")") }
    if let found = answer.largestFont { rows.append("largest font\t\(found.value.map { "\($0) pt" } ?? "none")") }
    return rows
  }

  // MARK: A table

  /// A row for each category with a column for each width: size, number of lines, problems.
  private static func table(_ table: MeasurementTable) -> [String] {
    let head = [""] + table.widths.map { $0.map { "width \(short($0))" } ?? "no width" }
    let rows = table.rows.map { row in [row.category.rawValue] + row.cells.map(cell) }
    let columns = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      let padded = zip(row, columns).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return padded.joined(separator: "  ").replacing(/\ +$/, with: "")
    }
  }

  private static func cell(_ cell: MeasurementTable.Cell) -> String {
    let lines = "\(cell.lineCount) \(cell.lineCount == 1 ? "line" : "lines")"
    return "\(short(cell.size.width)) x \(short(cell.size.height)), \(lines)"
      + (cell.isTruncated ? ", cut" : "") + (cell.breaksWord ? ", broken word" : "")
  }

  /// A number with at most two decimals.
  private static func short(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
