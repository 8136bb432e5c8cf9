import Foundation
import Testing

@testable import MeasuringServer

/// Requests that are refused. Statuses are those of RFC 9110 and RFC 9112.
@Suite struct FaultTests {
  private static let host = "Host: localhost\r\n"

  @Test(arguments: [
    ("GET /metrics HTTP/1.1\r\n\(host)\r\n", 404, "there is nothing at '/metrics'."),
    ("GET /measure HTTP/1.1\r\n\(host)\r\n", 405, "'GET' is not allowed for this path; use POST."),
    ("DELETE /health HTTP/1.1\r\n\(host)\r\n", 405, "'DELETE' is not allowed for this path; use GET or HEAD."),
    ("POST /measure HTTP/1.1\r\n\(host)\r\n", 411, "the request has no Content-Length and is not chunked."),
    (TestServer.post("{}", type: "text/plain"), 415, "the Content-Type 'text/plain' is not supported."),
    (
      "POST /measure HTTP/1.1\r\n\(host)Content-Length: 2\r\n\r\n{}", 415, "the request has no Content-Type."
    ),
    (TestServer.post("{}", headers: "Content-Encoding: gzip\r\n"), 415, "a body compressed with 'gzip'"),
    (TestServer.post("nothing"), 400, "no object"),
    (
      TestServer.post("{}", to: "/measure/batch"), 400,
      "the body is not an array of requests: it does not begin with '['."
    ),
    (TestServer.post("[{}", to: "/measure/batch"), 400, "the body is not an array of requests: it does not end."),
    (TestServer.post("[1,,2]", to: "/measure/batch"), 400, "its request 2 is empty."),
    (TestServer.post("[]]", to: "/measure/batch"), 400, "something follows its end."),
  ])
  func theConnectionGoesOnBehindAWholeRequest(request: String, status: Int, message: String) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(request + "GET /health HTTP/1.1\r\n\(Self.host)\r\n")
    let answer = try #require(client.readAnswer())
    #expect(answer.status == status && answer.body.contains(message), "\(answer)")
    #expect(answer.body.hasPrefix("{\"version\":1,\"error\":{\"message\":\""))
    if status == 405 { #expect(answer.head.contains("\r\nAllow: ")) }
    if status != 411 { #expect(client.readAnswer()?.status == 200) }
  }

  @Test(arguments: [
    ("hello\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\(host)\r\n", 400), ("GET /health HTTP/1.1\n\(host)\r\n\r\n", 400),
    ("GET /health HTTP/1.1\r\n\r\n", 400), ("GET /health HTTP/1.1\r\n\(host)\(host)\r\n", 400),
    ("GET /health HTTP/1.1\r\n\(host)A : b\r\n\r\n", 400), ("GET /health HTTP/1.1\r\n\(host) folded\r\n\r\n", 400),
    ("GET /health HTTP/1.1\r\n\(host)A: \u{0}\r\n\r\n", 400), ("GET health HTTP/1.1\r\n\(host)\r\n", 400),
    ("GET /health HTTP/2.0\r\n\(host)\r\n", 505), ("GET /health HTTP/1.x\r\n\(host)\r\n", 505),
    ("GET /health HTTP/1.10\r\n\(host)\r\n", 505), ("GET /health HTTP/11.1\r\n\(host)\r\n", 505),
    ("GET /health HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
    ("GET /health HTTP/1.1\r\nHost: localhost.evil.example\r\n\r\n", 421),
    ("GET http://evil.example/health HTTP/1.1\r\n\(host)\r\n", 421),
    ("POST /measure HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n", 400),
    ("POST /measure HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    ("POST /measure HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999\r\n\r\n", 413),
    ("POST /measure HTTP/1.1\r\n\(host)Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("POST /measure HTTP/1.1\r\n\(host)Transfer-Encoding: gzip, chunked\r\n\r\n", 501),
    ("POST /measure HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nx\r\n", 400),
    ("POST /measure HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nfffffffffff\r\n", 413),
    ("POST /measure HTTP/1.1\r\n\(host)Content-Length: 1\r\nExpect: tea\r\n\r\n", 417),
    ("GET /health HTTP/1.1\r\n\(host)A: \(String(repeating: "a", count: 20_000))\r\n\r\n", 431),
  ])
  func theConnectionEndsWithTheAnswerToWhatIsNoRequest(request: String, status: Int) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(request)
    let answer = try #require(client.readAnswer())
    #expect(answer.status == status, "\(answer)")
    #expect(answer.head.contains("Connection: close") && answer.body.contains("\"error\":{\"message\":"))
    #expect(client.readAnswer() == nil)
  }

  /// RFC 9110, section 8.6: a repeated length is rejected, or read as one if its values are equal.
  @Test(arguments: [
    ("Content-Length: 2\r\nContent-Length: 3", "it has several Content-Length headers."),
    ("Content-Length: 2\r\ncontent-length: 2", "it has several Content-Length headers."),
    ("Content-Length: 2, 2", "its Content-Length '2, 2' is not a number."),
  ])
  func aRepeatedLengthIsRefusedAsThat(headers: String, message: String) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("POST /measure HTTP/1.1\r\n\(Self.host)Content-Type: application/json\r\n\(headers)\r\n\r\n{}")
    let answer = try #require(client.readAnswer())
    #expect(answer.status == 400 && answer.body.contains("the request is not valid HTTP/1.1: \(message)"), "\(answer)")
  }

  @Test func aBodyThatIsTooLargeIsRefusedWhileItIsBeingSent() throws {
    let server = try TestServer(limits: ServerLimits(jobs: 1, body: 1_000, seconds: 3_600))
    let client = try server.client()
    client.send(TestServer.post(String(repeating: " ", count: 3_000_000)))
    let answer = try #require(client.readAnswer())
    #expect(answer.status == 413 && answer.body.contains("more than 1000 bytes"), "\(answer)")
  }

  @Test(arguments: ["GET /health HTTP/1.1\r\n", TestServer.post("{}").dropLast(1).description])
  func aSlowSenderIsToldSo(text: String) throws {
    // Without any time, everything that has not arrived yet is too late.
    let client = try TestServer.conversation(text, limits: ServerLimits(jobs: 1, seconds: 0))
    let answer = try #require(client.readAnswer())
    #expect(answer.status == 408 && answer.body.contains("did not arrive completely within 0 seconds"), "\(answer)")
    #expect(client.readAnswer() == nil)
  }

  @Test func aPortThatIsInUseIsNamed() throws {
    let server = try TestServer()
    let limits = ServerLimits(jobs: 1)
    #expect(throws: ListenError.portInUse(server.port)) {
      try LoopbackServer(port: server.port, limits: limits) { _, _ in HTTPResponse(json: "{}") }
    }
    let message = ListenError.portInUse(80).description
    #expect(message == "port 80 is in use by another program. Use another with --port, or 0 for any free port.")
  }
}
