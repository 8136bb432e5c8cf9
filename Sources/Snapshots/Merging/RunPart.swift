package import Foundation
import Raster

/// A run, or some shards of one, read from its folder.
package struct RunPart: Sendable {
  package let folder: URL
  let header: RunHeader
  /// The lines of `results.jsonl`, byte for byte as the run wrote them.
  let results: ResultLines
  /// The same number of lines of `durations.jsonl`.
  let durations: ResultLines
  /// The cases that were left out.
  let leftOut: [LeftOutCase]

  var name: String { folder.relativePath }

  /// The places of the results among all cases.
  var places: [Int] {
    if let part = header.part { return part.places }
    let absent = Set(leftOut.map(\.place))
    return (0..<header.origin.cases.count).filter { !absent.contains($0) }
  }

  /// - Parameter url: the run's folder, or one of numbered runs, of which the newest is read.
  package init(_ url: URL) throws(MergeError) {
    folder = OutputFolder.newestRun(in: url) ?? url
    let name = folder.relativePath
    guard FileManager.default.fileExists(atPath: folder.path) else { throw .noRun(name) }
    guard !OutputFolder.isGoingOn(folder) else { throw .goingOn(name) }
    header = try RunPart.header(of: folder)
    let data = try RunPart.read(.results, in: folder)
    guard Hash128(hashing: data) == header.results else {
      throw .changed(name, file: ResultFiles.Kind.results.name(""))
    }
    results = ResultLines(data)
    durations = ResultLines(try RunPart.read(.durations, in: folder))
    guard durations.count == results.count, durations.isWhole else {
      throw .changed(name, file: ResultFiles.Kind.durations.name(""))
    }
    do {
      leftOut = try LeftOutFile.read(from: folder, of: header)
    } catch {
      throw .changed(name, file: LeftOutFile.name)
    }
    guard results.isWhole, results.count == places.count else {
      throw .malformed(name, file: RunHeader.fileName, reason: "it is not of \(results.count) results")
    }
  }

  private static func header(of folder: URL) throws(MergeError) -> RunHeader {
    let name = folder.relativePath
    do throws(RunHeaderError) {
      if let header = try RunHeader.read(from: folder) { return header }
    } catch {
      switch error {
      case .newer(let version): throw .newer(name, version: version)
      case .unreadable(let error): throw .unreadable(error)
      case .malformed(let reason): throw .malformed(name, file: RunHeader.fileName, reason: reason)
      }
    }
    throw ResultFiles.names(of: .results, in: folder).isEmpty ? .noRun(name) : .noHeader(name)
  }

  private static func read(_ kind: ResultFiles.Kind, in folder: URL) throws(MergeError) -> Data {
    let file = kind.name("")
    let data: Data?
    do throws(StoreError) {
      data = try ContainedFiles(folder).read(file)
    } catch {
      throw .unreadable(error)
    }
    guard let data else { throw .notOver(folder.relativePath, file: file) }
    return data
  }
}
