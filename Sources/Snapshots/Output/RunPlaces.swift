package import Foundation

/// The contents of `places.json` in a run's folder: the paths, relative to that folder, of the run's catalogue,
/// references and tests.
///
/// It is separate from `run.json`, which has no paths, so that runs of different machines can belong together.
package struct RunPlaces: Codable, Equatable, Sendable {
  package static let fileName = "places.json"
  static let currentVersion = 1
  /// In bytes; more than three paths need.
  private static let sizeLimit = 64 << 10

  var schemaVersion = Self.currentVersion
  /// The catalogue: a folder, or a file.
  package private(set) var catalogue: String?
  /// The catalogue's folder of references, if the run compared with them.
  package private(set) var references: String?
  /// The working directory of the tests, to which the folders of references in results are relative.
  package private(set) var tests: String?

  /// - Parameter run: the run's folder, which exists.
  package init(catalogue: URL? = nil, references: URL? = nil, tests: URL? = nil, from run: URL) {
    let folder = ResolvedPath(run)
    func relative(_ url: URL?) -> String? { url.map { ResolvedPath($0).relative(to: folder) } }
    (self.catalogue, self.references, self.tests) = (relative(catalogue), relative(references), relative(tests))
  }

  /// The places shared by several runs, relative to the folder of a run merged from them; nil if there are none, or
  /// they differ.
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

  /// Reads a run's places; nil if there are none, as in runs of earlier versions.
  ///
  /// - Throws: `RunPlaceError` if the file cannot be read.
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
