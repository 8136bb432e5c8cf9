import JSONDocuments
import Testing

@testable import ModelContextProtocol

/// The protocol by its specification: https://modelcontextprotocol.io/specification/2025-11-25 and JSON-RPC 2.0.
@MainActor @Suite struct ToolServerTests {
  private let server = EchoServer()

  // MARK: Lifecycle (2025-11-25, Base Protocol, Lifecycle)

  @Test(arguments: ["2025-06-18", "2025-11-25"])
  func aVersionThatIsSpokenIsAgreedOn(version: String) throws {
    let answer = try #require(try server.initialize(version))
    #expect(answer.at("result.protocolVersion") == .string(version))
    #expect(answer.at("result.serverInfo.name") == .string("echo"))
    #expect(answer.at("result.capabilities.tools") == .object([]))
    #expect(answer.at("id") == .string("first"))
  }

  /// "Otherwise, the server MUST respond with another protocol version it supports. This SHOULD be the latest."
  @Test(arguments: ["2024-11-05", "2026-07-28", "3000-01-01", ""])
  func forAnotherVersionTheNewestWithAHandshakeIsOffered(version: String) throws {
    #expect(try server.initialize(version)?.at("result.protocolVersion") == .string("2025-11-25"))
  }

  @Test func toolsNeedASession() throws {
    let early = try server.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    #expect(early?.at("error.code") == .number(-32600))
    #expect(try server.answer(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)?.at("result") == .object([]))
    try server.initialize()
    #expect(try server.answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    let list = try server.answer(#"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#)
    #expect(list?.at("result.tools.0.name") == .string("echo"))
    #expect(list?.at("result.tools.0.inputSchema.required.0") == .string("text"))
    #expect(list?.at("result.tools.0.inputSchema.additionalProperties") == .bool(false))
    #expect(list?.at("result.tools.0.outputSchema.type") == .string("object"))
  }

  // MARK: Per-request versions (2026-07-28, Versioning)

  private func modern(_ id: Int, _ method: String, _ version: String, _ rest: String = "") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"\#(version)"}\#(rest)}}"#
  }

  @Test func aRequestWithAVersionNeedsNoSession() throws {
    let discovered = try server.answer(modern(1, "server/discover", "2026-07-28"))
    #expect(discovered?.at("result.supportedVersions.0") == .string("2026-07-28"))
    #expect(discovered?.at("result.resultType") == .string("complete"))
    let called = try server.answer(
      modern(2, "tools/call", "2026-07-28", #","name":"echo","arguments":{"text":"a"}"#))
    #expect(called?.at("result.structuredContent.text") == .string("a"))
    #expect(called?.at("result.resultType") == .string("complete"))
    #expect(try server.answer(modern(3, "tools/list", "2026-07-28"))?.at("result.cacheScope") == .string("private"))
  }

  @Test(arguments: ["1900-01-01", "2025-11-25"])
  func aVersionThatIsNotSpokenThatWayIsRefused(version: String) throws {
    let answer = try server.answer(modern(1, "tools/list", version))
    #expect(answer?.at("error.code") == .number(-32022))
    #expect(answer?.at("error.data.supported.0") == .string("2026-07-28"))
    #expect(answer?.at("error.data.requested") == .string(version))
  }

  // MARK: Calls

  @Test func aResultHasTextDataAndPictures() throws {
    try server.initialize()
    let answer = try server.call(1, #"{"text":"añ","count":2,"picture":true,"case":"upper","size":1.5}"#)
    #expect(answer?.at("result.structuredContent.text") == .string("añañ"))
    #expect(answer?.at("result.content.0.text") == .string(#"{"text":"añañ"}"#))
    #expect(answer?.at("result.content.1.mimeType") == .string("image/png"))
    #expect(answer?.at("result.isError") == .bool(false))
  }

  /// Input validation is a tool execution error, so that a model can correct its call (Tools, Error Handling).
  @Test(arguments: [
    (#"{}"#, "The argument 'text' is missing."), (#"{"txt":"a"}"#, "Did you mean 'text'?"),
    (#"{"text":1}"#, "'text' has to be a string, not a number."), (#"{"text":"a","count":4}"#, "from 1 to 3"),
    (#"{"text":"a","count":1.5}"#, "an integer"), (#"{"text":"a","case":"uper"}"#, "Did you mean 'upper'?"),
    (#"{"text":"a","words":[]}"#, "a list"), (#"{"text":"a","words":["b",1]}"#, "'words[1]'"),
    (#"{"text":"a","size":1e999}"#, "a number from 0.5 to 2.0"), (#"{"text":"a","options":[]}"#, "an object"),
  ])
  func wrongArgumentsAreErrorsOfTheTool(arguments: String, message: String) throws {
    try server.initialize()
    let answer = try server.call(1, arguments)
    #expect(answer?.at("result.isError") == .bool(true))
    guard case .string(let text)? = answer?.at("result.content.0.text") else {
      Issue.record("no text")
      return
    }
    #expect(text.contains(message), "\(text)")
  }

  @Test func aToolThatThrowsIsAnErrorOfTheTool() throws {
    try server.initialize()
    let answer = try server.call(1, "{}", tool: "fail")
    #expect(answer?.at("result.isError") == .bool(true))
    #expect(answer?.at("result.structuredContent.error.message") == .string("Fault()"))
  }

  @Test func unknownToolsAndMethodsAreProtocolErrors() throws {
    try server.initialize()
    let tool = try server.call(1, "{}", tool: "ecco")
    #expect(tool?.at("error.code") == .number(-32602))
    #expect(tool?.at("error.message") == .string("Unknown tool: 'ecco'. Did you mean 'echo'?"))
    let method = try server.answer(#"{"jsonrpc":"2.0","id":2,"method":"tools/lists"}"#)
    #expect(method?.at("error.code") == .number(-32601))
    #expect(try server.call(3, "[1]")?.at("error.code") == .number(-32602))
    let again = try server.answer(
      #"{"jsonrpc":"2.0","id":4,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#)
    #expect(again?.at("error.code") == .number(-32600))
  }

  // MARK: Cancelling (Utilities, Cancellation)

  @Test func aCancelledRequestHasNoAnswer() throws {
    try server.initialize()
    let line = #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"echo","arguments":{"text":"a"}}}"#
    #expect(try server.answer(line) { $0 == .number("7") } == nil)
    // Asked by the tool, after the request was taken.
    let asked = Counter()
    let other = line.replacing("\"id\":7", with: "\"id\":8")
    #expect(try server.answer(other) { _ in asked.next() > 1 } == nil)
  }

  @Test func aNotificationCancelsBeforeEarlierLinesAreTaken() {
    let input = ServerInput()
    #expect(input.add(.line(Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8))))
    let cancelling = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
    #expect(!input.add(.line(Array(cancelling.utf8))))
    #expect(input.add(.tooLongLine))
    #expect(input.isCancelled(.number("1")) && !input.isCancelled(.string("1")))
    guard case .line? = input.next(), case .tooLongLine? = input.next() else {
      Issue.record("order")
      return
    }
    #expect(input.next() == nil)
  }
}

/// The number of calls.
private final class Counter: @unchecked Sendable {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}
