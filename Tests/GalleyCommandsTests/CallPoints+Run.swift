import TestSupport
import Testing

extension CallPoints {
  /// Runs `galley` until it reaches a call.
  ///
  /// - Parameters:
  ///   - call: the number of the call, from 1; 0 for none.
  ///   - isTorn: whether half of the data is written, if the call writes.
  /// - Returns: the number of calls.
  @discardableResult
  func run(
    _ arguments: [String], in workspace: Workspace, endingAt call: Int, isTorn: Bool = false
  ) async throws -> Int {
    let ending = try ending(at: call, isTorn: isTorn)
    let outcome = try await workspace.run(arguments, environment: ending.environment)
    let count = try ending.count
    #expect(outcome.isSignal == (call > 0 && count >= call), "\(arguments) \(call): \(outcome)")
    return count
  }
}
