import Foundation
import Snapshots
import Testing

@testable import GalleyCommands

/// Workers that are started before there are cases for them.
@Suite struct StandbyWorkersTests {
  /// This program cannot be a worker, and ends at once.
  @Test func oneThatHasEndedIsNotTaken() throws {
    let workspace = try Workspace([:])
    let folder = try RunFolder.claim(workspace.url("out"))
    let job = Job(kind: .render, catalogue: workspace.url("Catalogue").path, output: folder.url.path)
    let standby = StandbyWorkers()
    #expect(standby.take() == nil)
    standby.start(2, for: job, folder: folder)
    #expect(standby.take() == nil)
  }
}
