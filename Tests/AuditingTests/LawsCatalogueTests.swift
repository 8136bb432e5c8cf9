import Foundation
import HeadlessUIKit
import Scenes
import Testing
import ViewRendering

@testable import Auditing

/// The catalogue's screens for the laws: one breaks each of them by its view `subject`, and one comes close.
@MainActor
@Suite struct LawsCatalogueTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Snapshots/Catalogue/laws.yaml")

  private func broken(_ scene: String) throws -> [Law: Set<String>] {
    let cases = try Catalogue.load(at: Self.file).cases.filter { $0.scene == scene }
    #expect(!cases.isEmpty, "\(scene)")
    let definition = try #require(cases.first).definition.get()
    let renderer = ViewRenderer()
    let auditor = Auditor(renderer: renderer)
    let findings = try AuditPlan(cases.compactMap(\.configuration)).steps.flatMap { step in
      try auditor.findings(of: scene, step) { configuration in
        try renderer.layOut(under: configuration, isSurvey: true) { try definition.makeView(for: configuration) }
      }
    }
    return Dictionary(grouping: findings, by: \.law).mapValues { Set($0.map(\.name)) }
  }

  @Test(arguments: Law.allCases) func theBadScreenBreaksItsLawAlone(_ law: Law) throws {
    #expect(try broken(law.rawValue) == [law: ["subject"]])
  }

  @Test(arguments: Law.allCases) func theOtherScreenBreaksNone(_ law: Law) throws {
    #expect(try broken(law.rawValue + "-kept") == [:])
  }
}
