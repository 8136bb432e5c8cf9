import Foundation
import Snapshots
import Testing

/// Scenes that are compared with scenes, from their file to the exit status.
@Suite struct CounterpartRunTests {
  private static let file = "Catalogue/cards.yaml"

  /// A box compared with another by `relation`, both with a colour.
  private static func catalogue(_ relation: String, _ color: String, _ other: String) -> String {
    """
    matrix: {devices: [{name: card, width: 60, height: 30}], scales: [2], categories: [L]}
    scenes:
      - name: box
        \(relation): other
        view: {class: UIView, backgroundColor: "\(color)"}
      - name: other
        view: {class: UIView, subviews: [{class: UIView, frame: [0, 0, 60, 30], backgroundColor: "\(other)"}]}
    """
  }

  /// A workspace whose other scene has a reference.
  private func recorded(_ relation: String, _ color: String, _ other: String) async throws -> Workspace {
    let workspace = try Workspace([Self.file: Self.catalogue(relation, color, other)])
    let first = try await workspace.test("--filter", "cards/other")
    #expect(first.status == 1 && first.lines.contains("1 case: 1 new, 1 recorded"), "\(first)")
    return workspace
  }

  @Test(arguments: [("equals", "#204060"), ("differs", "#204061")])
  func aRelationThatHoldsPassesWithoutAReference(relation: String, other: String) async throws {
    let workspace = try await recorded(relation, "#204060", other)
    let run = try await workspace.test("--record", "all", "--filter", "cards/box")
    #expect(run.status == 0 && run.lines.contains("1 case: 1 unchanged"), "\(run)")
    let all = try await workspace.test()
    #expect(all.status == 0 && all.lines.contains("2 cases: 2 unchanged"), "\(all)")
    #expect(!workspace.exists("References/cards/box"))
  }

  @Test func aViolationShowsBothAndCannotBeAccepted() async throws {
    let workspace = try await recorded("equals", "#204060", "#204063")
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(
      run.lines.first
        == "changed\tcards/box/card-L@2x: it does not look like 'other', which it has to equal; 7200 pixels differ, by at most 3 of 255, in UIView"
    )
    #expect(!run.lines.contains { $0.hasPrefix("hint\tTo accept") }, "\(run)")
    for picture in ["expected", "actual", "difference"] {
      #expect(workspace.exists("out/cards/box/card-L@2x/\(picture).png"))
    }
    let accepted = try await workspace.run("accept", "--run", "out", "cards/box")
    #expect(accepted.status == 2 && !workspace.exists("References/cards/box"), "\(accepted)")
    let reported = try await workspace.run("report", "out")
    #expect(reported.output.contains("it does not look like 'other'"), "\(reported)")
  }

  @Test func referencesOfBeforeAreOrphans() async throws {
    let workspace = try Workspace([
      Self.file: Self.catalogue("equals", "#204060", "#204060").replacing("    equals: other\n", with: "")
    ])
    #expect(try await workspace.test().status == 1)
    try workspace.write(Self.catalogue("equals", "#204060", "#204060"), to: Self.file)
    let run = try await workspace.test()
    #expect(run.status == 1 && run.lines.contains("2 cases: 2 unchanged, 1 orphaned"), "\(run)")
  }

  @Test func anotherSceneThatDoesNotRenderFailsTheCase() async throws {
    let text = Self.catalogue("equals", "#204060", "#204060").replacing(
      "view: {class: UIView, subviews", with: "tolerance: {mask: [clock]}\n    view: {class: UIView, subvews")
    let workspace = try Workspace([Self.file: text])
    let run = try await workspace.test("--filter", "cards/box")
    #expect(run.status == 1)
    #expect(
      run.lines.first?.hasPrefix(
        "failed\tcards/box/card-L@2x: 'other', which it is compared with, did not render: cards.yaml:")
        == true, "\(run)")
  }
}
