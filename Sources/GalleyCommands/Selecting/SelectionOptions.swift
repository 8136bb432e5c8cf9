import ArgumentParser
import CommandSupport
import Foundation
import Raster
import ReferenceCommands
import Scenes
import Snapshots

/// The options that leave out some of the cases that filters select.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave out cases whose inputs are the same as at this git revision: scene, templates, matrix, fonts, pictures, "
        + "strings, styles, reference and engine. Cases whose inputs are not known to be the same run.",
      valueName: "revision"))
  var affected: String?

  @Flag(help: "Only the cases that needed review in the newest run of this catalogue.")
  var lastFailed = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop after this many cases that need review; at most as many render at once.", valueName: "n"))
  var stopAfter: Int?

  func validate() throws {
    guard (stopAfter ?? 1) >= 1 else { throw ValidationError("--stop-after is \(stopAfter ?? 0): expected 1 or more.") }
  }
}

/// The cases that a run leaves out.
struct Selection {
  /// The reason for each case that is left out, by its path.
  private(set) var reasons: [String: String] = [:]
  /// The number of cases that need review after which the run stops; nil for no limit.
  var stopAfter: Int?
  /// Lines about the cases that run, for reports.
  private(set) var lines: [String] = []

  static let everything = Selection()

  private init() {}

  /// - Parameters:
  ///   - cases: the cases that filters select.
  ///   - references: the folder of references.
  ///   - output: the folder that the run is going to write to, or the standard one for nil.
  init(
    _ options: SelectionOptions, of cases: [SceneCase], in catalogue: URL, references: URL, fonts: FontOptions,
    output: String?
  ) {
    stopAfter = options.stopAfter
    if options.lastFailed { leaveOutPassed(of: cases, in: catalogue, output) }
    if let revision = options.affected {
      leaveOutUnaffected(of: cases, by: revision, in: catalogue, references: references, fonts: fonts)
    }
  }

  private mutating func leaveOutPassed(of cases: [SceneCase], in catalogue: URL, _ output: String?) {
    guard let run = LastRun(of: catalogue, in: URL(exactPath: output ?? OutputFolder.defaultPath, isDirectory: true))
    else {
      let place = output ?? OutputFolder.defaultPath
      return Terminal.printError(
        "warning: --last-failed: '\(place)' has no run of galley test over this catalogue. Every case runs.")
    }
    for scene in cases { reasons[scene.path] = run.reasonToLeaveOut(scene.path) }
  }

  private mutating func leaveOutUnaffected(
    of cases: [SceneCase], by revision: String, in catalogue: URL, references: URL, fonts: FontOptions
  ) {
    do {
      let affected = try AffectedCases(
        since: revision, of: cases.filter { reasons[$0.path] == nil }, in: catalogue, references: references,
        fonts: fonts)
      for (path, reason) in affected.reasonsToLeaveOut { reasons[path] = reason }
      lines = affected.lines
    } catch {
      Terminal.printError(.warning, "--affected \(revision): \(error) Every case runs.")
    }
  }

  /// The reason for cases after the last one that ran.
  var reasonAfterStop: String {
    let count = stopAfter ?? 0
    return "--stop-after: the run ended after \(count.cases) that \(count == 1 ? "needs" : "need") review"
  }
}
