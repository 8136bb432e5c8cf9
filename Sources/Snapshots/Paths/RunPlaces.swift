package import Foundation

/// What `places.json` in a run's folder says: where what the run is of lies, by paths from that folder.
///
/// It is no part of `run.json`, which names no place, so that runs of several machines are of one.
package struct RunPlaces: Codable, Equatable, Sendable {
  package static let fileName = "places.json"
  static let currentVersion = 1
  /// More than three paths take.
  private static let sizeLimit = 64 << 10

  var schemaVersion = Self.currentVersion
  /// The catalogue: a folder, or a file.
  package private(set) var catalogue: String?
  /// The catalogue's folder of references, in a run that compared with them.
  package private(set) var references: String?
  /// The folder that tests ran in, from which results name folders of references.
  package private(set) var tests: String?

  /// - Parameter run: the run's folder, which is there.
  package init(catalogue: URL? = nil, references: URL? = nil, tests: URL? = nil, from run: URL) {
    let folder = ResolvedPath(run)
    func relative(_ url: URL?) -> String? { url.map { ResolvedPath($0).relative(to: folder) } }
    (self.catalogue, self.references, self.tests) = (relative(catalogue), relative(references), relative(tests))
  }

  /// Those that runs name, as a run that was made of them names them; nil where none is there, or they are of different
  /// ones.
  init?(of runs: [URL], from folder: URL) {
    func common(_ kind: RunPlace.Kind, _ path: (RunPlaces) -> String?) -> URL? {
      let urls = runs.compactMap { run in
        (try? RunPlaces.read(from: run)).flatMap(path).flatMap { try? RunPlace(kind, $0, from: run.path, of: run).url }
      }
      return urls.first.flatMap { first in urls.allSatisfy { $0 == first } ? first : nil }
    }
    let (catalogue, references) = (common(.catalogue, \.catalogue), common(.references, \.references))
    guard catalogue != nil || references != nil else { return nil }
    self.init(catalogue: catalogue, references: references, from: folder)
  }

  /// Of a run; nil where it says nothing, as runs of earlier versions.
  ///
  /// - Throws: `RunPlaceError` for a file that cannot be read.
  package static func read(from run: URL) throws(RunPlaceError) -> RunPlaces? {
    let data: Data?
    do throws(StoreError) {
      data = try ContainedFiles(run).read(fileName, limit: sizeLimit)
    } catch {
      throw .unreadable(error)
    }
    guard let data else { return nil }
    let file = run.appendingPathComponent(fileName).relativePath
    do {
      let places = try JSONDecoder().decode(RunPlaces.self, from: data)
      guard places.schemaVersion == currentVersion else {
        throw RunPlaceError.malformed(file: file, reason: "version \(places.schemaVersion) is not \(currentVersion)")
      }
      return places
    } catch let error as RunPlaceError {
      throw error
    } catch {
      throw .malformed(file: file, reason: DecodingError.reason(error))
    }
  }

  package func write(to folder: RunFolder) throws {
    try folder.write(ResultFiles.encoder.encode(self) + Data("\n".utf8), to: RunPlaces.fileName)
  }
}
