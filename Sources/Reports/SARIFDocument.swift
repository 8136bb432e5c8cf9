package import Findings
package import Foundation
import QuotedText
package import Snapshots

/// A finding from any part of the tool, with the data for SARIF.
package struct SARIFFinding {
  /// The rule's name.
  package var kind: String
  /// The rule's meaning, without initial capital and full stop; nil if the rule is unknown.
  package var meaning: String?
  /// Advice for findings of this kind.
  package var help: String
  package var level: FindingLevel
  /// The level of all findings of this kind; nil if they differ.
  package var ruleLevel: FindingLevel?
  package var message: String
  /// The file, relative to the repository's root, or an absolute path.
  package var file: String?
  package var line: Int?
  package var column: Int?
  package var logicalName: String
  /// A text that stays the same when lines move, under a name of its own: tools recognise a known finding by it.
  package var fingerprint: (name: String, text: String)
  /// The reason why it is allowed, if it is.
  package var justification: String?

  package init(
    kind: String, meaning: String?, help: String, level: FindingLevel, ruleLevel: FindingLevel? = nil, message: String,
    file: String?, line: Int?, column: Int? = nil, logicalName: String, fingerprint: (name: String, text: String),
    justification: String?
  ) {
    (self.kind, self.meaning, self.help, self.message) = (kind, meaning, help, message)
    (self.level, self.ruleLevel) = (level, ruleLevel)
    (self.file, self.line, self.column, self.logicalName) = (file, line, column, logicalName)
    (self.fingerprint, self.justification) = (fingerprint, justification)
  }
}

/// Findings in SARIF 2.1.0 (OASIS), for code scanning and editors.
package struct SARIFDocument {
  private let findings: [SARIFFinding]
  private let version: String

  /// - Parameter version: Galley's version.
  package init(_ findings: [SARIFFinding], version: String) {
    (self.findings, self.version) = (findings, version)
  }

  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(log) + Data("\n".utf8)
  }

  private var log: SARIFLog {
    let first = Dictionary(findings.map { ($0.kind, $0) }) { first, _ in first }
    let rules = first.values.sorted { $0.kind < $1.kind }.map(SARIFLog.Rule.init)
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    var counts: [String: Int] = [:]
    let results = findings.map { finding in
      let text = finding.fingerprint.text
      counts[text, default: 0] += 1
      return SARIFLog.Result(finding, ruleIndex: indices[finding.kind] ?? -1, time: counts[text] ?? 1)
    }
    let driver = SARIFLog.Driver(name: "Galley", semanticVersion: version, rules: rules)
    return SARIFLog(runs: [.init(tool: .init(driver: driver), results: results)])
  }
}

extension SARIFLog.Rule {
  fileprivate init(_ finding: SARIFFinding) {
    id = finding.kind
    // Results from another version may have unknown kinds.
    let meaning = finding.meaning.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." } ?? finding.kind
    (shortDescription, fullDescription) = (.init(text: meaning), .init(text: meaning))
    help = .init(text: finding.help)
    defaultConfiguration = finding.ruleLevel.map { .init(level: $0.rawValue) }
  }
}

extension SARIFLog.Result {
  /// - Parameter time: the number of findings up to and including this one with the same fingerprint, which tells them
  ///   apart.
  fileprivate init(_ finding: SARIFFinding, ruleIndex: Int, time: Int) {
    ruleId = finding.kind
    self.ruleIndex = ruleIndex
    level = finding.level.rawValue
    message = .init(text: finding.message.shownOnOneLine)
    locations = [
      .init(
        physicalLocation: finding.file.map { .init($0, finding.line, finding.column) },
        logicalLocations: [.init(fullyQualifiedName: finding.logicalName.shownOnOneLine)])
    ]
    let fingerprint = finding.fingerprint.text.shownOnOneLine + (time > 1 ? " (\(time))" : "")
    partialFingerprints = [finding.fingerprint.name: fingerprint]
    suppressions = finding.justification.map { reason in
      // SARIF 2.1.0, 3.35.2: suppressions that are not in the sources are external.
      [.init(kind: reason == Finding.inBaseline ? "external" : "inSource", justification: reason.shownOnOneLine)]
    }
  }
}

extension SARIFLog.PhysicalLocation {
  fileprivate init(_ file: String, _ line: Int?, _ column: Int?) {
    let isInside = !file.hasPrefix("/")
    let path = file.addingPercentEncoding(withAllowedCharacters: SARIFLog.pathCharacters) ?? ""
    artifactLocation = .init(
      uri: isInside ? path : "file://\(path)", uriBaseId: isInside ? "%SRCROOT%" : nil)
    region = line.map { .init(startLine: $0, startColumn: column) }
  }
}
