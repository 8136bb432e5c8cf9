import Foundation
import GalleyTesting
import Testing

/// An assertion outside of any known test still fails the run.
@Test(.enabled(if: ProcessInfo.processInfo.environment["DETACHED"] != nil)) func detached() async {
  await Task.detached { assertSnapshot(of: "text", as: .lines, named: "detached", record: .never) }.value
}
