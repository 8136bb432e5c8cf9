import Foundation
import Glibc

/// What a run of `galley` ended with.
struct Outcome {
  var status: Int32
  /// It was ended by a signal, whose number the status is.
  var isSignal: Bool
  var output: String
  var errors: String

  /// Output and errors as lines.
  var lines: [String] { (output + errors).split(separator: "\n").map(String.init) }
}

/// The built `galley` while it runs.
final class GalleyProcess {
  /// The folder SwiftPM builds into: where this test program itself is.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  static let executable = products.appendingPathComponent("galley")
  static let resources = products.appendingPathComponent("galley_BundledFonts.resources")
  /// The top of the repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let process = Process()
  private let logs: URL
  private let ended: AsyncStream<Void>

  var identifier: Int32 { process.processIdentifier }

  /// Starts a program with an environment of `PATH` and `environment` alone.
  init(_ executable: URL, _ arguments: [String], in folder: URL, environment: [String: String], input: URL? = nil)
    throws
  {
    logs = FileManager.default.temporaryDirectory.appendingPathComponent("galley-logs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    var end: AsyncStream<Void>.Continuation?
    ended = AsyncStream { end = $0 }
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? .nullDevice
    process.standardOutput = try GalleyProcess.newFile(logs.appendingPathComponent("output"))
    process.standardError = try GalleyProcess.newFile(logs.appendingPathComponent("errors"))
    process.terminationHandler = { [end] _ in end?.finish() }
    try GalleyProcess.withoutBlockedSignals { try process.run() }
  }

  /// A process is started with the signals that its starter's thread blocks, and threads that run tests block them.
  private static func withoutBlockedSignals(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var previous = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try start()
  }

  deinit {
    try? FileManager.default.removeItem(at: logs)
  }

  func outcome() async throws -> Outcome {
    for await _ in ended {}
    return Outcome(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      output: try text("output"), errors: try text("errors"))
  }

  /// What it has written to standard output so far.
  func outputSoFar() throws -> String { try text("output") }

  func errorsSoFar() throws -> String { try text("errors") }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: logs.appendingPathComponent(name)), as: UTF8.self)
  }

  private static func newFile(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}
