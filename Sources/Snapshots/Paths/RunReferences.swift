package import Foundation
import Synchronization

/// Where the references of a run's cases are: in the folder that the command line names, or where the run says.
package final class RunReferences: Sendable {
  private let run: URL
  private let places: RunPlaces?
  /// Where the references of a catalogue are.
  private let catalogue: Result<URL, RunPlaceError>
  /// Where those of tests are, by the names that results have for their folders.
  private let ofTests = Mutex<[String: Result<URL, RunPlaceError>]>([:])

  /// - Parameters:
  ///   - named: the folder of a catalogue's references that the command line names.
  ///   - unsaid: where they are if neither it nor the run says so.
  /// - Throws: `RunPlaceError` where what the run says cannot be read.
  package init(of run: URL, named: URL?, unsaid: URL) throws(RunPlaceError) {
    // What cannot be read is not needed where the folder is named.
    let places = named == nil ? try RunPlaces.read(from: run) : (try? RunPlaces.read(from: run))
    (self.run, self.places) = (run, places)
    if let named {
      catalogue = .success(named)
    } else if let places {
      catalogue = Result { () throws(RunPlaceError) in
        guard let path = places.references else { throw .unsaid(run: run.relativePath, .references) }
        return try RunPlace(.references, path, from: run.path, of: run).url
      }
    } else {
      catalogue = .success(unsaid)
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

  /// Tests name their folders from where they ran: there it is looked for, and then from the working directory, where a run
  /// that was moved is accepted.
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
