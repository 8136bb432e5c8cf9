import JSONDocuments
import Testing

@testable import ModelContextProtocol

/// Lines that are no messages have the errors of JSON-RPC 2.0, section 5.1; the server goes on.
@MainActor @Suite struct HostileLineTests {
  private let server = EchoServer()

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("nul", -32700), ("{}x", -32700), (#"{"a":1,"a":2}"#, -32700), ("\u{FEFF}{}", -32700),
    (#"{"jsonrpc":"2.0","id":"\ud800"}"#, -32700), ("1", -32600), ("null", -32600), ("\"a\"", -32600), ("[]", -32600),
    (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("{}", -32600),
    (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":""}"#, -32601), (#"{"jsonrpc":"2.0","id":1,"method":"__proto__"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}"#, -32602),
  ])
  func aBrokenLineHasAnError(line: String, code: Double) throws {
    let answer = try #require(try server.answer(line))
    #expect(answer.at("error.code") == .number(code))
    #expect(answer.at("jsonrpc") == .string("2.0") && answer["id"] != nil)
    #expect(try server.answer(#"{"jsonrpc":"2.0","id":"after","method":"ping"}"#)?.at("result") == .object([]))
  }

  @Test func bytesThatAreNoUTF8AreAnError() throws {
    let line = Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF, 0xC0] + Array("\"}".utf8)
    #expect(try server.answer(line)?.at("error.code") == .number(-32700))
  }

  @Test func deepNestingIsAnError() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try server.answer(deep)?.at("error.code") == .number(-32700))
    let nested =
      #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"# + String(repeating: "[", count: 70)
      + String(repeating: "]", count: 70) + "}}"
    #expect(try server.answer(nested)?.at("error.code") == .number(-32700))
  }

  @Test func anIdentifierIsUsedOnce() throws {
    let line = #"{"jsonrpc":"2.0","id":12345678901234567890,"method":"ping"}"#
    let first = try #require(try server.answer(line))
    #expect(first.at("result") == .object([]))
    #expect(try server.answer(line)?.at("error.code") == .number(-32600))
    // A text is not the number of the same digits.
    #expect(try server.answer(#"{"jsonrpc":"2.0","id":"12345678901234567890","method":"ping"}"#)?["result"] != nil)
  }

  @Test func theDigitsOfAnIdentifierComeBack() throws {
    let tools = ToolServer(name: "a", version: "1", instructions: "", tools: []) { _ in [:] }
    let line = tools.answer(Array(#"{"jsonrpc":"2.0","id":12345678901234567890,"method":"ping"}"#.utf8))
    #expect(
      String(decoding: try #require(line), as: UTF8.self).hasPrefix(#"{"jsonrpc":"2.0","id":12345678901234567890,"#))
  }

  @Test func answersAndNotificationsHaveNoAnswer() throws {
    for line in [
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/unknown"}"#, #"{"jsonrpc":"2.0","method":"tools/call"}"#,
    ] {
      #expect(try server.answer(line) == nil, "\(line)")
    }
  }

  @Test func theLatestIdentifiersAreKnown() {
    var known = KnownRequests()
    let areNew = (0..<KnownRequests.limit + 1).map { known.insert(.number("\($0)")) }
    #expect(areNew.allSatisfy { $0 })
    let (forgotten, kept) = (known.insert(.number("0")), known.insert(.number("2")))
    #expect(forgotten && !kept)
  }

  /// A line that was too long is answered without an identifier, which is not known.
  @Test func aLineThatIsTooLongIsAnError() throws {
    let tools = ToolServer(name: "a", version: "1", instructions: "", tools: []) { _ in [:] }
    let answer = try JSONDocument(tools.answerToTooLongLine(limit: 10)).root
    #expect(answer.at("error.code") == .number(-32600) && answer.at("id") == .null)
  }
}
