import Auditing
import Findings
import Foundation
import Renderers
import Scenes
import Snapshots
import Testing
import ViewRendering

@testable import Remedies

/// Fifty screens with a planted mistake each: how many findings have a remedy, and how many remedies do what they say.
@MainActor
@Suite struct BadScreenTests {
  private static let folder = URL(fileURLWithPath: "/tmp/catalogue", isDirectory: true)

  private struct Counts {
    var findings = 0
    /// Findings with a remedy.
    var remedied = 0
    /// Findings with a remedy that a program can apply.
    var applicable = 0
    /// Findings that are gone after such a remedy, with none added.
    var fixed = 0
    /// Those of them that the first remedy, which results have, made go.
    var fixedByFirst = 0
  }

  /// A line of the table in `Sources/Remedies/README.md`.
  private static func counts(of screens: [BadScreen]) throws -> [(kind: String, counts: Counts)] {
    let renderer = ViewRenderer()
    var counts: [String: Counts] = [:]
    for screen in screens {
      let text = BadScreen.catalogue([screen])
      let document = try #require(CatalogueText(Data(text.utf8), file: "bad.yaml"), "\(screen.name)")
      let fixer = SceneFixer(document, of: folder, by: renderer)
      let file = Catalogue.file("bad.yaml", of: folder, replacedBy: Data(text.utf8))
      let scene = try #require(file.scenes.first, "\(screen.name)")
      _ = try scene.definition.get()
      let before = try SceneAudit(scene, in: "bad", by: renderer) { _, _ in nil }
      #expect(!before.items.isEmpty, "\(screen.name): nothing is found\n\(text)")
      fixer.fix([screen.name])
      for subject in before.subjects {
        var count = counts[subject.kind] ?? Counts()
        let fix = fixer.fixes.first { $0.finding.subject == subject }
        let left = fixer.left.first { $0.finding.subject == subject }
        count.findings += 1
        // What went with another finding has that one's remedy.
        count.remedied += left.map { $0.remedy == nil ? 0 : 1 } ?? 1
        if fix != nil || left?.wasTried == true { count.applicable += 1 }
        if let fix {
          count.fixed += 1
          count.fixedByFirst += fix.isFirst ? 1 : 0
        }
        counts[subject.kind] = count
      }
      // The changed file is one, and has no finding that the screen did not have.
      let changed = Catalogue.file("bad.yaml", of: folder, replacedBy: fixer.document.bytes)
      let after = try SceneAudit(try #require(changed.scenes.first), in: "bad", by: renderer) { _, _ in nil }
      #expect(after.addsNone(to: before), "\(screen.name)")
      #expect(Set(after.subjects) == Set(fixer.left.map(\.finding.subject)), "\(screen.name)")
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  @Test func mostFindingsHaveARemedyAndMostRemediesMakeThemGo() throws {
    let counts = try Self.counts(of: (0..<50).map(BadScreen.init(number:)))
    func sum(_ count: (Counts) -> Int) -> Double { Double(counts.reduce(0) { $0 + count($1.counts) }) }
    let table = counts.map {
      "\($0.kind): \($0.counts.findings) found, \($0.counts.remedied) with a remedy, \($0.counts.applicable) applicable, "
        + "\($0.counts.fixed) fixed, \($0.counts.fixedByFirst) by the first"
    }.joined(separator: "\n")
    #expect(sum(\.remedied) >= 0.9 * sum(\.findings), "\(table)")
    #expect(sum(\.fixed) >= 0.8 * sum(\.applicable), "\(table)")
    #expect(sum(\.fixedByFirst) >= 0.8 * sum(\.fixed), "\(table)")
    // Each kind that is planted is found.
    #expect(counts.count >= 20, "\(table)")
  }

  /// Remedies and changes depend on the file alone.
  @Test func theSameFileIsChangedInTheSameWay() throws {
    let text = BadScreen.catalogue([0, 2, 15].map(BadScreen.init(number:)))
    let document = try #require(CatalogueText(Data(text.utf8), file: "bad.yaml"))
    let changed = (0..<2).map { _ in
      let fixer = SceneFixer(document, of: Self.folder, by: ViewRenderer())
      fixer.fix(Set([0, 2, 15].map { BadScreen(number: $0).name }))
      return fixer.document.text
    }
    #expect(changed[0] == changed[1])
    #expect(changed[0] != text)
    #expect(changed[0].hasPrefix("# Screens with a mistake each.\n"))
  }
}
