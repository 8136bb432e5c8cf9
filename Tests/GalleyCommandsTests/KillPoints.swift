import Foundation
import Testing

/// A library that ends `galley` at one of the calls by which it changes files: `Fixtures/kill-points.c`.
struct KillPoints {
  private static let source = GalleyProcess.repository
    .appendingPathComponent("Tests/GalleyCommandsTests/Fixtures/kill-points.c")
  private let folder: Workspace
  private var library: String { folder.url("kill-points.so").path }

  /// Compiles it.
  init() async throws {
    folder = try Workspace()
    let compile = "cc -shared -fPIC -O1 -o kill-points.so '\(Self.source.path)' -ldl"
    let made = try await folder.shell(compile)
    try #require(made.status == 0, "\(made)")
  }

  /// Runs `galley` until it is at a call.
  ///
  /// - Parameters:
  ///   - call: from 1; 0 for none.
  ///   - isTorn: whether half of what is written is, if the call writes.
  /// - Returns: how many calls there were.
  func run(_ arguments: [String], in workspace: Workspace, endingAt call: Int, isTorn: Bool = false) async throws -> Int
  {
    let counter = "counter-\(UUID().uuidString)"
    try folder.write(Data(count: 4), to: counter)
    var environment = [
      "LD_PRELOAD": library, "KILL_COUNTER": folder.url(counter).path, "KILL_AT": "\(call)",
    ]
    if isTorn { environment["KILL_TORN"] = "1" }
    let outcome = try await workspace.run(arguments, environment: environment)
    let count = try folder.read(counter).withUnsafeBytes { Int($0.load(as: Int32.self)) }
    #expect(outcome.isSignal == (call > 0 && count >= call), "\(arguments) \(call): \(outcome)")
    return count
  }
}
