import Foundation
import GalleyTesting
import Testing

/// An assertion that is in no test that is known fails the run all the same.
@Test(.enabled(if: ProcessInfo.processInfo.environment["DETACHED"] != nil)) func detached() async {
  await Task.detached { assertSnapshot(of: "text", as: .lines, named: "detached", record: .never) }.value
}
