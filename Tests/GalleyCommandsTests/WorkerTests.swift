import Foundation
import Glibc
import Testing

/// Workers that die, and runs that go on.
@Suite(.timeLimit(.minutes(5))) struct WorkerTests {
  /// Identifiers of the processes that a process started.
  private func children(of parent: Int32) throws -> [Int32] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init).filter { identifier in
      guard let status = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
        let name = status.lastIndex(of: ")")
      else { return false }
      // After the name in parentheses: the state, then the parent.
      return status[name...].split(separator: " ").dropFirst(2).first.flatMap { Int32($0) } == parent
    }
  }

  /// Twelve scenes that take long enough, some tenths of a second each, to be watched.
  private static let slowScenes: String = {
    let scenes = (0..<12).map { number in
      let text = String(repeating: "text \(number) ", count: 15_000)
      return "\n  - {name: scene-\(number), view: {class: UILabel, numberOfLines: 2, text: \(text)}}"
    }
    return "matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}\nscenes:" + scenes.joined()
  }()

  /// The workers of a run with `count` jobs, as soon as all of them are there and the first case is done.
  private func workers(_ count: Int, of running: GalleyProcess, in workspace: Workspace) async throws -> [Int32] {
    while !workspace.exists("out/durations.jsonl") {
      let workers = try children(of: running.identifier)
      if workers.count == count, workspace.exists("out/slow") { return workers }
      try await Task.sleep(for: .milliseconds(1))
    }
    return []
  }

  @Test func aWorkerThatIsKilledFailsItsCaseAndTheRunGoesOn() async throws {
    let workspace = try Workspace(["Catalogue/slow.yaml": Self.slowScenes])
    let running = try workspace.start(["test", "Catalogue", "--output", "out", "--jobs", "2", "--record", "never"])
    kill(try #require(try await workers(2, of: running, in: workspace).first), SIGKILL)
    let run = try await running.outcome()
    #expect(run.status == 1)
    let failures = run.lines.filter { $0.hasPrefix("failed\t") }
    #expect(failures.count == 1, "\(run)")
    let reason = ": rendering stopped the process (signal 9); it may need too much memory"
    #expect(failures.first?.hasSuffix(reason) == true, "\(failures)")
    #expect(run.lines.contains("12 cases: 11 new, 1 failed"), "\(run)")
    #expect(try workspace.results().count == 12)
  }

  @Test func asManyWorkersRunAsWereAskedFor() async throws {
    let workspace = try Workspace(["Catalogue/slow.yaml": Self.slowScenes])
    let running = try workspace.start(["test", "Catalogue", "--output", "out", "--jobs", "4", "--record", "never"])
    #expect(try await workers(4, of: running, in: workspace).count == 4)
    #expect(try await running.outcome().status == 1)
  }

  @Test func aCaseThatNeedsTooMuchMemoryFailsAlone() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("text: a", device: "width: 10000, height: 10000"),
      "Catalogue/b.yaml": Catalogues.label("text: a"),
    ])
    // 400 MB for the bitmap alone; the limit is in KiB.
    let run = try await workspace.shell("ulimit -v 380000; \"$galley\" test Catalogue --output out --jobs 1")
    #expect(run.status == 1)
    #expect(run.lines.contains { $0.hasPrefix("failed\ta/one/card-L: ") }, "\(run)")
    #expect(run.lines.contains("2 cases: 1 new, 1 failed, 1 recorded"), "\(run)")
  }
}
