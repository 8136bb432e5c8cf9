import Findings
import JSONDocuments
import SourcePlaces
import TextMeasuring

extension StringsReport {
  /// The version of the document.
  package static let version = 2

  /// The report as one document: the extent of the check, then findings, one a line
  /// (`Snapshots/strings-findings.schema.json`).
  package var json: [UInt8] {
    var writer = JSONObjectWriter()
    writer.add("version", Self.version)
    writer.add("summary") { summary in
      summary.add("errors", findings.count { $0.fails })
      summary.add("warnings", findings.count { $0.level == .warning && $0.allowed == nil })
      summary.add("allowed", findings.count { $0.allowed != nil })
      summary.add("keys", counts.keys)
      summary.add("languages", counts.languages)
      summary.add("texts", counts.texts)
      summary.add("distinctTexts", counts.distinctTexts)
      summary.add("measurements", counts.measurements)
      summary.add("ignoredKeys", counts.ignoredKeys)
    }
    writer.add("keysWithoutRule", keysWithoutRule)
    writer.addLines("findings", findings.map(\.json))
    return writer.object
  }
}

extension StringsFinding {
  /// The finding as an object on one line, in the shape that all findings have: what a finding of a scene calls its
  /// view is the key here, and its case is the file.
  fileprivate var json: [UInt8] {
    var writer = JSONObjectWriter()
    writer.add("kind", kind)
    writer.add("level", level.rawValue)
    writer.add("view", key ?? "")
    writer.add("cases", [place.file])
    writer.add("fails", fails)
    writer.add("file", place.file)
    if let line = place.line { writer.add("line", line) }
    if let column = place.column { writer.add("column", column) }
    if let table { writer.add("table", table) }
    if let key { writer.add("key", key) }
    if let language { writer.add("language", language) }
    if !variations.isEmpty { writer.add("variations", variations) }
    if let text { writer.add("text", text) }
    writer.add("message", sentence)
    if !sizes.isEmpty { writer.addObjects("sizes", sizes.map(\.json)) }
    if let rule, !rule.isWhole { writer.add("rule", rule.description) }
    if let allowed { writer.add("allowed", allowed) }
    return writer.object
  }
}

extension FindingSizes {
  fileprivate var json: [UInt8] {
    var writer = JSONObjectWriter()
    writer.add("width", width)
    writer.add("categories", categories.map(\.rawValue))
    if let needed {
      writer.add("needed") { range in
        range.add("least", needed.lowerBound)
        range.add("most", needed.upperBound)
      }
    }
    return writer.object
  }
}
