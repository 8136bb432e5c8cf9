import Synchronization
import Testing

@testable import GalleyCommands

/// The progress of a run, on a terminal and in a log.
@Suite struct ProgressTests {
  /// The output of a run of a hundred cases that take a second each.
  private func written(isInteractive: Bool) -> [String] {
    let seconds = Mutex(0)
    let lines = Mutex<[String]>([])
    let progress = Progress(
      total: 100, isInteractive: isInteractive, now: { .seconds(seconds.withLock { $0 }) },
      write: { text in lines.withLock { $0.append(text) } })
    for done in 1...100 {
      seconds.withLock { $0 += 1 }
      progress.report(done)
    }
    progress.end()
    return lines.withLock { $0 }
  }

  @Test func aLogGetsALineNowAndThen() {
    #expect(written(isInteractive: false) == [30, 60, 90].map { "\($0) of 100 cases\n" })
  }

  @Test func aTerminalShowsOneLineThatIsGoneAtTheEnd() {
    let expected = (1...99).map { "\r\u{1B}[K\($0) of 100" } + ["\r\u{1B}[K"]
    #expect(written(isInteractive: true) == expected)
  }
}
