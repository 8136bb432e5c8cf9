package import Testing
import UIKitCore

/// Gives each test an environment of its own: the screen and the traits that it sets and the faults that it raises are no
/// other test's.
package struct OwnEnvironment: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await ViewEnvironment.$ofTask.withValue(ViewEnvironment()) { try await function() }
  }
}

extension Trait where Self == OwnEnvironment {
  package static var ownEnvironment: OwnEnvironment { OwnEnvironment() }
}
