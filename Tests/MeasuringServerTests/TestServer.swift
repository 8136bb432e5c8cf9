import Foundation
import Glibc
import Synchronization

@testable import MeasuringServer

/// A server on its own port that runs during the lifetime of this object. Each request is echoed as its answer.
final class TestServer: Sendable {
  let server: LoopbackServer
  private let ended = DispatchSemaphore(value: 0)
  private let isStopped = Mutex(false)

  var port: Int { server.port }

  convenience init(
    limits: ServerLimits = ServerLimits(jobs: 2, seconds: 3_600),
    answer: @escaping MeasuringService.Answering = TestServer.echo
  ) throws {
    let service = MeasuringService(limits: limits, description: "{}", answer: answer)
    try self.init(limits: limits) { request, client in service.respond(to: request) { client.isWaiting } }
  }

  init(limits: ServerLimits, answering: @escaping LoopbackServer.Answering) throws {
    let server = try LoopbackServer(port: 0, limits: limits, answer: answering)
    self.server = server
    let ended = ended
    Thread.detachNewThread {
      server.run()
      ended.signal()
    }
  }

  deinit { stop() }

  /// Stops the server and waits for its end.
  func stop() {
    guard
      isStopped.withLock({ stopped in
        defer { stopped = true }
        return !stopped
      })
    else { return }
    server.stop()
    ended.wait()
  }

  func client() throws -> TestClient { try TestClient(port: port) }

  /// The replacement for the library: an error object for anything that is not an object, otherwise the request wrapped
  /// in an answer.
  static let echo: MeasuringService.Answering = { request, _ in echoed(request) }

  static func echoed(_ request: [UInt8]) -> [UInt8] {
    guard request.first == UInt8(ascii: "{"), request.last == UInt8(ascii: "}") else {
      return Array("{\"version\":1,\"error\":{\"message\":\"no object\"}}".utf8)
    }
    return Array("{\"version\":1,\"measurements\":[".utf8) + request + Array("]}".utf8)
  }

  static func echoed(_ request: String) -> String { String(decoding: echoed(Array(request.utf8)), as: UTF8.self) }

  /// A client whose text has arrived completely before the server reads it, after the server has sent all answers.
  static func conversation(_ text: String, limits: ServerLimits) throws -> TestClient {
    var ends: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    let client = TestClient(descriptor: ends[0])
    client.send(text)
    let service = MeasuringService(limits: limits, description: "{}", answer: echo)
    try LoopbackServer.converse(on: ends[1], limits: limits) { request, client in
      service.respond(to: request) { client.isWaiting }
    }
    return client
  }

  /// A request as the server passes it on.
  static func request(_ body: String, to path: String = "/measure") -> HTTPRequest {
    let type = HTTPHead.Field(name: "content-type", value: "application/json")
    let head = HTTPHead(method: "POST", path: path, authority: nil, minorVersion: 1, fields: [type])
    return HTTPRequest(head: head, body: Array(body.utf8))
  }

  /// A request as a client sends it.
  static func post(
    _ body: String, to path: String = "/measure", type: String = "application/json", headers: String = ""
  ) -> String {
    "POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: \(type)\r\n\(headers)"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}
