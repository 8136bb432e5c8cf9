import SourcePlaces

/// The version of the meaning of keys, written in every line.
let lineSchemaVersion = 1

/// Encodes a line of `results.jsonl`, which is flat and has no duration.
extension RunResult: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: ResultKey.self)
    try line.encode(lineSchemaVersion, forKey: .schemaVersion)
    try line.encodeIfPresent(path.references, forKey: .references)
    try line.encode(path.catalogueFile, forKey: .catalogueFile)
    try line.encode(path.scene, forKey: .scene)
    try line.encode(path.configuration, forKey: .configuration)
    try line.encodeIfPresent(source, forKey: .source)
    try outcome.encode(to: &line)
    try line.encode(findings, forKey: .findings)
    if !unmatchedAllowances.isEmpty { try line.encode(unmatchedAllowances, forKey: .unmatchedAllowances) }
  }

  /// Decodes a line; the case's duration is in another file.
  ///
  /// - Throws: `DecodingError`, also if the evidence does not fit the verdict.
  package init(from decoder: any Decoder, duration: Duration) throws {
    let line = try decoder.container(keyedBy: ResultKey.self)
    let version = try line.decode(Int.self, forKey: .schemaVersion)
    guard version == lineSchemaVersion else {
      throw line.malformed(.schemaVersion, "version \(version) is not \(lineSchemaVersion)")
    }
    path = CasePath(
      references: try line.decodeIfPresent(String.self, forKey: .references),
      catalogueFile: try line.decode(String.self, forKey: .catalogueFile),
      scene: try line.decode(String.self, forKey: .scene),
      configuration: try line.decode(String.self, forKey: .configuration))
    outcome = try Answer(from: line)
    findings = try line.decode([Finding].self, forKey: .findings)
    source = try line.decodeIfPresent(SourcePlace.self, forKey: .source)
    unmatchedAllowances = try line.decodeIfPresent([FindingAllowance].self, forKey: .unmatchedAllowances) ?? []
    self.duration = duration
  }
}

extension KeyedDecodingContainer<ResultKey> {
  /// The error for a value that is not allowed in its place.
  func malformed(_ key: ResultKey, _ reason: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: reason)
  }

  /// - Throws: `DecodingError` for a text that is not a name of a file in the run's folder.
  func checkName(_ path: String, _ key: ResultKey) throws {
    guard ContainedFiles.isName(path) else { throw malformed(key, "'\(path)' is not a file in the run's folder") }
  }
}
