import HeadlessUIKit
import ViewDocuments

/// Reads `constraints`: lines, Visual Format Language, and mappings of either.
enum ConstraintReader {
  static let lineKeys = ["constraint", "identifier"]
  static let visualFormatKeys = ["visualFormat", "options", "metrics", "identifier"]
  /// The prefixes by which a visual format is recognised.
  static let visualFormatStarts = ["H:", "V:", "|", "["]

  static func read(_ value: Value) throws(SceneError) -> [ConstraintDefinition] {
    var constraints: [ConstraintDefinition] = []
    for item in try value.list("a list of constraints", ofTexts: true) { constraints.append(try constraint(item)) }
    return constraints
  }

  private static func constraint(_ value: Value) throws(SceneError) -> ConstraintDefinition {
    guard value.isMapping else {
      if value.isList { throw value.error(.listForConstraint) }
      let text = try value.word("a constraint such as title.top = self.top + 8")
      let isFormat = visualFormatStarts.contains { text.hasPrefix($0) }
      return isFormat ? try visualFormat(value) : try line(value, identifier: nil)
    }
    let table = try value.table("a constraint")
    let isFormat = table["visualFormat"] != nil
    if let entry = table.entries.first, entry.key.contains(".") {
      throw SceneError(place: entry.place, problem: .colonForEqual)
    }
    try table.checkKeys(isFormat ? visualFormatKeys : lineKeys + ["visualFormat"])
    let identifier = try table["identifier"]?.word("a name")
    if let text = table["constraint"] { return try line(text, identifier: identifier) }
    guard let format = table["visualFormat"] else {
      throw value.error(.missingOneOf(["constraint", "visualFormat"], owner: table.owner))
    }
    return try visualFormat(format, options: table["options"], metrics: table["metrics"], identifier: identifier)
  }

  private static func line(_ value: Value, identifier: String?) throws(SceneError) -> ConstraintDefinition {
    let text = try value.word("a constraint such as title.top = self.top + 8")
    do {
      return try ConstraintDefinition(text: text, identifier: identifier, place: value.textPlace)
    } catch {
      throw SceneError(error)
    }
  }

  // MARK: Visual Format Language

  private static func visualFormat(
    _ value: Value, options: Value? = nil, metrics: Value? = nil, identifier: String? = nil
  ) throws(SceneError) -> ConstraintDefinition {
    let text = try value.word("a visual format such as H:|-[title]-|")
    var format: VisualFormat
    do { format = try VisualFormat(text, at: value.textPlace) } catch { throw SceneError(error) }
    if let metrics { format.metrics = try readMetrics(metrics) }
    if let options { format.options = try readOptions(options) }
    return ConstraintDefinition(format, identifier: identifier, place: value.textPlace)
  }

  private static func readOptions(_ value: Value) throws(SceneError) -> NSLayoutConstraint.FormatOptions {
    if value.scalar != nil { return try value.oneOf(VisualFormat.optionNames) }
    var result: NSLayoutConstraint.FormatOptions = []
    for item in try value.list("a list of options") { result.formUnion(try item.oneOf(VisualFormat.optionNames)) }
    return result
  }

  private static func readMetrics(_ value: Value) throws(SceneError) -> [VisualFormat.Metric] {
    var metrics: [VisualFormat.Metric] = []
    for entry in try value.table("'metrics'", such: "{gap: 8}").entries {
      metrics.append(VisualFormat.Metric(name: entry.key, value: try entry.value.number(in: PropertyLimits.coordinate)))
    }
    return metrics
  }
}
