import TestSupport
import Testing

extension CallPoints {
  /// Runs `galley` until it is at a call.
  ///
  /// - Parameters:
  ///   - call: from 1; 0 for none.
  ///   - isTorn: whether half of what is written is, if the call writes.
  /// - Returns: how many calls there were.
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
