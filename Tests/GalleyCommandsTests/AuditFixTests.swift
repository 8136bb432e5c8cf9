import Foundation
import Testing

/// `galley audit --fix` in a temporary folder. The changed files are written by hand.
@Suite struct AuditFixTests {
  private static let catalogue = """
    matrix: {devices: [{name: card, width: 260, height: 160}], categories: [L, AX1]}
    # The scenes.
    scenes:
      - name: low
        view:
          class: UIView
          backgroundColor: white
          subviews:
            - {class: UILabel, name: grey, frame: [16, 16, 228, 140], font: {textStyle: body}, textColor: "#777777", text: Grey}  # too light
      - name: other
        allow: [{finding: low-contrast, view: grey, reason: It is known.}]
        view:
          class: UIView
          backgroundColor: white
          subviews:
            - {class: UILabel, name: grey, frame: [0, 16, 260, 140], textAlignment: center, font: {textStyle: body}, textColor: "#777777", text: Grey}

    """

  /// #767676 has 4.54 to 1 on white, #777777 4.48: WCAG 2.2's formula.
  private static let changed = """
    matrix: {devices: [{name: card, width: 260, height: 160}], categories: [L, AX1]}
    # The scenes.
    scenes:
      - name: low
        view:
          class: UIView
          backgroundColor: white
          subviews:
            - {class: UILabel, name: grey, frame: [16, 16, 228, 140], font: {textStyle: body}, textColor: "#767676", text: Grey}  # too light
      - name: other
        allow: [{finding: low-contrast, view: grey, reason: It is known.}]
        view:
          class: UIView
          backgroundColor: white
          subviews:
            - {class: UILabel, name: grey, frame: [0, 16, 260, 140], textAlignment: center, font: {textStyle: body}, textColor: "#777777", text: Grey}

    """

  private static let path = "Snapshots/Catalogue/page.yaml"

  private static func workspace() throws -> Workspace { try Workspace([path: catalogue]) }

  private static func text(of workspace: Workspace) throws -> String {
    String(decoding: try workspace.read(path), as: UTF8.self)
  }

  @Test func whatHelpsIsShownAndWritten() async throws {
    let workspace = try Self.workspace()
    let run = try await workspace.run("audit", "--fix", "--output", "out", "--jobs", "1")
    #expect(run.lines.contains("--- a/\(Self.path)"), "\(run)")
    #expect(run.lines.contains("1 remedy applied"), "\(run)")
    #expect(run.status == 0, "\(run)")
    #expect(try Self.text(of: workspace) == Self.changed)
    let again = try await workspace.run("audit", "--fix", "--output", "out", "--jobs", "1")
    #expect(again.lines.contains("0 remedies applied"), "\(again)")
    #expect(try Self.text(of: workspace) == Self.changed)
  }

  @Test func aDryRunWritesNothing() async throws {
    let workspace = try Self.workspace()
    let run = try await workspace.run("audit", "--fix", "--dry-run", "--output", "out", "--jobs", "1")
    #expect(run.lines.contains("1 remedy found"), "\(run)")
    #expect(run.status == 1, "\(run)")
    #expect(try Self.text(of: workspace) == Self.catalogue)
  }

  /// A catalogue's folder may have links to files elsewhere, which are read and not written.
  @Test func aFileElsewhereIsNotChanged() async throws {
    let workspace = try Workspace(["page.yaml": Self.catalogue, "catalogue/own.yaml": Self.catalogue])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("catalogue/page.yaml").path, withDestinationPath: "../page.yaml")
    let run = try await workspace.run("audit", "catalogue", "--fix", "--output", "out")
    #expect(run.status != 0 && run.errors.contains("'catalogue/page.yaml' is a link"), "\(run)")
    #expect(try workspace.read("page.yaml") == Data(Self.catalogue.utf8))
    #expect(try workspace.read("catalogue/own.yaml") == Data(Self.catalogue.utf8))
  }

  @Test(arguments: [
    ["--dry-run"], ["--fix", "--write-baseline", "b.json"], ["--fix", "--shard", "1/2"], ["--fix", "a.xib"],
  ])
  func optionsThatDoNotGoTogetherAreRefused(_ arguments: [String]) async throws {
    let workspace = try Workspace([Self.path: Self.catalogue, "a.xib": "<document/>"])
    let run = try await workspace.run(["audit"] + arguments)
    #expect(run.status == 2, "\(run)")
    #expect(try Self.text(of: workspace) == Self.catalogue)
  }
}
