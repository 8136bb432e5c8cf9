import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create a catalogue in a repository: first scenes, ignore rules, a CI job.",
    discussion: """
      Writes the files that do not exist yet, all of them or none, and changes only .gitignore, to which it adds a line:

        Snapshots/Catalogue/welcome.yaml   example scenes to change and learn from
        Snapshots/catalogue.schema.json    completes keys in editors
        .github/workflows/galley.yml       renders and compares on GitHub, comments on pull requests, uploads the results
        .github/workflows/galley-accept.yml   accepts references when a comment says /galley accept
        .gitlab/galley.yml                 in place of the two, if the repository's remote is on GitLab
        .gitignore                         keeps the folders of runs out of the repository

      --tests also writes a first snapshot test in Swift, Tests/SnapshotTests, and, if there is no Package.swift, one with a
      test target that excludes references (exclude: ["__Snapshots__"]), as SwiftPM warns about each file otherwise.

      --app creates something else: a package that tests an app's own screens. The program galley-sources takes the app's
      sources as they are: an Xcode project, a package, or a folder of Swift files.

      A catalogue that already has scenes gets no example scenes, and a repository whose jobs already run galley gets no second
      job. The CI job is written to the root of the repository that contains the folder.

      EXAMPLES
        galley init && galley test
        galley init app --ci gitlab
        galley init --ci none
        galley init --tests
        galley init --app ../Walks/Walks.xcodeproj ScreenTests

      EXIT STATUS
        0  all files exist
        2  something is in the way, or a file cannot be written: then nothing is written
      """)

  @Argument(help: "The folder in which galley will be run.")
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "The service to write a job for. By default the one that the repository uses, by its jobs and its remote; GitHub if that "
        + "is not known.", valueName: "github|gitlab|none"))
  var ci: ContinuousIntegration?

  @Option(
    help: ArgumentHelp(
      "Where the job publishes the pictures that its comments show: with the run's other files, to which comments on GitHub "
        + "only link, or on the branch \(JobScript.branch), for which the job needs the right to push.",
      valueName: "artifact|branch"))
  var pictures = PicturePlace.artifact

  @Flag(help: "Also create a test target, in a new package if there is none.")
  var tests = false

  @Option(
    help: ArgumentHelp(
      "The app that the package tests: an Xcode project, or a folder with one, with a package, or with Swift files.",
      valueName: "path"))
  var app: String?

  @Option(help: ArgumentHelp("The target of the app's project or package.", valueName: "name"))
  var target: String?

  func validate() throws {
    if app == nil, target != nil { throw ValidationError("--target has no meaning without --app.") }
    guard app != nil, tests || ci != nil || pictures != .artifact else { return }
    throw ValidationError("--app creates a package, not a catalogue: leave out --tests, --ci and --pictures.")
  }

  func run() throws {
    if let app {
      let named = target.map { ["--target", $0] } ?? []
      try SourcesProgram.found().replaceThisProcess(["init", "--app", app] + named + ["--", folder])
    }
    let catalogue = try NewCatalogue.begun(
      in: URL(exactPath: folder, isDirectory: true), ci, pictures: pictures, hasTests: tests)
    let new = catalogue.newFiles
    if let sentence = catalogue.found?.sentence { Terminal.print(.note, sentence) }
    for file in new { Terminal.print("wrote\t\(file.path): \(file.purpose)") }
    let kept = catalogue.files.filter(\.isThere)
    for file in kept { Terminal.print("kept\t\(file.url.shownPath): \(file.kept ?? "")") }
    guard !new.isEmpty else { return Terminal.print("All files exist already: nothing was written.") }
    for line in next(catalogue.service, kept: kept) { Terminal.print(line) }
  }

  /// The next steps.
  private func next(_ service: ContinuousIntegration, kept: [NewCatalogue.File]) -> [String] {
    let enter = folder == "." ? [] : ["  " + ShellLine.line(["cd", ShellLine.operand(folder)])]
    return ["Next:"] + enter + [
      "  galley test       renders every case and records missing references: review them, and run it again",
      "  galley watch      renders again whenever a file is saved",
      "  galley doctor     checks the set-up",
      "  galley git-setup  prints git's configuration for references",
    ] + service.advice(kept: Set(kept.map(\.url.lastPathComponent)))
      + (tests ? FirstTests.advice(kept: kept.contains { $0.url.lastPathComponent == FirstTests.manifestPath }) : [])
  }
}
