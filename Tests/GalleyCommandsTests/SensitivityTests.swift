import Foundation
import Testing

/// `galley sensitivity`, from a catalogue to the exit status.
@Suite struct SensitivityTests {
  private static let matrix = "matrix: {devices: [{name: card, width: 60, height: 30}], categories: [L]}"

  private func workspace(_ scenes: String) throws -> Workspace {
    try Workspace(["Catalogue/cards.yaml": "\(Self.matrix)\nscenes:\n\(scenes)\n"])
  }

  private static let box = """
      - name: box
        view:
          class: UIView
          backgroundColor: white
          subviews:
            - {class: UIView, name: under, frame: [5, 5, 10, 10], backgroundColor: systemRed}
            - {class: UIView, name: lid, frame: [0, 0, 30, 20], backgroundColor: systemBlue}
            - {class: UILabel, name: title, frame: [30, 5, 28, 20], text: Hi}
    """

  @Test func whatIsNotNoticedIsListedWithItsReason() async throws {
    let workspace = try workspace(Self.box)
    let run = try await workspace.run("sensitivity", "Catalogue", "--jobs", "1")
    #expect(run.status == 0, "\(run)")
    // Of the root: hidden, recoloured; of two boxes each moved, hidden, recoloured; of the label its text as well.
    #expect(
      run.lines == [
        "unnoticed\tcards/box/card-L: under: backgroundColor changed by a step: it is hidden behind lid",
        "1 case: 11 of 12 mutations noticed (91.66 %): 3 of 3 moved, 3 of 4 recoloured, 1 of 1 text, 4 of 4 hidden",
      ])
    #expect(!workspace.exists("galley-output") && !workspace.exists("References"))
    #expect(try await workspace.run("sensitivity", "Catalogue", "--minimum", "91.6").status == 0)
    #expect(try await workspace.run("sensitivity", "Catalogue", "--minimum", "91.7").status == 1)
  }

  @Test func theSameIsPrintedAsJSON() async throws {
    let run = try await workspace(Self.box).run("sensitivity", "Catalogue", "--json", "--jobs", "2")
    let json = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["mutations"] as? Int == 12 && json["noticed"] as? Int == 11 && json["cases"] as? Int == 1)
    let first = try #require((json["unnoticed"] as? [[String: Any]])?.first)
    #expect(first["view"] as? String == "under" && first["cases"] as? [String] == ["cards/box/card-L"])
  }

  @Test func aSceneWithAMistakeFails() async throws {
    let run = try await workspace("  - {name: box, view: {class: UILable}}").run("sensitivity", "Catalogue")
    #expect(
      run.status == 1 && run.lines.first?.hasPrefix("failed\tcards/box/card-L: cards.yaml:3:") == true, "\(run)")
  }

  @Test func aSceneThatOnlyHasToDifferIsLeftOut() async throws {
    let other = Self.box.replacing("name: box", with: "name: other\n    differs: box")
    let run = try await workspace(Self.box + "\n" + other).run("sensitivity", "Catalogue")
    #expect(run.lines.first?.hasPrefix("note\t1 case left out") == true, "\(run)")
    #expect(run.lines.last?.hasPrefix("1 case: 11 of 12 mutations") == true)
  }
}
