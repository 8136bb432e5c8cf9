import Foundation
import Raster
import ReferenceCommands
import Scenes
import Snapshots

/// Pictures of cases in the newest run of `galley test` or `swift test`, by names of tests and cases: what a case looked like
/// then, or its reference where it passed.
struct TestedPictures {
  /// A case and its picture.
  let pictures: [(path: String, bitmap: Bitmap)]

  /// - Parameters:
  ///   - text: a case's path, or a text in the paths of some.
  ///   - limit: the largest number of cases.
  /// - Throws: `ReportError` if there is no run, `CallError` if it has no such case.
  init(_ text: String, in served: ServedFolder, limit: Int) throws {
    let folder = try Self.newestRun()
    guard served.confinement.holds(folder) else { throw CallError.outside(argument: "test", path: folder.path) }
    let results = try ResultFiles.read(CaseResult.self, from: folder)
    let exact = results.filter { $0.path.description == text }
    let chosen = exact.isEmpty ? results.filter { $0.path.description.contains(text) } : exact
    guard !chosen.isEmpty else {
      throw CallError.failed(
        reason: "The run in '\(folder.relativePath)', the newest of tests, has no case with '\(text)' in its path.")
    }
    guard chosen.count <= limit else { throw CallError.tooManyCases(count: chosen.count, limit: limit) }
    let references = try RunReferences(
      of: folder, named: nil, standard: URL(exactPath: "Snapshots/References", isDirectory: true))
    pictures = try chosen.map { result in
      let path = result.path
      let file: URL
      if let actual = result.outcome.artifacts?.actual {
        file = folder.appendingPathComponent(actual)
      } else {
        let identity = try CaseIdentity(
          catalogueFile: path.catalogueFile, scene: path.scene, configuration: path.configuration)
        file = try references.folder(of: path).appendingPathComponent("\(identity.referencePath).png")
      }
      guard served.confinement.holds(file) else { throw CallError.outside(argument: "test", path: file.path) }
      guard let data = try FileBytes.read(file.path, named: served.path(of: file)) else {
        throw CallError.missingFile(argument: "test", path: served.path(of: file))
      }
      return (path.description, try PNG.decode(data))
    }
  }

  /// The folder of the newest run of tests: those of other commands, such as `compare`, stand between them.
  private static func newestRun() throws -> URL {
    let all = URL(exactPath: OutputFolder.defaultPath, isDirectory: true)
    let tests = OutputFolder.newestRuns(in: all).first { folder in
      // Runs of Swift's tests have no header.
      (try? RunHeader.read(from: folder))?.origin.command ?? .test == .test
    }
    return try tests ?? FoundRun.folder(all)
  }
}
