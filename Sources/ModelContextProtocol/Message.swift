import JSONDocuments

/// A line from the client.
enum Message {
  case request(Request)
  case notification(method: String, params: JSONValue?)
  /// An answer to a request that the server never made.
  case response
  /// A text that is not a message, with its identifier if it has one.
  case broken(RequestID?, ProtocolError)

  /// A request to answer.
  struct Request {
    let id: RequestID
    let method: String
    let params: JSONValue?
  }

  /// The deepest nesting of arrays and objects in a message.
  static let maximumDepth = 64

  init(_ line: [UInt8]) {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONDocument(line, maximumDepth: Message.maximumDepth).root
    } catch {
      self = .broken(nil, ProtocolError(.parseError, "The line is not JSON, at byte \(error.offset): \(error)"))
      return
    }
    self.init(root, in: line)
  }

  private init(_ root: JSONValue, in line: [UInt8]) {
    guard case .object = root.content else {
      let isBatch = if case .array = root.content { true } else { false }
      self = Message.invalid(
        nil,
        isBatch
          ? "A message is an object, and this is an array: MCP has no batches. Send one message on each line."
          : "A message is an object, and this is \(root.content.kind).")
      return
    }
    let id = root["id"].flatMap { RequestID($0, in: line) }
    guard case .string("2.0") = root["jsonrpc"]?.content else {
      self = Message.invalid(id, "A message has \"jsonrpc\": \"2.0\".")
      return
    }
    guard let method = root["method"] else {
      let isResponse = root["result"] != nil || root["error"] != nil
      self = isResponse ? .response : Message.invalid(id, "A request has a \"method\".")
      return
    }
    guard case .string(let name) = method.content else {
      self = Message.invalid(id, "\"method\" is a string, and this is \(method.content.kind).")
      return
    }
    if let params = root["params"], case .object = params.content {
    } else if let params = root["params"] {
      self = Message.invalid(id, "\"params\" is an object, and this is \(params.content.kind).")
      return
    }
    switch (root["id"], id) {
    case (nil, _): self = .notification(method: name, params: root["params"])
    case (_, let id?): self = .request(Request(id: id, method: name, params: root["params"]))
    case (let value?, nil):
      self = Message.invalid(nil, "\"id\" is a string or an integer, and this is \(value.content.kind).")
    }
  }

  private static func invalid(_ id: RequestID?, _ message: String) -> Message {
    .broken(id, ProtocolError(.invalidRequest, message))
  }
}
