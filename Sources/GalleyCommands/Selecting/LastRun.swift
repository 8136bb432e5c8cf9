import Foundation
import ReferenceCommands
import Snapshots

/// The newest run of `galley test` over a catalogue.
struct LastRun {
  private let name: String
  /// The paths of the cases that it ran, and whether they need review.
  private let needsReview: [String: Bool]

  /// - Parameters:
  ///   - catalogue: the catalogue's place.
  ///   - output: a run's folder, or one of numbered runs.
  init?(of catalogue: URL, in output: URL) {
    let numbered = OutputFolder.runs(in: output).reversed().filter { $0.state == .whole }.map(\.run)
    let runs = (numbered + [output]).lazy
      .filter { LastRun.isRun($0, of: catalogue) }.compactMap { try? FoundRun($0) }
    guard let run = runs.first, case .tests(let results, _, _) = run.results else { return nil }
    name = run.folder.relativePath
    needsReview = Dictionary(results.map { ($0.path.description, $0.needsReview(failing: run.failing)) }) { $0 || $1 }
  }

  private static func isRun(_ folder: URL, of catalogue: URL) -> Bool {
    guard let header = try? RunHeader.read(from: folder), header.origin.command == .test,
      let path = try? RunPlaces.read(from: folder)?.catalogue
    else { return false }
    let place = URL(exactPath: path, relativeTo: folder.appendingPathComponent("."))
    return place.resolvingSymlinksInPath().standardizedFileURL.path
      == catalogue.absoluteURL.resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Nil for a case that needed review.
  func reasonToLeaveOut(_ path: String) -> String? {
    switch needsReview[path] {
    case true?: nil
    case false?: "passed in \(name)"
    case nil: "not run in \(name)"
    }
  }
}
