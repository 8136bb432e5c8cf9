import JSONDocuments

@testable import ModelContextProtocol

/// A server with two tools: one that returns its argument, and one that throws.
@MainActor
struct EchoServer {
  struct Fault: Error {}

  private let server: ToolServer

  init() {
    let echo = Tool(
      "echo", title: "Echo", "Returns its text.",
      parameters: [
        Parameter("text", .string, isRequired: true, "The text."), Parameter("count", .integer(1...3), "How often."),
        Parameter("case", .oneOf(["upper", "lower"]), "Its letters."), Parameter("words", .list(.string), "Words."),
        Parameter("picture", .boolean, "Whether there is a picture."), Parameter("size", .number(0.5...2), "A size."),
        Parameter("options", .object(["type": "object"]), "What this tool reads itself."),
      ],
      result: ["type": "object", "properties": ["text": ["type": "string"]]]
    ) { call in
      try call.checkCancellation()
      let text = String(repeating: call.arguments.string("text") ?? "", count: call.arguments.integer("count") ?? 1)
      return ToolResult(["text": .string(text)], pictures: call.arguments.flag("picture") ? [.png("AAAA")] : [])
    }
    let fail = Tool("fail", title: "Fail", "Throws.", parameters: [], result: ["type": "object"]) { _ in throw Fault() }
    server = ToolServer(name: "echo", version: "1", instructions: "Call echo.", tools: [echo, fail]) { error in
      ["message": .string("\(error)")]
    }
  }

  /// The answer to a line, as read again.
  func answer(_ line: String, isCancelled: @escaping @Sendable (RequestID) -> Bool = { _ in false }) throws
    -> JSONValue?
  {
    try answer(Array(line.utf8), isCancelled: isCancelled)
  }

  func answer(
    _ line: [UInt8], isCancelled: @escaping @Sendable (RequestID) -> Bool = { _ in false }
  ) throws -> JSONValue? {
    try server.answer(line, isCancelled: isCancelled).map { try JSONDocument($0).root }
  }

  /// Begins a session.
  @discardableResult func initialize(_ version: String = "2025-11-25") throws -> JSONValue? {
    try answer(
      #"{"jsonrpc":"2.0","id":"first","method":"initialize","params":{"protocolVersion":"\#(version)","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#
    )
  }

  func call(_ id: Int, _ arguments: String, tool: String = "echo") throws -> JSONValue? {
    try answer(
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#)
  }
}

extension JSONValue {
  /// The value at a path of members and indices.
  func at(_ path: String) -> JSONContent? {
    var value: JSONValue? = self
    for part in path.split(separator: ".") {
      if let index = Int(part), case .array(let values)? = value?.content {
        value = values.indices.contains(index) ? values[index] : nil
      } else {
        value = value?[String(part)]
      }
    }
    return value?.content
  }
}
