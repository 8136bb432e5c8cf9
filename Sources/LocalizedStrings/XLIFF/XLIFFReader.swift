import XMLDocuments

/// Reads XLIFF 1.2 and 2.0, the OASIS exchange formats for translators: a source text for each unit and, if there is
/// one, a target in another language.
///
/// Units that Xcode wrote for the cases of a variation are combined again, using `XLIFFPath`.
struct XLIFFReader {
  private var units = XLIFFUnits()

  static let knownVersions = ["1.2", "2.0", "2.1"]

  /// Reads a catalogue. Each `original` gives the name of its table, or `table` if there is none.
  mutating func catalog(_ bytes: [UInt8], file: String, table: String) throws(StringsError) -> StringsCatalog {
    let root: XMLElement
    do throws(XMLError) { root = try XMLDocument(bytes, file: file).root } catch {
      throw StringsError(StringsProblem(error.problem), at: error.place)
    }
    guard root.localName == "xliff" else {
      throw error(.malformed(format: "XLIFF", expected: "an element 'xliff'", found: "'\(root.name)'"), at: root)
    }
    guard let version = root["version"] else { throw missing("version", root) }
    guard Self.knownVersions.contains(version) else {
      throw error(.unsupportedVersion(version, known: Self.knownVersions), at: root)
    }
    var source: String?
    for file in root.elements where file.localName == "file" {
      let languages = try languages(of: file, in: root, version: version)
      source = source ?? languages.source
      units.languages = languages
      units.table = file["original"].map(StringsFileName.table) ?? table
      try read(file)
    }
    guard let source else { throw missing("file", root) }
    units.removeTextless()
    return StringsCatalog(sourceLanguage: source, entries: units.entries, issues: units.issues)
  }

  private func languages(
    of file: XMLElement, in root: XMLElement, version: String
  ) throws(StringsError) -> (source: String, target: String?) {
    let isFirst = version == "1.2"
    let owner = isFirst ? file : root
    let name = isFirst ? "source-language" : "srcLang"
    guard let source = owner[name], !source.isEmpty else { throw missing(name, owner) }
    let target = owner[isFirst ? "target-language" : "trgLang"]
    return (LanguageTag.normalized(source), target.map(LanguageTag.normalized))
  }

  /// Reads the units in a file, a body or a group.
  private mutating func read(_ parent: XMLElement) throws(StringsError) {
    for node in parent.elements {
      switch node.localName {
      case "body", "group": try read(node)
      case "trans-unit":
        let target = node.first("target")
        try add(
          node, segments: [node], state: XLIFFState.first(target?["state"], qualifier: target?["state-qualifier"]))
      case "unit":
        let segments = node.elements.filter { ["segment", "ignorable"].contains($0.localName) }
        let states = segments.compactMap { $0["state"] }
        try add(node, segments: segments, state: XLIFFState.second(states))
      default: break
      }
    }
  }

  private mutating func add(_ node: XMLElement, segments: [XMLElement], state: TranslationState?) throws(StringsError) {
    let text = XLIFFText(unit: node)
    let notes = (node.elements + (node.first("notes")?.elements ?? [])).filter { $0.localName == "note" }.map(\.text)
    let id = node.localName == "unit" ? node["name"] ?? node["id"] : node["id"]
    guard let id else { throw missing("id", node) }
    try units.add(
      XLIFFUnit(
        path: XLIFFPath(id), place: node.place,
        comment: notes.filter { !$0.isEmpty }.joined(separator: "\n"),
        shouldTranslate: node["translate"] != "no",
        source: text.unit(segments.compactMap { $0.first("source") }, state: nil),
        target: text.unit(targets(of: segments), state: state)))
  }

  /// The elements that make up a unit's target; empty if no segment has one.
  ///
  /// Parts are ordered by the `order` of their targets, or else by their own position (XLIFF 2.0, 4.3.1, "order"). A
  /// missing target is replaced by the source: the text between segments is the same in both, and for a segment that
  /// nobody has translated there is nothing else to show.
  private func targets(of parts: [XMLElement]) -> [XMLElement] {
    let written = parts.filter { $0.localName != "ignorable" }.compactMap { $0.first("target") }
    guard written.contains(where: { !$0.content.isEmpty }) else { return written }
    let ordered = parts.enumerated().map { index, part in
      (order: part.first("target")?["order"].flatMap(Int.init) ?? index + 1, part: part)
    }
    return ordered.sorted { $0.order < $1.order }.compactMap { $0.part.first("target") ?? $0.part.first("source") }
  }

  private func missing(_ member: String, _ node: XMLElement) -> StringsError {
    error(.missing(member: member, of: "'\(node.name)'"), at: node)
  }

  private func error(_ problem: StringsProblem, at node: XMLElement) -> StringsError {
    StringsError(problem, at: node.place)
  }
}

/// Converts translation states to those of string catalogues.
private enum XLIFFState {
  /// The state from XLIFF 1.2, 3.2.15; Xcode writes the qualifier `leveraged-mt` for machine translation.
  static func first(_ state: String?, qualifier: String?) -> TranslationState? {
    switch state {
    case nil: nil
    case "new", "needs-translation": .new
    case "translated", "signed-off", "final": qualifier == "leveraged-mt" ? .machineTranslated : .translated
    case .some: .needsReview
    }
  }

  /// The state from XLIFF 2.0, 4.3.1.30: a unit has the least advanced state of its segments.
  static func second(_ states: [String]) -> TranslationState? {
    states.isEmpty ? nil : states.contains("initial") ? .new : .translated
  }
}
