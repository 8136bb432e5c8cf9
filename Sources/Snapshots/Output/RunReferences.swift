package import Foundation
import Synchronization

/// The folders of the references of a run's cases: the one on the command line, or those that the run refers to.
package final class RunReferences: Sendable {
  private let run: URL
  private let places: RunPlaces?
  /// The folder of a catalogue's references.
  private let catalogue: Result<URL, RunPlaceError>
  /// The folders of tests' references, by the names that results use for them.
  private let ofTests = Mutex<[String: Result<URL, RunPlaceError>]>([:])

  /// - Parameters:
  ///   - named: the folder of a catalogue's references on the command line.
  ///   - standard: the default if neither the command line nor the run names one.
  /// - Throws: `RunPlaceError` if the run's places cannot be read.
  package init(of run: URL, named: URL?, standard: URL) throws(RunPlaceError) {
    // An unreadable file does not matter if the folder is given.
    let places = named == nil ? try RunPlaces.read(from: run) : (try? RunPlaces.read(from: run))
    (self.run, self.places) = (run, places)
    if let named {
      catalogue = .success(named)
    } else if let places {
      catalogue = Result { () throws(RunPlaceError) in
        guard let path = places.references else { throw .unspecified(run: run.relativePath, .references) }
        return try RunPlace(.references, path, from: run.path, of: run).url
      }
    } else {
      catalogue = .success(standard)
    }
  }

  /// References without a run.
  package init(_ references: URL) { (run, places, catalogue) = (references, nil, .success(references)) }

  /// The folder of a catalogue's references.
  package func ofCatalogue() throws(RunPlaceError) -> URL { try catalogue.get() }

  /// The folder of a case's reference.
  package func folder(of path: CasePath) throws(RunPlaceError) -> URL {
    guard let name = path.references else { return try catalogue.get() }
    let found = ofTests.withLock { known in
      let found = known[name] ?? Result { () throws(RunPlaceError) in try folder(ofTests: name) }
      known[name] = found
      return found
    }
    return try found.get()
  }

  /// Tests name their folders relative to where they ran: the folder is looked for there, and then in the working
  /// directory, so that a run that was moved can be accepted.
  private func folder(ofTests name: String) throws(RunPlaceError) -> URL {
    guard let base = places?.tests.map({ "\(run.path)/\($0)" }) else {
      return try RunPlace(.testReferences, name, from: ".", of: run).url
    }
    do throws(RunPlaceError) {
      return try RunPlace(.testReferences, name, from: base, of: run).url
    } catch .absent {
      return try RunPlace(.testReferences, name, from: ".", of: run).url
    }
  }
}
