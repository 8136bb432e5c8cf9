import Combine
import Foundation
import Testing

/// Values arrive in order, later, where they are awaited: no test measures how long it takes.
@Suite struct SchedulerTests {
  @MainActor @Test func mainSchedulersCallOnTheMainActorLater() async {
    var seen: [Int] = []
    let queue = (1...2).publisher.receive(on: DispatchQueue.main).sink { seen.append($0) }
    let loop = (3...4).publisher.receive(on: RunLoop.main).sink { seen.append($0) }
    // Not before the code that subscribes is done.
    #expect(seen == [])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(seen == [1, 2, 3, 4])
    withExtendedLifetime((queue, loop)) {}
  }

  @Test func immediatelyMeansImmediately() {
    var seen: [Int] = []
    let subscription = Just(1).receive(on: ImmediateScheduler.shared).delay(
      for: 5, scheduler: ImmediateScheduler.shared
    )
    .sink { seen.append($0) }
    #expect(seen == [1])
    withExtendedLifetime(subscription) {}
  }

  @Test func valuesAreGatheredForSomeTimeOrUntilThereAreSoMany() {
    let (subject, time) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    var (byTime, byCount): ([[Int]], [[Int]]) = ([], [])
    let first = subject.collect(.byTime(time, 3)).sink { byTime.append($0) }
    let second = subject.collect(.byTimeOrCount(time, 3, 2)).sink { byCount.append($0) }
    [1, 2, 3].forEach(subject.send)
    #expect(byTime == [] && byCount == [[1, 2]])
    time.advance(by: 3)
    #expect(byTime == [[1, 2, 3]] && byCount == [[1, 2], [3]])
    subject.send(4)
    subject.send(completion: .finished)
    #expect(byTime == [[1, 2, 3], [4]] && byCount == [[1, 2], [3], [4]])
    withExtendedLifetime((first, second)) {}
  }

  @Test func timesBetweenValues() {
    let (subject, time) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    var seen: [ManualScheduler.SchedulerTimeType.Stride] = []
    let subscription = subject.measureInterval(using: time).sink { seen.append($0) }
    time.advance(by: 2)
    subject.send(1)
    time.advance(by: 5)
    subject.send(2)
    #expect(seen == [2, 5])
    withExtendedLifetime(subscription) {}
  }

  @Test func debouncingKeepsTheNewest() {
    let (subject, time) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    var seen: [Int] = []
    let subscription = subject.debounce(for: 3, scheduler: time).sink { seen.append($0) }
    subject.send(1)
    time.advance(by: 2)
    subject.send(2)
    time.advance(by: 2)
    #expect(seen == [])
    time.advance(by: 1)
    #expect(seen == [2])
    withExtendedLifetime(subscription) {}
  }

  @Test func throttlingKeepsOneOfEachInterval() {
    for (latest, expected) in [(true, [1, 4]), (false, [1, 2])] {
      let (subject, time) = (PassthroughSubject<Int, Never>(), ManualScheduler())
      var seen: [Int] = []
      let subscription = subject.throttle(for: 3, scheduler: time, latest: latest).sink { seen.append($0) }
      subject.send(1)
      time.advance(by: 0)
      for value in 2...4 { subject.send(value) }
      #expect(seen == [1])
      time.advance(by: 3)
      #expect(seen == expected, "latest: \(latest)")
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func delaysAndTimeouts() {
    let (subject, time) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    var seen: [String] = []
    let delayed = subject.delay(for: 2, scheduler: time).sink { seen.append("\($0)") }
    let limited = subject.timeout(4, scheduler: time).sink(
      receiveCompletion: { _ in seen.append("over") }, receiveValue: { _ in })
    subject.send(1)
    time.advance(by: 1)
    #expect(seen == [])
    time.advance(by: 1)
    #expect(seen == ["1"])
    time.advance(by: 2)
    #expect(seen == ["1", "over"])
    withExtendedLifetime((delayed, limited)) {}
  }

  @Test func intervals() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.milliseconds(300).magnitude == 300_000_000)
    #expect((0.3 as Stride).magnitude == 300_000_000)
    #expect(Stride.seconds(Double.infinity).magnitude == .max)
    #expect(Stride.seconds(Int.max).magnitude == .max)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(300).timeInterval == 0.3)
  }

  @Test func notificationsArePublishedWhileSomebodyListens() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    var seen: [Int] = []
    let subscription = center.publisher(for: name).compactMap { $0.userInfo?["value"] as? Int }.sink { seen.append($0) }
    center.post(name: name, object: nil, userInfo: ["value": 1])
    subscription.cancel()
    center.post(name: name, object: nil, userInfo: ["value": 2])
    #expect(seen == [1])
  }

  @Test func valuesCanBeAwaited() async {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }
}

/// A scheduler whose time a test moves.
private final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DateSchedulerTime
  typealias SchedulerOptions = Never

  private(set) var now = DateSchedulerTime(Date(timeIntervalSinceReferenceDate: 0))
  let minimumTolerance: DateSchedulerTime.Stride = 0
  private var waiting: [(date: DateSchedulerTime, action: () -> Void)] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) { waiting.append((now, action)) }

  func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { waiting.append((date, action)) }

  func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date, action))
    return AnyCancellable {}
  }

  func advance(by seconds: DateSchedulerTime.Stride) {
    now = now.advanced(by: seconds)
    while let index = waiting.firstIndex(where: { $0.date <= now }) { waiting.remove(at: index).action() }
  }
}
