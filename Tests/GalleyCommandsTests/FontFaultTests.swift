import Foundation
import Testing

/// Fonts that are missing or damaged, and an executable that was moved.
@Suite struct FontFaultTests {
  private static let files = GalleyProcess.repository.appendingPathComponent("fonts/Files")

  /// A folder `fonts` with only the manifest and the system font's family.
  private func workspace(bold: Bool = false) throws -> Workspace {
    let font = "font: {systemFontOfSize: 17, weight: \(bold ? "bold" : "regular")}"
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: Hello", font)])
    try FileManager.default.createDirectory(at: workspace.url("fonts"), withIntermediateDirectories: true)
    for name in ["manifest.json", "Inter"] {
      try FileManager.default.copyItem(at: Self.files.appendingPathComponent(name), to: workspace.url("fonts/\(name)"))
    }
    return workspace
  }

  private func truncate(_ path: String, in workspace: Workspace) throws {
    try workspace.write(workspace.read(path).prefix(20_000), to: path)
  }

  @Test(arguments: ["nowhere", "Catalogue"])
  func aFolderWithoutManifestExitsWithTwo(path: String) async throws {
    let workspace = try workspace()
    let expected =
      "error: The fonts were not found: no 'manifest.json' in '\(path)'. Install Galley again, keep "
      + "'galley_BundledFonts.resources' beside the executable, or name a folder of fonts with --fonts.\n"
    let runs = [
      try await workspace.test("--fonts", path), try await workspace.run("measure", "a", "--fonts", path),
      try await workspace.run("render", "Catalogue", "--fonts", path),
    ]
    for run in runs {
      #expect(run.status == 2)
      #expect(run.errors == expected)
    }
  }

  @Test func aDamagedManifestExitsWithTwo() async throws {
    let workspace = try workspace()
    try workspace.write("{", to: "fonts/manifest.json")
    let run = try await workspace.test("--fonts", "fonts")
    #expect(run.status == 2)
    #expect(
      run.errors == "error: The font manifest 'fonts/manifest.json' cannot be used: it is not valid JSON. "
        + "`scripts/fonts` writes a new one.\n")
  }

  @Test func fallbackFontsThatNoTextNeedsMayBeMissing() async throws {
    let workspace = try workspace()
    #expect(try await workspace.test("--fonts", "fonts").lines.contains("1 case: 1 new, 1 recorded"))
  }

  @Test func aTruncatedSystemFontExitsWithTwo() async throws {
    let workspace = try workspace()
    try truncate("fonts/Inter/Inter-Regular.otf", in: workspace)
    let run = try await workspace.test("--fonts", "fonts")
    #expect(run.status == 2)
    #expect(run.errors.contains("Inter-Regular.otf' is not the font that the 'manifest.json' "), "\(run)")
  }

  @Test func aTruncatedFontFailsTheCasesThatUseIt() async throws {
    let workspace = try workspace(bold: true)
    try truncate("fonts/Inter/Inter-SystemBold.ttf", in: workspace)
    let run = try await workspace.test("--fonts", "fonts")
    #expect(run.status == 1)
    #expect(
      run.lines.contains { $0.hasPrefix("failed\ta/one/card-L: ") && $0.contains("Inter-SystemBold.ttf") }, "\(run)")
    #expect(!workspace.exists("References"))
  }

  @Test func aMissingFontFailsTheCasesThatUseIt() async throws {
    let workspace = try workspace(bold: true)
    try FileManager.default.removeItem(at: workspace.url("fonts/Inter/Inter-SystemBold.ttf"))
    let run = try await workspace.test("--fonts", "fonts")
    #expect(run.status == 1)
    let reason =
      "The font 'fonts/Inter/Inter-SystemBold.ttf' cannot be read: No such file or directory. Restore it, or use another font."
    #expect(run.lines.contains { $0.hasPrefix("failed\ta/one/card-L: ") && $0.hasSuffix(reason) }, "\(run)")
  }

  @Test func theExecutableAndItsResourcesWorkWhereverTheyAreCopied() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: Hello")])
    let copies = [GalleyProcess.executable, GalleyProcess.resources].map { ($0, "bin/\($0.lastPathComponent)") }
    try FileManager.default.createDirectory(at: workspace.url("bin"), withIntermediateDirectories: true)
    for (original, copy) in copies { try FileManager.default.copyItem(at: original, to: workspace.url(copy)) }
    func run(_ arguments: String...) async throws -> Outcome {
      try await GalleyProcess(workspace.url("bin/galley"), arguments, in: workspace.folder, environment: [:]).outcome()
    }
    #expect(try await run("test", "Catalogue").lines.contains("1 case: 1 new, 1 recorded"))
    #expect(try await run("test", "Catalogue").status == 0)
    // The copy uses its own fonts: if they are damaged, it stops.
    let font = "bin/galley_BundledFonts.resources/Files/Inter/Inter-Regular.otf"
    try truncate(font, in: workspace)
    let damaged = try await run("measure", "a")
    #expect(damaged.status == 2)
    #expect(damaged.errors.contains("'\(workspace.url(font).path)' is not the font that "), "\(damaged)")
  }
}
