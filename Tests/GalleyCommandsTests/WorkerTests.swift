import Foundation
import Glibc
import TestSupport
import Testing

/// Workers that die, and runs that go on. Serialised, as each test starts many processes.
@Suite(.serialized) struct WorkerTests {
  private static let catalogue: String = {
    let scenes = (0..<12).map { "\n  - {name: scene-\($0), view: {class: UILabel, text: text \($0)}}" }
    return "matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}\nscenes:" + scenes.joined()
  }()

  /// A run of twelve cases in which each worker waits at the gate before writing its first picture.
  private func start(_ workspace: Workspace, jobs: Int, _ gate: CallGate) throws -> GalleyProcess {
    try workspace.start(
      ["test", "Catalogue", "--output", "out", "--jobs", "\(jobs)", "--record", "never"], gate: gate)
  }

  @Test func aWorkerThatIsKilledFailsItsCaseAndTheRunGoesOn() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Self.catalogue])
    let gate = try CallPoints().holding(at: "/actual.png")
    let running = try start(workspace, jobs: 2, gate)
    kill(try await gate.processes(2)[0], SIGKILL)
    gate.open()
    let run = try await running.outcome()
    #expect(run.status == 1)
    let failures = run.lines.filter { $0.hasPrefix("failed\t") }
    #expect(failures.count == 1, "\(run)")
    let reason =
      ": the process that rendered it ended: it was killed from outside, as the system does when memory runs out "
      + "(signal 9)"
    #expect(failures.first?.hasSuffix(reason) == true, "\(failures)")
    #expect(run.lines.contains("12 cases: 11 new, 1 failed"), "\(run)")
    #expect(try workspace.results().count == 12)
  }

  @Test func asManyWorkersRunAsWereAskedFor() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Self.catalogue])
    let gate = try CallPoints().holding(at: "/actual.png")
    let running = try start(workspace, jobs: 4, gate)
    #expect(try await Set(gate.processes(4)).count == 4)
    gate.open()
    #expect(try await running.outcome().status == 1)
    await gate.allHaveEnded()
    #expect(try await gate.processes(4).count == 4)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL, SIGHUP, SIGQUIT])
  func workersEndWithTheRun(signal: Int32) async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Self.catalogue])
    let gate = try CallPoints().holding(at: "/actual.png")
    let running = try start(workspace, jobs: 3, gate)
    _ = try await gate.processes(3)
    kill(running.identifier, signal)
    let run = try await running.outcome()
    #expect(run.isSignal && run.status == signal)
    // They end although they are still held: the system closed their files.
    await gate.allHaveEnded()
  }

  @Test(arguments: [(64, 256), (256, 64), (64, 48)])
  func jobsAreCappedByTheFilesThatMayBeOpen(jobs: Int, files: Int) async throws {
    let scenes = (0..<jobs).map { "\n  - {name: scene-\($0), view: {class: UILabel, text: a}}" }.joined()
    let workspace = try Workspace([
      "Catalogue/many.yaml":
        "matrix: {devices: [{name: card, width: 100, height: 20}], categories: [L]}\nscenes:" + scenes
    ])
    let run = try await workspace.shell(
      "ulimit -n \(files); \"$galley\" test Catalogue --output out --record never --jobs \(jobs)")
    #expect(run.status == 1)
    #expect(run.lines.contains("\(jobs) cases: \(jobs) new"), "\(run)")
    let isCapped = run.errors.contains(" jobs, not \(jobs): \(files) files may be open at once (ulimit -n).\n")
    #expect(isCapped == (files < 2 * jobs + 50), "\(run.errors)")
  }

  /// Of 36 files, three are open from the start, 32 are reserved for other purposes, and a worker takes two.
  @Test func oneJobIsOne() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    let run = try await workspace.shell(
      "ulimit -n 36; \"$galley\" test Catalogue --output out --record never --jobs 2")
    #expect(run.errors == "1 job, not 2: 36 files may be open at once (ulimit -n).\n", "\(run)")
  }

  @Test func aWorkerThatCannotStartEndsTheRun() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: a")])
    let run = try await workspace.shell("ulimit -n 8; \"$galley\" test Catalogue --output out --jobs 4")
    #expect(run.status == 2)
    #expect(
      run.errors.hasSuffix("error: A worker could not be started: Too many open files. Use fewer --jobs.\n"),
      "\(run)")
  }

  @Test func aWorkerThatEndsBeforeItsFirstCaseEndsTheRun() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Self.catalogue])
    // The catalogue is removed after the run has read it, and before it starts a worker, which reads it again.
    let gate = try CallPoints().holding(at: "/.galley-files")
    let running = try start(workspace, jobs: 1, gate)
    _ = try await gate.processes(1)
    try FileManager.default.removeItem(at: workspace.url("Catalogue"))
    gate.open()
    let run = try await running.outcome()
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: A worker ended before its first case: "), "\(run)")
  }

  /// Linux sends SIGXCPU to a process that has used up its CPU time (setrlimit(2), RLIMIT_CPU).
  @Test func theLimitOfProcessorTimeIsNamed() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: a")])
    let gate = try CallPoints().holding(at: ".png")
    let running = try workspace.start(["render", "Catalogue", "--output", "out", "--jobs", "1"], gate: gate)
    kill(try await gate.processes(1)[0], SIGXCPU)
    gate.open()
    let run = try await running.outcome()
    #expect(run.status == 1)
    #expect(
      run.lines.contains(
        "failed\ta/one/card-L: the process that rendered it ended: it took more processor time than the limit allows "
          + "(ulimit -t)"), "\(run)")
  }

  @Test func resultsThatCannotBeWrittenEndTheRunWithAWord() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: a")])
    let run = try await workspace.shell(
      "(ulimit -f 0; \"$galley\" render Catalogue --output out --jobs 1 2>&1) | cat")
    #expect(run.output.contains("cannot be written: File too large."), "\(run)")
  }

  @Test func theLimitOfFileSizesIsNamed() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("text: a", device: "width: 4000, height: 4000"),
      "Catalogue/b.yaml": Catalogues.label("text: a"),
    ])
    let run = try await workspace.shell("ulimit -f 8; \"$galley\" render Catalogue --output out --jobs 1")
    #expect(run.status == 1)
    #expect(
      run.lines.contains {
        $0.hasPrefix("failed\ta/one/card-L: 'a/one/card-L.png' cannot be written: File too large.")
      },
      "\(run)")
    #expect(run.lines.contains("1 rendered, 1 failed: out"))
  }

  @Test func aCaseThatNeedsTooMuchMemoryFailsAlone() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("text: a", device: "width: 10000, height: 10000"),
      "Catalogue/b.yaml": Catalogues.label("text: a"),
    ])
    // 400 MB just for the bitmap; the limit is in KiB.
    let run = try await workspace.shell("ulimit -v 380000; \"$galley\" test Catalogue --output out --jobs 1")
    #expect(run.status == 1)
    #expect(run.lines.contains { $0.hasPrefix("failed\ta/one/card-L: ") }, "\(run)")
    #expect(run.lines.contains("2 cases: 1 new, 1 failed, 1 recorded"), "\(run)")
  }
}
