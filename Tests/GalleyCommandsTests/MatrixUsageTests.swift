import Foundation
import Testing

/// The scenes and widths that `galley matrix` accepts, and its messages about others.
@Suite struct MatrixUsageTests {
  @Test func aCaseSaysUnderWhatItsSceneIsLaidOut() async throws {
    let text = MatrixSamples.label("Wanderlust").replacing(
      "scales: [2]", with: "scales: [2], appearances: [light, dark]")
    let workspace = try Workspace(["Catalogue/a.yaml": text])
    let light = try await MatrixDocument.of(workspace, "a/label", "Catalogue", "--category", "L")
    let dark = try await MatrixDocument.of(
      workspace, "a/label/card-L-dark@2x", "Catalogue", "--category", "L")
    #expect(light.scenes.map(\.look) == ["card, @2x"] && dark.scenes.map(\.look) == ["card, dark, @2x"])
    #expect(dark.scenes[0].cells.map(\.configuration) == ["card-L-dark@2x"])
  }

  /// A scene's exact name takes precedence over parts of other paths; all scenes with that name count.
  @Test func anExactNameComesBeforeAPart() async throws {
    let other = MatrixSamples.label("Wanderlust").replacing("name: label", with: "name: labels")
    let workspace = try Workspace([
      "Catalogue/a.yaml": MatrixSamples.label("Wanderlust")
        + "\n  - {name: labels, view: {class: UILabel, text: Wanderlust}}\n",
      "Catalogue/b.yaml": MatrixSamples.label("Wanderlust"), "Catalogue/label.yaml": other,
    ])
    func scenes(_ name: String) async throws -> [String] {
      try await MatrixDocument.of(workspace, name, "Catalogue", "--category", "L").scenes.map(\.scene)
    }
    #expect(try await scenes("label") == ["a/label", "b/label"])
    #expect(try await scenes("a/label") == ["a/label"])
    #expect(try await scenes("abel") == ["a/label", "a/labels", "b/label", "label/labels"])
  }

  /// The kinds in its schema, and the rules in `Sources/Auditing/README.md`.
  @Test func theHelpNamesEveryKindOfFinding() async throws {
    let help = try await Workspace().run("matrix", "--help").output
    let words = Set(help.split { !$0.isLetter && $0 != "-" }.map(String.init))
    let readme = try String(
      contentsOf: GalleyProcess.repository.appendingPathComponent("Sources/Auditing/README.md"), encoding: .utf8)
    let rules = readme.matches(of: /\n\| `([a-z\-]+)` \| (error|warning|note)/).map { String($0.output.1) }
    #expect(rules.count == 25)
    let kinds = [
      "truncated-text", "clipped-text", "broken-word", "overlapping-text", "missing-glyph", "broken-constraint",
      "ambiguous-layout", "unknown-colors", "approximate-look", "unplaced-view", "unlocalized-text", "text-outside",
    ]
    #expect(words.isSuperset(of: rules + kinds), "\(help)")
  }

  /// Points from Apple's technical specifications: an iPhone 15 and an iPhone 15 Pro are 393 wide, an iPad (10th gen)
  /// 820. Landscape is another case.
  @Test func theDefaultWidthsAreThoseOfAllDevices() async throws {
    let devices = "iPad (10th gen), iPhone 15, iPhone 15 Pro, {name: card, width: 343, height: content}"
    let text = MatrixSamples.label("Wanderlust").replacing(
      /matrix: .*/, with: "matrix: {devices: [\(devices)], orientations: [portrait, landscape], categories: [L]}")
    let workspace = try Workspace(["Catalogue/a.yaml": text])
    let scene = try #require(
      try await MatrixDocument.of(workspace, "label", "Catalogue", "--category", "L").scenes.first)
    #expect(scene.widths == [343, 393, 820])
    #expect(scene.cells.map(\.configuration) == ["iPad-10th-gen-L-w343", "iPad-10th-gen-L-w393", "iPad-10th-gen-L"])
    let phone = try #require(
      try await MatrixDocument.of(workspace, "a/label/iPhone-15-L", "Catalogue", "--category", "L")
        .scenes.first)
    #expect(phone.widths == [343, 393, 820])
    #expect(phone.cells.map(\.configuration) == ["iPhone-15-L-w343", "iPhone-15-L", "iPhone-15-L-w820"])
  }

  /// A scene with the width of its content has no width of its own; with a given width it is like any other.
  @Test func aWidthOfContentIsNoWidth() async throws {
    let text = MatrixSamples.label("Wanderlust").replacing("width: 343", with: "width: content")
    let workspace = try Workspace(["Catalogue/a.yaml": text])
    let run = try await workspace.run("matrix", "label", "Catalogue")
    #expect(run.status == 1)
    #expect(
      run.errors == "error: a/label is as wide as its content on all of its devices: name widths with --widths.\n",
      "\(run)"
    )
    let scene = try #require(
      try await MatrixDocument.of(
        workspace, "label", "Catalogue", "--widths", "80", "--category", "L"
      ).scenes.first)
    #expect(scene.widths == [80] && scene.cells.map(\.configuration) == ["card-L-w80@2x"])
  }

  /// As with `--category`, repeated options are combined.
  @Test func widthsThatAreGivenTwiceAddUp() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": MatrixSamples.label("Wanderlust")])
    let scene = try #require(
      try await MatrixDocument.of(
        workspace, "label", "Catalogue", "--widths", "343", "--widths", "60...80/20", "--category", "L"
      ).scenes.first)
    #expect(scene.widths == [60, 80, 343])
  }

  @Test(arguments: [
    (
      ["labl"],
      "error: No scene of 'Catalogue' is called 'labl'. Did you mean 'label'? `galley list Catalogue` lists all "
        + "scenes.\n"
    ),
    (
      ["x/y"], "error: No scene of 'Catalogue' is called 'x/y'. `galley list Catalogue` lists all scenes.\n"
    ),
    (
      ["a/labl"],
      "error: No scene of 'Catalogue' is called 'a/labl'. Did you mean 'a/label'? `galley list Catalogue` lists all "
        + "scenes.\n"
    ),
    (
      ["label", "--widths", "0"],
      "error: --widths: '0' is not a valid width. Use points from 1 to 10000, separated by commas, or a range with a step such as 280...400/20.\n"
    ),
    (
      ["label", "--widths", "280...400"],
      "error: --widths: '280...400' has no step. Write 280...400/20 for every 20th point.\n"
    ),
    (
      ["label", "--widths", "400...280/20"],
      "error: --widths: '400...280/20' ends before it starts. Write the smaller width first.\n"
    ),
    (
      ["label", "--widths", "1...10000/1"],
      "error: --widths: '1...10000/1' has more than 100 widths. Use a larger step.\n"
    ),
    (
      ["label", "--widths", "32 37"],
      "error: --widths: '32 37' is not a valid width. Use points from 1 to 10000, separated by commas, or a range with a step such as 280...400/20.\n"
    ),
    (
      ["label", "--widths", "280...4 00/20"],
      "error: --widths: '4 00' is not a valid width. Use points from 1 to 10000, separated by commas, or a range with a step such as 280...400/20.\n"
    ),
    (
      ["label", "--widths", "280...400/0"],
      "error: --widths: '0' is not a valid step. Write points from 1 to 10000 after the '/', as in 280...400/20.\n"
    ),
    (
      ["label", "--widths", "280...400/"],
      "error: --widths: '' is not a valid step. Write points from 1 to 10000 after the '/', as in 280...400/20.\n"
    ),
    (
      ["label", "--widths", "nan"],
      "error: --widths: 'nan' is not a valid width. Use points from 1 to 10000, separated by commas, or a range with "
        + "a step such as 280...400/20.\n"
    ),
  ])
  func wrongUsageIsSaid(arguments: [String], message: String) async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": MatrixSamples.label("Wanderlust")])
    let run = try await workspace.run(["matrix"] + arguments + ["Catalogue"])
    #expect(run.status == 2 && run.errors == message, "\(run)")
  }
}
