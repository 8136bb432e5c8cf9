import Synchronization
import Testing

@testable import CommandSupport
@testable import GalleyCommands

/// The waiting of `galley watch` for changes, with a clock that only advances while it waits.
@Suite struct ChangeWaitTests {
  /// A clock that is advanced by waiting, and the state of files that change at given times.
  private final class Folder: Sendable {
    private struct State {
      var now = Duration.zero
      var looks: [Duration] = []
      var untold: [(moment: Duration, file: String)]
    }

    private let state: Mutex<State>
    private let lookDuration: Duration

    /// - Parameters:
    ///   - changes: the times in milliseconds at which files change.
    ///   - lookDuration: the time that each check takes.
    init(changes: [(Int, String)], lookDuration: Duration = .zero) {
      state = Mutex(State(untold: changes.map { (.milliseconds($0.0), $0.1) }))
      self.lookDuration = lookDuration
    }

    var time: TimeSource {
      TimeSource(
        now: { self.state.withLock(\.now) }, wait: { duration in self.state.withLock { $0.now += duration } })
    }

    var looks: [Duration] { state.withLock(\.looks) }

    func look() -> Set<String> {
      state.withLock { state in
        state.looks.append(state.now)
        state.now += lookDuration
        let now = state.now
        defer { state.untold.removeAll { $0.moment <= now } }
        return Set(state.untold.filter { $0.moment <= now }.map(\.file))
      }
    }
  }

  @Test func filesAreLookedAtTwentyTimesASecond() {
    let folder = Folder(changes: [(125, "a")])
    #expect(ChangeWait(time: folder.time).changes(folder.look) == ["a"])
    #expect(folder.looks == [0, 50, 100, 150, 175].map { .milliseconds($0) })
  }

  /// A check of 10 ms is followed by 200 ms without one.
  @Test func lookingTakesATwentiethOfTheTime() {
    let folder = Folder(changes: [(1_000, "a")], lookDuration: .milliseconds(10))
    #expect(ChangeWait(time: folder.time).changes(folder.look) == ["a"])
    #expect(folder.looks == [0, 210, 420, 630, 840, 1_050, 1_085].map { .milliseconds($0) })
  }

  @Test func changesThatFollowEachOtherAreOneSet() {
    let folder = Folder(changes: [(0, "a"), (20, "b"), (45, "c"), (105, "d")])
    let wait = ChangeWait(time: folder.time)
    #expect(wait.changes(folder.look) == ["a", "b", "c"])
    #expect(wait.changes(folder.look) == ["d"])
  }

  @Test func filesThatGoOnChangingAreNotWaitedFor() {
    let folder = Folder(changes: (0..<1_000).map { ($0 * 20, "\($0 * 20)") })
    #expect(ChangeWait(time: folder.time).changes(folder.look).contains("1000"))
    #expect(folder.looks.last == .seconds(1))
  }
}
