import Auditing
import Findings
import Testing

@testable import Scenes

/// The key `audit` of a catalogue file.
@Suite struct AuditKeyTests {
  private static let scene = """
    matrix: {devices: [iPhone 15], categories: [L]}
    scenes: [{name: one, view: {class: UILabel}}]
    """

  private func settings(_ files: [String: String]) throws -> Result<AuditSettings, any Error> {
    let catalogue = try TemporaryCatalogue(files)
    let file = try #require(try Catalogue.load(at: catalogue.folder).files.first { $0.path == "a.yaml" })
    if let error = file.error { return .failure(error) }
    return Result { try #require(file.scenes.first).definition.get().audit }
  }

  private func error(_ audit: String) throws -> String? {
    if case .failure(let error) = try settings(["a.yaml": "audit: \(audit)\n\(Self.scene)"]) { "\(error)" } else { nil }
  }

  @Test func rulesHaveTheLevelsOfTheFile() throws {
    let audit = "audit: {levels: {small-target: note, fixed-font: off}, systemColors: warning}"
    #expect(
      try settings(["a.yaml": "\(audit)\n\(Self.scene)"]).get()
        == AuditSettings(levels: [.smallTarget: .note, .fixedFont: .off], systemColors: .warning))
    #expect(try settings(["a.yaml": Self.scene]).get() == AuditSettings())
  }

  @Test func anIncludedFilesRulesHoldUnlessTheFileHasItsOwn() throws {
    let shared = "audit: {systemColors: off}\n"
    let first = "include: [shared.yaml]\n\(Self.scene)"
    #expect(
      try settings(["a.yaml": first, "shared.yaml": shared]).get() == AuditSettings(systemColors: .off))
    let own = "audit: {levels: {low-contrast: note}}\n\(first)"
    #expect(
      try settings(["a.yaml": own, "shared.yaml": shared]).get() == AuditSettings(levels: [.lowContrast: .note]))
    let two = "include: [other.yaml, shared.yaml]\n\(Self.scene)"
    #expect(
      try settings(["a.yaml": two, "shared.yaml": shared, "other.yaml": "audit: {systemColors: note}\n"]).get()
        == AuditSettings(systemColors: .note))
  }

  @Test(arguments: [
    ("{level: {}}", "a.yaml:1:9: 'audit' has no 'level'. Did you mean 'levels'?"),
    ("{levels: {smal-target: off}}", "a.yaml:1:18: 'levels' has no 'smal-target'. Did you mean 'small-target'?"),
    // No audit looks for it.
    ("{levels: {missing-glyph: off}}", "a.yaml:1:18: 'levels' has no 'missing-glyph'."),
    ("{levels: {small-target: hint}}", "a.yaml:1:32: "), ("{systemColors: fine}", "a.yaml:1:23: "),
    ("off", "a.yaml:1:8: "),
  ])
  func mistakesHaveTheirPlace(audit: String, message: String) throws {
    let error = try #require(try error(audit))
    #expect(error.hasPrefix(message), "\(error)")
  }
}
