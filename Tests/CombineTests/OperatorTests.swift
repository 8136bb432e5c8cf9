import Combine
import Foundation
import Testing

/// Expected values follow from what Apple's documentation says of each operator.
@Suite struct OperatorTests {
  /// The values of a publisher that sends them at once, and its end.
  private func events<P: Publisher>(_ publisher: P) -> [String] {
    var events: [String] = []
    let subscription = publisher.sink(
      receiveCompletion: {
        switch $0 {
        case .finished: events.append("end")
        case .failure(let error): events.append("\(error)")
        }
      }, receiveValue: { events.append("\($0)") })
    withExtendedLifetime(subscription) {}
    return events
  }

  @Test func values() {
    #expect(events(Just(1)) == ["1", "end"])
    #expect(events(Empty<Int, Never>()) == ["end"])
    #expect(events(Fail<Int, Failure>(error: Failure())) == ["Failure()"])
    #expect(events([1, 2].publisher) == ["1", "2", "end"])
    #expect(events(Optional(1).publisher) == ["1", "end"])
    #expect(events(Int?.none.publisher) == ["end"])
    #expect(events(Result<Int, Failure>.failure(Failure()).publisher) == ["Failure()"])
    #expect(events(Deferred { Just(2) }) == ["2", "end"])
    #expect(events(Future<Int, Never> { $0(.success(3)) }) == ["3", "end"])
  }

  @Test func aFutureAsksOnceAndTellsAll() {
    var calls = 0
    var fulfill: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      calls += 1
      fulfill = $0
    }
    var seen: [Int] = []
    let subscriptions = (0..<2).map { _ in future.sink { seen.append($0) } }
    #expect(seen == [])
    fulfill?(.success(7))
    fulfill?(.success(8))
    #expect(seen == [7, 7] && calls == 1)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func mapping() {
    let numbers = (1...3).publisher
    #expect(events(numbers.map { $0 * 2 }) == ["2", "4", "6", "end"])
    #expect(events(["a", "bb"].publisher.map(\.count)) == ["1", "2", "end"])
    #expect(events(["1", "x", "3"].publisher.compactMap { Int($0) }) == ["1", "3", "end"])
    #expect(events([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "end"])
    #expect(events(numbers.scan(0, +)) == ["1", "3", "6", "end"])
    #expect(events(numbers.tryMap { if $0 == 2 { throw Failure() } else { $0 } }) == ["1", "Failure()"])
    #expect(events(numbers.setFailureType(to: Failure.self)) == ["1", "2", "3", "end"])
  }

  @Test func filtering() {
    let numbers = (1...5).publisher
    #expect(events(numbers.filter { $0.isMultiple(of: 2) }) == ["2", "4", "end"])
    #expect(events([1, 1, 2, 2, 1].publisher.removeDuplicates()) == ["1", "2", "1", "end"])
    #expect(events(numbers.dropFirst(3)) == ["4", "5", "end"])
    #expect(events(numbers.drop { $0 < 4 }) == ["4", "5", "end"])
    #expect(events(numbers.prefix(2)) == ["1", "2", "end"])
    #expect(events(numbers.prefix(0)) == ["end"])
    #expect(events(numbers.prefix { $0 < 3 }) == ["1", "2", "end"])
    #expect(events(numbers.first()) == ["1", "end"])
    #expect(events(numbers.first { $0 > 3 }) == ["4", "end"])
    #expect(events(numbers.output(in: 1...2)) == ["2", "3", "end"])
    #expect(events(numbers.ignoreOutput()) == ["end"])
    // A sequence without end, of which a part is requested.
    #expect(events((1...).publisher.filter { $0 > 2 }.prefix(2)) == ["3", "4", "end"])
  }

  @Test func wholes() {
    let numbers = [3, 1, 2].publisher
    #expect(events(numbers.reduce(0, +)) == ["6", "end"])
    #expect(events(numbers.collect()) == ["[3, 1, 2]", "end"])
    #expect(events(numbers.collect(2)) == ["[3, 1]", "[2]", "end"])
    #expect(events(numbers.count()) == ["3", "end"])
    #expect(events(numbers.last()) == ["2", "end"])
    #expect(events(numbers.min()) == ["1", "end"] && events(numbers.max()) == ["3", "end"])
    #expect(events(numbers.contains(1)) == ["true", "end"])
    #expect(events(numbers.allSatisfy { $0 > 1 }) == ["false", "end"])
    #expect(events(Empty<Int, Never>().replaceEmpty(with: 9)) == ["9", "end"])
  }

  @Test func errors() {
    let failing = [1].publisher.setFailureType(to: Failure.self).append(Fail(error: Failure()))
    #expect(events(failing) == ["1", "Failure()"])
    #expect(events(failing.catch { _ in Just(0) }) == ["1", "0", "end"])
    #expect(events(failing.replaceError(with: 5)) == ["1", "5", "end"])
    #expect(events(failing.retry(2)) == ["1", "1", "1", "Failure()"])
    #expect(events(failing.mapError { _ in CancellationError() }) == ["1", "CancellationError()"])
  }

  @Test func joining() {
    #expect(events([2].publisher.prepend(1).append(3, 4)) == ["1", "2", "3", "4", "end"])
    #expect(events([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == ["1", "10", "2", "20", "end"])
    #expect(events([1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }) == ["1a", "2b", "end"])
    #expect(events((1...).publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }) == ["1a", "2b", "end"])
    #expect(events(Publishers.MergeMany([Just(1), Just(2)])) == ["1", "2", "end"])
  }

  @Test func combiningLatest() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>(), CurrentValueSubject<Bool, Never>(true)
    )
    var seen: [String] = []
    let subscription = Publishers.CombineLatest3(a, b, c).sink(
      receiveCompletion: { _ in seen.append("end") }, receiveValue: { seen.append("\($0)\($1)\($2)") })
    a.send(1)
    a.send(2)
    b.send("x")
    c.value = false
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    b.send(completion: .finished)
    c.send(completion: .finished)
    #expect(seen == ["2xtrue", "2xfalse", "3xfalse", "3yfalse", "end"])
    withExtendedLifetime(subscription) {}
  }

  @Test func mergingAndSwitching() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var merged: [Int] = []
    var switched: [Int] = []
    let sources = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let subscriptions = [
      a.merge(with: b).sink { merged.append($0) }, sources.switchToLatest().sink { switched.append($0) },
    ]
    sources.send(a)
    a.send(1)
    sources.send(b)
    a.send(2)
    b.send(3)
    #expect(merged == [1, 2, 3])
    #expect(switched == [1, 3])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func sharing() {
    let source = PassthroughSubject<Int, Never>()
    var (made, seen) = (0, [Int]())
    let shared = source.handleEvents(receiveSubscription: { _ in made += 1 }).share()
    let subscriptions = (0..<2).map { _ in shared.sink { seen.append($0) } }
    source.send(1)
    #expect(made == 1 && seen == [1, 1])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func coding() throws {
    struct Item: Codable, Equatable { var name: String }
    let data = Data(#"{"name":"Ada"}"#.utf8)
    #expect(events(Just(data).decode(type: Item.self, decoder: JSONDecoder()).map(\.name)) == ["Ada", "end"])
    #expect(
      events(Just(Item(name: "Ada")).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) })
        == [#"{"name":"Ada"}"#, "end"])
  }

  @Test func whatHappensIsPrinted() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    #expect(events([1].publisher.print("p", to: lines)) == ["1", "end"])
    #expect(lines.text.hasPrefix("p: receive subscription: ("))
    #expect(lines.text.hasSuffix("p: request unlimited\np: receive value: (1)\np: receive finished\n"))
  }
}
