import Foundation
import Testing

@testable import MeasuringServer

/// Clients that wait for a page to change. None of the tests waits for time to pass.
@Suite struct PageChangeTests {
  /// A page with a first revision, served. The semaphores count requests that have come, and answers that are made.
  private final class Served: Sendable {
    let page: PageFolder
    let server: TestServer
    let begun: DispatchSemaphore
    let ended: DispatchSemaphore

    init() throws {
      let limits = ServerLimits(jobs: 1, seconds: 3_600)
      let (page, begun, ended) = (
        try PageFolder(limits: limits), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
      )
      (self.page, self.begun, self.ended) = (page, begun, ended)
      try page.renew()
      server = try TestServer(limits: limits) { request, client in
        begun.signal()
        defer { ended.signal() }
        return page.service.respond(to: request, client: client)
      }
    }

    /// A client whose request for what comes after a revision has reached the service.
    func client(after revision: Int, _ headers: String = "") throws -> TestClient {
      let client = try server.client()
      client.send("GET /changes?after=\(revision) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n")
      begun.wait()
      return client
    }
  }

  @Test func aRevisionThatIsKnownIsNotAnswered() throws {
    let served = try Served()
    let clients = try (0..<3).map { _ in try served.client(after: 1) }
    try served.page.renew(saying: ["moved a/one/card-L: title: \"8 → 12\""])
    for client in clients {
      let answer = try #require(client.readAnswer())
      #expect(answer.status == 200 && answer.head.contains("Content-Type: application/json"))
      #expect(answer.body == #"{"revision":2,"lines":["moved a/one/card-L: title: \"8 → 12\""]}"#)
    }
  }

  @Test func anotherRevisionIsAnsweredAtOnce() throws {
    let served = try Served()
    for known in [0, 7] {
      #expect(try served.client(after: known).readAnswer()?.body == #"{"revision":1,"lines":[]}"#)
    }
  }

  @Test func aFaultIsToldOnceAndTakenBack() throws {
    let served = try Served()
    served.page.service.announce(fault: "a.yaml:2:1: not YAML")
    served.page.service.announce(fault: "a.yaml:2:1: not YAML")
    #expect(
      try served.client(after: 1).readAnswer()?.body
        == #"{"revision":2,"lines":[],"fault":"a.yaml:2:1: not YAML"}"#)
    served.page.service.announce(fault: nil)
    #expect(try served.client(after: 2).readAnswer()?.body == #"{"revision":3,"lines":[]}"#)
  }

  @Test func waitingEndsWhenTheClientLeaves() throws {
    let served = try Served()
    var client: TestClient? = try served.client(after: 1)
    _ = client
    client = nil
    served.ended.wait()
    #expect(served.page.service.revision == 1)
  }

  /// The test ends only if the server does: its limit is an hour.
  @Test func waitingEndsWithTheServer() throws {
    let served = try Served()
    let client = try served.client(after: 1)
    served.server.stop()
    #expect(client.readAll().hasSuffix(#"{"revision":1,"lines":[]}"#))
  }

  @Test func waitingEndsAfterTheLimit() throws {
    let page = try PageFolder(limits: ServerLimits(jobs: 1, seconds: 0))
    try page.renew()
    #expect(try page.answer("/changes", query: "after=1").text == #"{"revision":1,"lines":[]}"#)
  }

  /// RFC 9112, section 9.6: a client may close its sending side and still read the answer.
  @Test func aClientThatHasEndedItsOwnSideStillWaits() throws {
    let served = try Served()
    let client = try served.client(after: 1, "Connection: close\r\n")
    client.endSending()
    try served.page.renew()
    #expect(client.readAll().hasSuffix(#"{"revision":2,"lines":[]}"#))
  }

  @Test func headDoesNotWait() throws {
    let served = try Served()
    #expect(try served.page.answer("/changes", method: "HEAD", query: "after=1").status == .ok)
  }

  @Test(arguments: ["", "after=", "after=x", "after=-1", "after=1&after=2", "before=1", "after=99999999999999999999"])
  func whatIsNoRevisionIsRefused(query: String) throws {
    let page = try PageFolder()
    try page.renew()
    let answer = try page.answer("/changes", query: query)
    #expect(answer.status == .badRequest && answer.text.contains("the query '\(query)' is not"), "\(answer.text)")
  }

  /// A request that comes in the middle gets the files of one revision: the next.
  @Test func filesAreNotGivenWhileTheyAreWritten() throws {
    let served = try Served()
    let client = try served.server.client()
    try served.page.service.renew([]) {
      client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      served.begun.wait()
      try served.page.write("next", to: "page/index.html")
      return ["index.html"]
    }
    #expect(client.readAnswer()?.body == "next")
  }
}
