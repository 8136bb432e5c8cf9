import Foundation
import Glibc
import Testing

@testable import GalleyCommands

/// Workers that are started before there are cases for them. A shell stands in for them.
@Suite struct StandbyWorkersTests {
  private let standby = StandbyWorkers()

  /// Starts a shell in place of each of two workers.
  private func start(_ script: String) throws -> [SpawnedProcess] {
    let processes = try (0..<2).map { _ in
      try SpawnedProcess("/bin/sh", arguments: ["-c", script], inheriting: STDERR_FILENO)
    }
    var left = processes
    standby.start(2) { Worker(left.removeLast()) }
    return processes
  }

  /// Waits for the end of a process, and leaves it for others to see.
  private func waitForEnd(of process: SpawnedProcess) {
    var state = siginfo_t()
    while waitid(P_PID, id_t(process.identifier), &state, WEXITED | WNOWAIT) < 0, errno == EINTR {}
  }

  @Test func eachThatIsReadyIsTakenOnce() throws {
    #expect(standby.take() == nil)
    let processes = try start("echo ready; read line")
    #expect(processes.allSatisfy { !$0.hasEnded })
    let taken = [standby.take(), standby.take(), standby.take()].map { $0.map(ObjectIdentifier.init) }
    #expect(taken[0] != nil && taken[1] != nil && taken[0] != taken[1])
    #expect(taken[2] == nil)
  }

  @Test func oneThatEndsBeforeItIsReadyIsNotTaken() throws {
    _ = try start("exit")
    #expect(standby.take() == nil)
  }

  /// Its "ready" can still be read.
  @Test func oneThatIsKilledWhenReadyIsNotTaken() throws {
    let processes = try start("echo ready; kill -KILL $$")
    processes.forEach(waitForEnd)
    #expect(processes.allSatisfy { $0.hasEnded })
    #expect(standby.take() == nil)
  }

  @Test func onlyAsManyAreStartedAsThereShallBe() throws {
    let processes = try start("echo ready; read line")
    var started = 0
    standby.start(3) {
      started += 1
      throw WorkerStartError.refused(reason: "There are enough.")
    }
    #expect(started == 1)
    standby.start(2) {
      started += 1
      return Worker(processes[0])
    }
    #expect(started == 1)
  }
}
