import Foundation
import Testing

/// Widths of random texts, compared with a program that computes them only from the tables and `hb-shape`.
@Suite struct SystemFontWidthTests {
  private static let script = GalleyProcess.repository.appendingPathComponent(
    "scripts/fonts-support/system_font_widths.py"
  ).path
  private static let table = GalleyProcess.repository.appendingPathComponent(
    "Tests/DynamicTypeTests/Fixtures/system-font-masters.tsv"
  ).path

  @Test func anIndependentProgramAgrees() async throws {
    let workspace = try Workspace()
    let run = try await workspace.shell(
      "python3 -B '\(Self.script)' '\(Self.table)' --compare \"$galley\" --count 10000 --seed 34")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("compared: 10000; off by more than 0.01 points: 0;"))
  }
}
