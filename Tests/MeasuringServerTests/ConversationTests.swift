import Foundation
import Testing

@testable import MeasuringServer

/// Requests and answers on one connection.
@Suite struct ConversationTests {
  @Test func aConnectionIsKeptAndPipelinedRequestsAreAnsweredInOrder() throws {
    let server = try TestServer()
    let client = try server.client()
    for round in 0..<3 {
      client.send((0..<20).map { TestServer.post("{\"id\":\(round * 20 + $0)}") }.joined())
      for number in 0..<20 {
        let answer = try #require(client.readAnswer())
        #expect(answer.status == 200 && answer.body == TestServer.echoed("{\"id\":\(round * 20 + number)}"))
        #expect(answer.head.contains("Connection: keep-alive"))
        #expect(answer.head.contains("Content-Type: application/json"))
      }
    }
  }

  @Test(arguments: [1, 3, 7, 50]) func aRequestMayArriveInPieces(size: Int) throws {
    let server = try TestServer()
    let client = try server.client()
    var rest = Substring(TestServer.post("{\"text\":\"Grüße\"}") + TestServer.post("{}"))
    while !rest.isEmpty {
      client.send(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    #expect(client.readAnswer()?.body == TestServer.echoed("{\"text\":\"Grüße\"}"))
    #expect(client.readAnswer()?.body == TestServer.echoed("{}"))
  }

  @Test func aBodyMayComeInChunks() throws {
    let server = try TestServer()
    let client = try server.client()
    let head = "POST /measure HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json; charset=utf-8\r\n"
    client.send(head + "Transfer-Encoding: chunked\r\n\r\n3\r\n{\"a\r\n6;x=1\r\n\":1  }\r\n0\r\nTrailer: x\r\n\r\n")
    client.send(TestServer.post("{}"))
    #expect(client.readAnswer()?.body == TestServer.echoed("{\"a\":1  }"))
    #expect(client.readAnswer()?.body == TestServer.echoed("{}"))
  }

  @Test func aClientThatAsksFirstIsToldToSend() throws {
    let server = try TestServer()
    let client = try server.client()
    let head = "POST /measure HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    client.send(head + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}")
    #expect(client.readAll().hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n"))
  }

  @Test(arguments: [
    ("HTTP/1.1", "", true), ("HTTP/1.1", "Connection: close\r\n", false), ("HTTP/1.0", "", false),
    ("HTTP/1.0", "Connection: Keep-Alive\r\n", true), ("HTTP/1.2", "", true),
    ("HTTP/1.9", "Connection: close\r\n", false),
  ])
  func aConnectionLastsAsLongAsItsClientWants(version: String, header: String, isKept: Bool) throws {
    let server = try TestServer()
    let client = try server.client()
    let request = "GET /health \(version)\r\nHost: 127.0.0.1:\(server.port)\r\n\(header)\r\n"
    client.send("\r\n" + request)
    #expect(client.readAnswer()?.body == "{\"status\":\"ok\",\"version\":1}")
    client.send(request)
    #expect((client.readAnswer() != nil) == isKept)
  }

  @Test func anAnswerToHeadHasNoBody() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("HEAD /health HTTP/1.1\r\nHost: [::1]\r\nConnection: close\r\n\r\n")
    let text = client.readAll()
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.contains("Content-Length: 27") && text.hasSuffix("\r\n\r\n"))
  }

  @Test func aClientThatGoesAwayDisturbsNobody() throws {
    let server = try TestServer()
    for text in [
      "P", "POST /measure HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{", TestServer.post("{}"),
    ] {
      try server.client().send(text)
    }
    let client = try server.client()
    client.send(TestServer.post("{}"))
    #expect(client.readAnswer()?.status == 200)
  }
}
