import Foundation
import Glibc
import Synchronization
import Testing
import Threads

@testable import MeasuringServer

/// Work that nobody waits for any more, and work for which there is no thread.
@Suite struct AbandonedRequestTests {
  /// An answer that polls whether it is awaited until it is not, and then signals that it has ended.
  private final class Endless: Sendable {
    let begun = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)

    func answer(_ isAwaited: () -> Bool) -> [UInt8] {
      begun.signal()
      while isAwaited() {}
      ended.signal()
      return Array("{}".utf8)
    }
  }

  @Test(arguments: ["/measure", "/measure/batch"])
  func workEndsWhenItsClientHasLeft(path: String) throws {
    let endless = Endless()
    let server = try TestServer(
      limits: ServerLimits(jobs: 1, seconds: 3_600),
      answer: { request, isAwaited in
        request.count > 2 ? endless.answer(isAwaited) : TestServer.echoed(request)
      })
    var client: TestClient? = try server.client()
    client?.send(TestServer.post(path == "/measure" ? "{\"id\":1}" : "[{\"id\":1}]", to: path))
    endless.begun.wait()
    client = nil
    endless.ended.wait()
    // Another request can run in its place.
    let other = try server.client()
    other.send(TestServer.post("{}"))
    #expect(other.readAnswer()?.status == 200)
  }

  /// RFC 9110, section 15.2: "A client MUST be able to parse one or more 1xx responses received prior to a final response".
  @Test func aClientThatHasEndedItsOwnSideIsAnswered() throws {
    let server = try TestServer(answer: { request, isAwaited in
      for _ in 0..<1_000 where !isAwaited() { return Array("left".utf8) }
      return TestServer.echoed(request)
    })
    let client = try server.client()
    client.send(TestServer.post("{\"id\":1}", headers: "Connection: close\r\n"))
    client.endSending()
    let answer = client.readAll()
    #expect(answer.hasSuffix(TestServer.echoed("{\"id\":1}")), "\(answer)")
  }

  @Test func aBatchThatTookTooLongIsNotAnsweredInPart() throws {
    let server = try TestServer(
      limits: ServerLimits(jobs: 1, seconds: 0.2),
      answer: { request, isAwaited in
        while isAwaited() {}
        return TestServer.echoed(request)
      })
    let client = try server.client()
    client.send(TestServer.post("[{}, {}]", to: "/measure/batch"))
    let answer = try #require(client.readAnswer())
    #expect(answer.status == 503)
    #expect(answer.body.contains("the request could not be answered within 0.2 seconds."), "\(answer.body)")
  }

  private static let refusing = ThreadMaker { _ throws(ThreadError) in throw ThreadError(code: EAGAIN) }

  @Test func aClientWithoutAThreadIsToldAtOnce() throws {
    let limits = ServerLimits(jobs: 2, seconds: 3_600)
    let server = try LoopbackServer(port: 0, limits: limits, threads: Self.refusing) { _, _ in
      HTTPResponse(json: "{}")
    }
    let ended = DispatchSemaphore(value: 0)
    try ThreadMaker.system.start {
      server.run()
      ended.signal()
    }
    let client = try TestClient(port: server.port)
    client.send(TestServer.post("{}"))
    client.endSending()
    let answer = try #require(client.readAnswer())
    #expect(answer.status == 503 && answer.head.contains("Retry-After: 1"))
    #expect(answer.body.contains("the system provides no more threads to answer with."))
    server.stop()
    ended.wait()
  }

  @Test func aBatchWithoutThreadsIsRefused() {
    let service = MeasuringService(
      limits: ServerLimits(jobs: 2, seconds: 3_600), description: "{}", threads: Self.refusing, answer: TestServer.echo)
    let body = "[" + Array(repeating: "{}", count: 17).joined(separator: ",") + "]"
    let response = service.respond(to: TestServer.request(body, to: "/measure/batch"))
    #expect(response.status == .unavailable)
    #expect(String(decoding: response.body, as: UTF8.self).contains("no more threads"))
  }

  /// The type that `curl -d` sends by default (curl's manual, `--data`).
  @Test func curlIsToldWhatToSend() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(TestServer.post("{}", type: "application/x-www-form-urlencoded"))
    let answer = try #require(client.readAnswer())
    #expect(answer.status == 415)
    #expect(
      answer.body.contains(
        #""suggestion":"send application/json, with curl by -H 'Content-Type: application/json'""#), "\(answer.body)")
  }
}
