import Foundation
import Synchronization
import Testing
import Threads

@testable import MeasuringServer

/// Requests beyond the server's capacity, and the end of the server.
@Suite struct CapacityTests {
  /// Answers that wait until they are released.
  private final class Held: Sendable {
    let begun = DispatchSemaphore(value: 0)
    let release = DispatchSemaphore(value: 0)

    func answer(_ request: [UInt8]) -> [UInt8] {
      begun.signal()
      release.wait()
      return TestServer.echoed(request)
    }
  }

  /// One answer for each of several clients, in the order in which they arrive.
  private final class Answers: Sendable {
    private let answers = Mutex<[(status: Int, head: String, body: String)?]>([])
    private let come = DispatchSemaphore(value: 0)

    init(of clients: [TestClient]) {
      for client in clients {
        nonisolated(unsafe) let client = client
        Thread.detachNewThread { [self] in
          let answer = client.readAnswer()
          answers.withLock { $0.append(answer) }
          come.signal()
        }
      }
    }

    var all: [(status: Int, head: String, body: String)?] { answers.withLock { $0 } }

    /// Waits for this many more.
    func wait(for count: Int) { for _ in 0..<count { come.wait() } }
  }

  @Test func whatIsBeyondCapacityIsRefusedAndHealthIsAnswered() throws {
    let held = Held()
    let server = try TestServer(
      limits: ServerLimits(jobs: 1, waiting: 1, seconds: 3_600), answer: { request, _ in held.answer(request) })
    let clients = try (0..<4).map { _ in try server.client() }
    clients[0].send(TestServer.post("{\"id\":0}"))
    held.begun.wait()
    // Among the others one waits, and two are refused, whichever come last.
    for client in clients[1...] { client.send(TestServer.post("{\"id\":0}")) }
    let health = try server.client()
    health.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(health.readAnswer()?.status == 200)
    // Refused clients get their answers before the first client gets its own.
    let answers = Answers(of: clients)
    answers.wait(for: 2)
    #expect(answers.all.map(\.?.status) == [429, 429])
    for _ in 0..<2 { held.release.signal() }
    answers.wait(for: 2)
    #expect(answers.all.compactMap { $0 }.map(\.status).sorted() == [200, 200, 429, 429])
    let refused = try #require(answers.all[0])
    #expect(refused.head.contains("Retry-After: 1") && refused.head.contains("Connection: keep-alive"))
    #expect(refused.body.contains("2 requests are already being answered or waiting."))
  }

  @Test func whatGetsNoTurnInTimeIsRefused() throws {
    let held = Held()
    // A free slot is taken without any time; another one is not waited for.
    let service = MeasuringService(
      limits: ServerLimits(jobs: 1, seconds: 0), description: "{}", answer: { request, _ in held.answer(request) })
    let first = Mutex<HTTPStatus?>(nil)
    let isAnswered = DispatchSemaphore(value: 0)
    try ThreadMaker.system.start {
      let response = service.respond(to: TestServer.request("{}"))
      first.withLock { $0 = response.status }
      isAnswered.signal()
    }
    held.begun.wait()
    let second = service.respond(to: TestServer.request("{}"))
    #expect(second.status == .unavailable && second.headers.contains { $0 == ("Retry-After", "1") })
    held.release.signal()
    isAnswered.wait()
    #expect(first.withLock { $0 } == .ok)
  }

  @Test func atFourTimesTheConnectionsNothingIsLost() throws {
    let server = try TestServer(limits: ServerLimits(jobs: 2, waiting: 8, connections: 10, seconds: 3_600))
    let answered = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      for round in 0..<50 {
        let body = "{\"id\":\(number * 50 + round)}"
        while true {
          guard let client = try? server.client() else { return }
          client.send(TestServer.post(body))
          guard let answer = client.readAnswer() else { return }
          if answer.status == 429 { continue }
          if answer.status == 200, answer.body == TestServer.echoed(body) { answered.withLock { $0 += 1 } }
          break
        }
      }
    }
    #expect(answered.withLock { $0 } == 2_000)
  }

  @Test func anIdleConnectionMakesRoomForAnother() throws {
    let server = try TestServer(limits: ServerLimits(jobs: 1, connections: 1, seconds: 3_600))
    let idle = try server.client()
    idle.send(TestServer.post("{}"))
    #expect(idle.readAnswer()?.status == 200)
    let other = try server.client()
    other.send(TestServer.post("{}"))
    #expect(other.readAnswer()?.status == 200)
    #expect(idle.readAnswer() == nil)
  }

  @Test func whatRunsIsAnsweredBeforeTheEnd() throws {
    let held = Held()
    let server = try TestServer(answer: { request, _ in held.answer(request) })
    let (running, idle) = (try server.client(), try server.client())
    running.send(TestServer.post("{}") + TestServer.post("{\"id\":2}"))
    held.begun.wait()
    server.server.stop()
    #expect(idle.readAnswer() == nil)
    for _ in 0..<2 { held.release.signal() }
    #expect(running.readAnswer()?.status == 200)
    #expect(running.readAnswer()?.head.contains("Connection: close") == true)
    #expect(running.readAnswer() == nil)
    server.stop()
    #expect(throws: (any Error).self) { try server.client() }
  }
}
