import Foundation
import ImageComparison
import Snapshots
import Testing

/// Tolerances of a catalogue, from its file to the exit status.
@Suite struct ToleratedRunTests {
  private static let file = "Catalogue/cards.yaml"
  private static let matrix =
    "matrix: {devices: [{name: card, width: 60, height: 30}], scales: [2], categories: [L]}"

  /// A box whose colour may change, as may the text of a label on it.
  private static func catalogue(_ tolerance: String, color: String = "#204060", text: String = "9:41") -> String {
    """
    \(matrix)
    scenes:
      - name: box
        tolerance: \(tolerance)
        view:
          class: UIView
          backgroundColor: "\(color)"
          subviews: [{class: UILabel, name: clock, frame: [5, 5, 40, 20], text: "\(text)"}]
    """
  }

  private func run(_ tolerance: String, color: String, text: String) async throws -> (Workspace, Outcome) {
    let workspace = try Workspace([Self.file: Self.catalogue(tolerance)])
    #expect(try await workspace.test().status == 1)
    try workspace.write(Self.catalogue(tolerance, color: color, text: text), to: Self.file)
    return (workspace, try await workspace.test())
  }

  @Test func aColorWithinTheToleranceAndAMaskedTextPass() async throws {
    let (workspace, run) = try await run("{channel: 3, mask: [clock]}", color: "#204063", text: "9:42")
    #expect(run.status == 0, "\(run)")
    // The box has 120 × 60 pixels, the label 80 × 40.
    let line = try #require(run.lines.first)
    #expect(
      line.hasPrefix(
        "tolerated\tcards/box/card-L@2x: 4000 pixels differ, by at most 3 of 255; channel accepts 3; mask hides "))
    #expect(line.hasSuffix(" pixels in clock"))
    #expect(run.lines.contains("1 case: 1 tolerated"))
    let allowance = try #require(try workspace.results().first?.outcome.allowance)
    #expect(allowance.channel == .init(found: 3, limit: 3) && allowance.mask?.views == ["clock"])
    // All of the label's pixels differ, except for those that are ink in both.
    #expect((2_000..<80 * 40).contains(allowance.mask?.pixels ?? 0))
  }

  @Test func aLevelMoreOrAnUnmaskedTextIsAChange() async throws {
    let (_, color) = try await run("{channel: 3, mask: [clock]}", color: "#204064", text: "9:41")
    #expect(color.status == 1 && color.lines.contains("1 case: 1 changed"), "\(color)")
    let (_, text) = try await run("{channel: 255}", color: "#204060", text: "9:42")
    #expect(text.status == 1 && text.lines.contains("1 case: 1 changed"), "\(text)")
  }

  @Test func aMaskedViewMayBeOutOfSightAtSomeSizes() async throws {
    let hidden = Self.catalogue("{mask: [clock]}").replacing("categories: [L]", with: "categories: [L, AX5]")
      .replacing("text: \"9:41\"", with: "text: \"9:41\", variations: [{when: {category: AX5}, isHidden: true}]")
    let workspace = try Workspace([Self.file: hidden])
    #expect(try await workspace.test().status == 1)
    try workspace.write(hidden.replacing("9:41", with: "9:42"), to: Self.file)
    let run = try await workspace.test()
    #expect(run.status == 0 && run.lines.contains("2 cases: 1 unchanged, 1 tolerated"), "\(run)")
  }

  @Test func aMaskWithoutAViewFailsTheCaseAtItsPlace() async throws {
    let workspace = try Workspace([Self.file: Self.catalogue("{mask: [clok]}")])
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(
      run.lines.first
        == "failed\tcards/box/card-L@2x: cards.yaml:4:24: 'mask': no view here is named 'clok'. Did you mean 'clock'?")
    #expect(!workspace.exists("References"))
  }
}
