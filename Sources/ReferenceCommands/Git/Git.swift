package import Foundation
import Snapshots
import Synchronization
package import Threads

/// The program git, run in a folder.
///
/// It answers in English, asks no questions and runs no hooks. Variables with which another git started this process,
/// as for hooks and drivers, are dropped: the folder alone determines the repository.
package struct Git: Sendable {
  package struct Answer {
    package let status: Int32
    package let output: Data
    package let errors: String

    /// Its output, without white space at the end.
    package var text: String { String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
    package var lines: [String] { text.split(separator: "\n").map(String.init) }
    /// The names in its output with `-z`.
    package var names: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }

    /// Its last line of errors, without the prefix that marks it as one.
    package var reason: String {
      let line =
        errors.split(separator: "\n").last { !$0.hasPrefix("hint:") }.map(String.init) ?? "it printed no message"
      return ["fatal: ", "error: "].reduce(line) { $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0 }
    }
  }

  /// The environment variables that select a repository, by gitrepository-layout(5) and git(1).
  private static let repositoryVariables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX",
  ]

  /// Overrides of the user's configuration: no hooks, no process that watches a folder which will soon be gone, no
  /// submodules.
  private static let settings = ["core.hooksPath=/dev/null", "core.fsmonitor=false", "submodule.recurse=false"]

  package let folder: URL
  package var threads: ThreadMaker

  package init(folder: URL, threads: ThreadMaker = .system) {
    self.folder = folder
    self.threads = threads
  }

  /// The answer of a command, whatever its exit status.
  ///
  /// - Parameter input: the file that it reads; an empty one if nil.
  /// - Throws: `GitError.missing` without git, `noThread` if no thread could be started to read its errors.
  package func answer(_ arguments: [String], input: FileHandle? = nil) throws(GitError) -> Answer {
    let process = Process()
    process.executableURL = URL(exactPath: "/usr/bin/env")
    process.arguments = ["git"] + Git.settings.flatMap { ["-c", $0] } + arguments
    process.currentDirectoryURL = folder
    process.environment = Git.environment
    process.standardInput = input ?? FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    // A full pipe would block git until it is read. The reader comes before the process, which Foundation starts with
    // the help of a thread, and waits for ever if there is none.
    let errorOutput = try PipeReader(errors, by: threads)
    do {
      try process.run()
    } catch {
      try? errors.fileHandleForWriting.close()
      throw .missing
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let answer = Answer(status: process.terminationStatus, output: data, errors: errorOutput.text())
    // The status of env for a program that does not exist.
    guard answer.status != 127 else { throw .missing }
    return answer
  }

  /// The answer of a command that must succeed.
  @discardableResult
  package func run(_ arguments: String...) throws(GitError) -> Answer { try run(arguments) }

  @discardableResult
  package func run(_ arguments: [String], input: FileHandle? = nil) throws(GitError) -> Answer {
    let answer = try answer(arguments, input: input)
    guard answer.status == 0 else { throw .failed(command: arguments.first ?? "", reason: answer.reason) }
    return answer
  }

  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { !repositoryVariables.contains($0.key) }
    environment["LC_ALL"] = "C"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    return environment
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class PipeReader: Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let data = Mutex(Data())

  init(_ pipe: Pipe, by threads: ThreadMaker) throws(GitError) {
    let end = pipe.fileHandleForReading
    do throws(ThreadError) {
      try threads.start { [self] in
        data.withLock { $0 = end.readDataToEndOfFile() }
        done.signal()
      }
    } catch {
      throw .noThread(error)
    }
  }

  /// The text that was read. Waits for the end; called once.
  func text() -> String {
    done.wait()
    return String(decoding: data.withLock { $0 }, as: UTF8.self)
  }
}
