import Foundation
import Testing

@testable import MeasuringServer

/// Several requests in one.
@Suite struct BatchTests {
  private func answer(_ body: String, type: String = "application/json") throws -> (status: Int, body: String) {
    let server = try TestServer()
    let client = try server.client()
    client.send(TestServer.post(body, to: "/measure/batch", type: type))
    let answer = try #require(client.readAnswer())
    return (answer.status, answer.body)
  }

  @Test func aThousandAnswersComeInOrder() throws {
    let requests = (0..<1_000).map { "{\"id\":\($0),\"text\":\"[},\\\"\"}" }
    let echoed = requests.map(TestServer.echoed)
    let array = try answer("[\n  " + requests.joined(separator: " ,\n") + "\n]\n")
    #expect(array.status == 200 && array.body == "[" + echoed.joined(separator: ",") + "]")
    for type in ["application/x-ndjson", "application/jsonl"] {
      let lines = try answer(requests.joined(separator: "\n\n") + "\r\n", type: type)
      #expect(lines.status == 200 && lines.body == echoed.map { $0 + "\n" }.joined())
    }
  }

  /// RFC 8259, section 8.1: a byte order mark may be ignored.
  @Test func aByteOrderMarkIsNoPartOfARequest() throws {
    let mark = "\u{FEFF}"
    #expect(try answer(mark + "[{}]").body == "[" + TestServer.echoed("{}") + "]")
    #expect(try answer(mark + "{}\n", type: "application/jsonl").body == TestServer.echoed("{}") + "\n")
    let server = try TestServer()
    let client = try server.client()
    client.send(TestServer.post(mark + "{}", to: "/measure"))
    #expect(client.readAnswer()?.body == TestServer.echoed("{}"))
  }

  @Test func aBadRequestHasItsErrorInItsPlace() throws {
    let error = TestServer.echoed("1")
    #expect(
      try answer("[{}, nul, \"a]\", [1, {}], {}]").body == "["
        + [
          TestServer.echoed("{}"), error, error, error, TestServer.echoed("{}"),
        ].joined(separator: ",") + "]")
  }

  /// 256 kB are a quarter of the limit for all answers.
  @Test func answersThatAreTooLargeAreRefusedAndGivenBack() throws {
    var limits = ServerLimits(jobs: 2, seconds: 3_600)
    limits.answers = 1 << 20
    let server = try TestServer(limits: limits) { _, _ in Array(repeating: UInt8(ascii: "1"), count: 1_000) }
    let client = try server.client()
    for _ in 0..<8 {
      for (count, status) in [(300, 413), (200, 200)] {
        let body = "[" + String(repeating: "0,", count: count - 1) + "0]"
        client.send(TestServer.post(body, to: "/measure/batch", type: "application/json"))
        let answer = try #require(client.readAnswer())
        #expect(answer.status == status)
        if status == 413 { #expect(answer.body.contains("the answers of the batch have more than 262144 bytes.")) }
      }
    }
  }

  @Test func aByteOrderMarkBeforeLinesIsNoneOfTheFirst() throws {
    let lines = try answer("\u{FEFF}{}\n{}", type: "application/jsonl")
    #expect(lines.body == TestServer.echoed("{}") + "\n" + TestServer.echoed("{}") + "\n")
    #expect(try answer("\u{FEFF}\n", type: "application/jsonl").body.isEmpty)
  }

  /// 64 megabytes are 2²⁶ bytes.
  @Test func theDescriptionSaysHowLargeAnswersMayBe() {
    let text = ServiceDescription.json(request: "{}", answer: "{}", fault: "{}", limits: ServerLimits(jobs: 1))
    #expect(text.contains("A batch whose answers have more than 67108864 bytes is refused with status 413;"), "\(text)")
  }

  @Test func anEmptyBatchHasNoAnswers() throws {
    #expect(try answer(" [ ] ").body == "[]")
    #expect(try answer("", type: "application/jsonl").body.isEmpty)
  }

  @Test func aBatchOfTooManyRequestsIsRefused() throws {
    let batch = try answer("[" + String(repeating: "0,", count: 100_000) + "0]")
    #expect(batch.status == 413 && batch.body.contains("the batch has more than 100000 requests."))
  }
}
