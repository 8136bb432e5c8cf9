import Foundation
import Testing

/// `galley sources` and `galley init --app`, which run another program.
@Suite struct SourcesTests {
  /// A workspace with a program that prints its arguments, and ends with 1.
  private func workspace() throws -> (Workspace, [String: String]) {
    let workspace = try Workspace()
    try workspace.write("#!/bin/sh\nfor word; do echo \"<$word>\"; done\nexit 1\n", to: "galley-sources")
    let program = workspace.url("galley-sources").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    return (workspace, ["GALLEY_SOURCES": program])
  }

  @Test func argumentsAndStatusAreTheProgramsOwn() async throws {
    let (workspace, environment) = try workspace()
    let run = try await workspace.run(["sources", "check", "--format", "github", "a b"], environment: environment)
    #expect(run.status == 1)
    #expect(run.lines == ["<check>", "<--format>", "<github>", "<a b>"], "\(run)")
    let help = try await workspace.run(["sources", "--help"], environment: environment)
    #expect(help.lines == ["<--help>"], "\(help)")
  }

  @Test func anAppsPackageIsBegunByTheProgram() async throws {
    let (workspace, environment) = try workspace()
    let run = try await workspace.run(["init", "--app", "App", "--target", "Kit", "Tests"], environment: environment)
    #expect(run.lines == ["<init>", "<--app>", "<App>", "<--target>", "<Kit>", "<-->", "<Tests>"], "\(run)")
    #expect(!workspace.exists("Tests"))
  }

  @Test func aMissingProgramIsAnErrorWithACommand() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run(["sources", "check"], environment: ["GALLEY_SOURCES": "/nowhere"])
    #expect(run.status == 2)
    #expect(
      run.lines == ["error: GALLEY_SOURCES is '/nowhere', which is not a program. Correct it, or unset it."], "\(run)")
    // A program by itself has no checkout around it.
    try FileManager.default.copyItem(at: GalleyProcess.executable, to: workspace.url("galley"))
    let alone = try await GalleyProcess(
      workspace.url("galley"), ["sources", "check"], in: workspace.folder, environment: [:]
    ).outcome()
    #expect(alone.status == 2)
    #expect(
      alone.lines == [
        "error: The program galley-sources is not here: Galley's packages have it. In a clone of Galley's repository, run: "
          + "scripts/sources"
      ], "\(alone)")
  }

  @Test(arguments: [
    (["--target", "Kit"], "--target has no meaning without --app."),
    (["--app", "App", "--tests"], "--app creates a package, not a catalogue: leave out --tests, --ci and --pictures."),
  ])
  func optionsThatSayNothingAreErrors(options: [String], message: String) async throws {
    let run = try await Workspace().run(["init"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run)")
  }
}
