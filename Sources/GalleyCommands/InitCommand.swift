import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Begin a catalogue in a repository: first scenes, ignore rules, a job for CI.",
    discussion: """
      Writes what is not there yet, all of it or nothing, and changes no file but .gitignore, which gets a line more:

        Snapshots/Catalogue/welcome.yaml   scenes to look at, to change, and to learn from
        Snapshots/catalogue.schema.json    completes keys in editors
        .github/workflows/galley.yml       renders and compares on GitHub, and uploads what is to review
        .gitignore                         keeps the folders of runs out of the repository

      With --tests also a first snapshot test in Swift, Tests/SnapshotTests, and where there is none a Package.swift with its
      target, which leaves references out (exclude: ["__Snapshots__"]): SwiftPM warns of each that a target does not.

      A catalogue that has scenes gets no others. The job is written at the root of the repository around the folder.

      EXAMPLES
        galley init && galley test
        galley init app --ci gitlab
        galley init --ci none
        galley init --tests

      EXIT STATUS
        0  everything is there
        2  something is in the way, or a file cannot be written: then none is
      """)

  @Argument(help: "The folder that commands are going to be run in.")
  var folder = "."

  @Option(help: ArgumentHelp("For which service a job is written.", valueName: "github|gitlab|none"))
  var ci = ContinuousIntegration.github

  @Flag(help: "Begin a test target as well, in a package of its own where there is none.")
  var tests = false

  func run() throws {
    let catalogue = try NewCatalogue.begun(in: URL(exactPath: folder, isDirectory: true), ci, hasTests: tests)
    let new = catalogue.newFiles
    for file in new { Terminal.print("wrote\t\(file.path): \(file.purpose)") }
    let kept = catalogue.files.filter(\.isThere)
    for file in kept { Terminal.print("kept\t\(file.url.shownPath): \(file.reason)") }
    guard !new.isEmpty else { return Terminal.print("All files exist already: nothing was written.") }
    for line in next(kept: kept) { Terminal.print(line) }
  }

  /// The next steps.
  private func next(kept: [NewCatalogue.File]) -> [String] {
    let enter = folder == "." ? [] : ["  " + ShellLine.line(["cd", ShellLine.operand(folder)])]
    return ["Next:"] + enter + [
      "  galley test       renders every case, and records references of those that have none: look, and run it again",
      "  galley watch      renders again whenever a file is saved",
      "  galley doctor     says what is wrong with the set-up",
      "  galley git-setup  says what git wants to know of references",
    ] + ci.advice(kept: Set(kept.map(\.url.lastPathComponent)))
      + (tests ? FirstTests.advice(kept: kept.contains { $0.url.lastPathComponent == FirstTests.manifestPath }) : [])
  }
}

extension NewCatalogue.File {
  /// The reason that the file was not written.
  fileprivate var reason: String {
    FileBytes.type(of: url) == nil ? "the catalogue already has scenes" : "it already exists"
  }
}
