import Foundation
import Glibc
import Testing

/// Workers that die, and runs that go on. One after the other: each starts many processes.
@Suite(.serialized, .timeLimit(.minutes(15))) struct WorkerTests {
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
  ///
  /// Nothing is awaited meanwhile: other tests would be let in, and the run would be over before this one is back.
  private func workers(_ count: Int, of running: GalleyProcess, in workspace: Workspace) throws -> [Int32] {
    while !workspace.exists("out/durations.jsonl") {
      let workers = try children(of: running.identifier)
      if workers.count == count, workspace.exists("out/slow") { return workers }
      usleep(1_000)
    }
    return []
  }

  @Test func aWorkerThatIsKilledFailsItsCaseAndTheRunGoesOn() async throws {
    let workspace = try Workspace(["Catalogue/slow.yaml": Self.slowScenes])
    let running = try workspace.start(["test", "Catalogue", "--output", "out", "--jobs", "2", "--record", "never"])
    kill(try #require(try workers(2, of: running, in: workspace).first), SIGKILL)
    let run = try await running.outcome()
    #expect(run.status == 1)
    let failures = run.lines.filter { $0.hasPrefix("failed\t") }
    #expect(failures.count == 1, "\(run)")
    let reason =
      ": the process that rendered it ended: it was killed from outside, as the system does where memory runs out "
      + "(signal 9)"
    #expect(failures.first?.hasSuffix(reason) == true, "\(failures)")
    #expect(run.lines.contains("12 cases: 11 new, 1 failed"), "\(run)")
    #expect(try workspace.results().count == 12)
  }

  @Test func asManyWorkersRunAsWereAskedFor() async throws {
    let workspace = try Workspace(["Catalogue/slow.yaml": Self.slowScenes])
    let running = try workspace.start(["test", "Catalogue", "--output", "out", "--jobs", "4", "--record", "never"])
    #expect(try workers(4, of: running, in: workspace).count == 4)
    #expect(try await running.outcome().status == 1)
  }

  /// What is left of these processes after at most two seconds: an ended one is gone, or waits to be asked for its status.
  private func remaining(_ processes: [Int32]) async throws -> [Int32] {
    for _ in 0..<200 {
      let alive = processes.filter { process in
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status.map { !$0.contains(") Z ") } ?? false
      }
      if alive.isEmpty { return [] }
      try await Task.sleep(for: .milliseconds(10))
    }
    return processes
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL, SIGHUP, SIGQUIT])
  func workersEndWithTheRun(signal: Int32) async throws {
    let workspace = try Workspace(["Catalogue/slow.yaml": Self.slowScenes])
    let running = try workspace.start(["test", "Catalogue", "--output", "out", "--jobs", "3", "--record", "never"])
    let workers = try workers(3, of: running, in: workspace)
    #expect(workers.count == 3)
    kill(running.identifier, signal)
    let run = try await running.outcome()
    #expect(run.isSignal && run.status == signal)
    #expect(try await remaining(workers).isEmpty)
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

  /// Of 36 files, three are open at the start, 32 are kept for other ends, and a worker takes two.
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
      run.errors.hasSuffix("error: A worker could not be started: Too many open files. Ask for fewer with --jobs.\n"),
      "\(run)")
  }

  @Test func aWorkerThatEndsBeforeItsFirstCaseEndsTheRun() async throws {
    let workspace = try Workspace(["Catalogue/slow.yaml": Self.slowScenes])
    let running = try workspace.start(["test", "Catalogue", "--output", "out", "--jobs", "1", "--record", "never"])
    var killed: Int32?
    while killed == nil {
      killed = try children(of: running.identifier).first
      if let killed { kill(killed, SIGKILL) }
    }
    let run = try await running.outcome()
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: A worker ended before its first case: "), "\(run)")
  }

  @Test func theLimitOfProcessorTimeIsNamed() async throws {
    // Several seconds' work in a debug build, and more than one in a release: no word of the texts is known before.
    let words = [(100_000..<355_000).map { "a\($0)" }, (100_000..<240_000).map { "بيت\($0)" }]
    let labels = words.map { "{class: UILabel, numberOfLines: 0, text: \"\($0.joined(separator: " "))\"}" }
    let workspace = try Workspace([
      "Catalogue/a.yaml": """
      matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
      scenes:
        - {name: one, view: {class: UIStackView, axis: vertical, arrangedSubviews: [\(labels.joined(separator: ", "))]}}
      """
    ])
    let run = try await workspace.shell("ulimit -t 1; \"$galley\" render Catalogue --output out --jobs 1")
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
    // 400 MB for the bitmap alone; the limit is in KiB.
    let run = try await workspace.shell("ulimit -v 380000; \"$galley\" test Catalogue --output out --jobs 1")
    #expect(run.status == 1)
    #expect(run.lines.contains { $0.hasPrefix("failed\ta/one/card-L: ") }, "\(run)")
    #expect(run.lines.contains("2 cases: 1 new, 1 failed, 1 recorded"), "\(run)")
  }
}
