import Foundation
import Glibc
import TestSupport

/// The result of running `galley`.
struct Outcome {
  var status: Int32
  /// Whether it was ended by a signal, whose number is then the status.
  var isSignal: Bool
  var output: String
  var errors: String

  /// Output and errors as lines.
  var lines: [String] { (output + errors).split(separator: "\n").map(String.init) }
}

/// The built `galley` executable while it runs.
final class GalleyProcess {
  /// SwiftPM's build folder, which contains this test program.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  static let executable = products.appendingPathComponent("galley")
  static let resources = products.appendingPathComponent("galley_BundledFonts.resources")
  /// The top of the repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let process = Process()
  private let ended: AsyncStream<Void>
  let output: ProcessOutput
  let errors: ProcessOutput

  var identifier: Int32 { process.processIdentifier }

  /// Starts a program with an environment of only `PATH` and `environment`; it may be held at a gate.
  init(
    _ executable: URL, _ arguments: [String], in folder: URL, environment: [String: String], input: URL? = nil,
    gate: CallGate? = nil
  ) throws {
    let (output, errors) = (try GalleyProcess.pipe(), try GalleyProcess.pipe())
    self.output = ProcessOutput(reading: output.reading)
    self.errors = ProcessOutput(reading: errors.reading)
    var end: AsyncStream<Void>.Continuation?
    ended = AsyncStream { end = $0 }
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
      .merging(gate?.environment ?? [:]) { $1 }
    process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? .nullDevice
    process.standardOutput = output.writing
    process.standardError = errors.writing
    process.terminationHandler = { [end] _ in
      gate?.processHasEnded()
      end?.finish()
    }
    defer { for writing in [output.writing, errors.writing] { try? writing.close() } }
    try GalleyProcess.withoutBlockedSignals { try process.run() }
  }

  /// A process inherits the signals that its parent's thread blocks, and threads that run tests block them.
  private static func withoutBlockedSignals(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var previous = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try start()
  }

  /// Ends a process that a failed test left running.
  deinit {
    if process.isRunning { kill(identifier, SIGKILL) }
  }

  /// Waits until it, and whoever else has its output open, has ended, and returns the result.
  func outcome() async throws -> Outcome {
    for await _ in ended {}
    return Outcome(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      output: await output.whole(), errors: await errors.whole())
  }

  private static func pipe() throws -> (reading: Int32, writing: FileHandle) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
  }
}
