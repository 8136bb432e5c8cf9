package import JSONDocuments
import Suggestions

/// A server of the Model Context Protocol that offers tools: a function from a line to the line that answers it.
///
/// Lines are handled one after the other. `ServerInput` reads them and knows which requests were cancelled.
@MainActor
package final class ToolServer {
  private let name: String
  private let version: String
  private let instructions: String
  private let tools: [Tool]
  private let failure: @MainActor (any Error) -> JSON
  private var isInitialized = false
  private var known = KnownRequests()

  /// - Parameters:
  ///   - instructions: what a client should know before it calls a tool.
  ///   - failure: describes an error of a tool as the value of `error` in its result.
  package init(
    name: String, version: String, instructions: String, tools: [Tool],
    failure: @escaping @MainActor (any Error) -> JSON
  ) {
    (self.name, self.version, self.instructions) = (name, version, instructions)
    (self.tools, self.failure) = (tools, failure)
  }

  /// The answer to a line, without a line feed; nil if there is none to give.
  ///
  /// - Parameter isCancelled: whether the client has cancelled the request of an identifier.
  package func answer(_ line: [UInt8], isCancelled: @escaping @Sendable (RequestID) -> Bool = { _ in false })
    -> [UInt8]?
  {
    switch Message(line) {
    case .request(let request): answer(request, isCancelled: isCancelled)
    case .notification, .response: nil
    case .broken(let id, let error): ToolServer.line(id, ("error", error.json))
    }
  }

  /// The answer to a line that was too long to be kept.
  package func answerToTooLongLine(limit: Int) -> [UInt8] {
    let error = ProtocolError(.invalidRequest, "The line is longer than \(limit) bytes.")
    return ToolServer.line(nil, ("error", error.json))
  }

  private func answer(_ request: Message.Request, isCancelled: @escaping @Sendable (RequestID) -> Bool) -> [UInt8]? {
    guard known.insert(request.id) else {
      let error = ProtocolError(.invalidRequest, "A request with this \"id\" was sent before. Use another one.")
      return ToolServer.line(request.id, ("error", error.json))
    }
    guard !isCancelled(request.id) else { return nil }
    do throws(ProtocolError) {
      let result = try result(of: request) { isCancelled(request.id) }
      return result.map { ToolServer.line(request.id, ("result", $0)) }
    } catch {
      return ToolServer.line(request.id, ("error", error.json))
    }
  }

  /// - Returns: nil if the request was cancelled meanwhile.
  private func result(
    of request: Message.Request, isCancelled: @escaping @Sendable () -> Bool
  ) throws(ProtocolError) -> JSON? {
    let hasVersion = try checkVersion(of: request)
    switch request.method {
    case "initialize": return try initialize(request.params)
    case "server/discover" where hasVersion: return discovery.adding(ToolServer.complete).adding(ToolServer.cacheable)
    case "ping": return [:]
    case "tools/list", "tools/call": break
    default:
      let methods = ["initialize", "server/discover", "ping", "tools/list", "tools/call"]
      let suggestion = Suggestion.nearest(to: request.method, among: methods).map { " Did you mean '\($0)'?" } ?? ""
      throw ProtocolError(.methodNotFound, "There is no method '\(request.method.prefix(60))'.\(suggestion)")
    }
    guard isInitialized || hasVersion else {
      throw ProtocolError(.invalidRequest, "The first request has to be \"initialize\".")
    }
    if request.method == "tools/list" {
      if request.params?["cursor"] != nil {
        throw ProtocolError(.invalidParams, "There is one page of tools, without a cursor.")
      }
      let list: JSON = ["tools": .array(tools.map(\.json))]
      return hasVersion ? list.adding(ToolServer.complete).adding(ToolServer.cacheable) : list
    }
    let result = try call(request.params, isCancelled: isCancelled)
    return hasVersion ? result?.adding(ToolServer.complete) : result
  }

  // MARK: Versions

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  /// The members of results since 2026-07-28.
  private static let complete: JSON = ["resultType": "complete"]
  private static let cacheable: JSON = ["ttlMs": .number(3_600_000), "cacheScope": "private"]

  /// Whether the request names its version itself, as since 2026-07-28.
  private func checkVersion(of request: Message.Request) throws(ProtocolError) -> Bool {
    guard let version = request.params?["_meta"]?[ToolServer.versionKey] else { return false }
    guard case .string(let text) = version.content else {
      throw ProtocolError(
        .invalidParams, "'\(ToolServer.versionKey)' is a string, and this is \(version.content.kind).")
    }
    guard ProtocolVersion(rawValue: text).map({ !$0.hasHandshake }) ?? false else {
      var error = ProtocolError(.unsupportedProtocolVersion, "Unsupported protocol version")
      error.requestedVersion = String(text.prefix(60))
      throw error
    }
    return true
  }

  private func initialize(_ params: JSONValue?) throws(ProtocolError) -> JSON {
    guard case .string(let asked) = params?["protocolVersion"]?.content else {
      throw ProtocolError(
        .invalidParams,
        "\"initialize\" needs a \"protocolVersion\", such as \"\(ProtocolVersion.newestWithHandshake.rawValue)\".")
    }
    guard !isInitialized else { throw ProtocolError(.invalidRequest, "The session is initialized already.") }
    isInitialized = true
    // The version asked for, or else the newest: the client ends the session if it does not speak it.
    let known = ProtocolVersion(rawValue: asked).flatMap { $0.hasHandshake ? $0 : nil }
    let agreed = known ?? ProtocolVersion.newestWithHandshake
    return [
      "protocolVersion": .string(agreed.rawValue), "capabilities": ToolServer.capabilities,
      "serverInfo": description, "instructions": .string(instructions),
    ]
  }

  private static let capabilities: JSON = ["tools": [:]]

  private var description: JSON {
    ["name": .string(name), "title": .string(name), "version": .string(version)]
  }

  private var discovery: JSON {
    [
      "supportedVersions": .strings(ProtocolVersion.allCases.map(\.rawValue)),
      "capabilities": ToolServer.capabilities, "instructions": .string(instructions),
      "_meta": ["io.modelcontextprotocol/serverInfo": description],
    ]
  }

  // MARK: Calls

  private func call(_ params: JSONValue?, isCancelled: @escaping @Sendable () -> Bool) throws(ProtocolError) -> JSON? {
    guard case .string(let name) = params?["name"]?.content else {
      throw ProtocolError(.invalidParams, "\"tools/call\" needs the \"name\" of a tool.")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let suggestion = Suggestion.sentence(
        Suggestion.nearest(to: name, among: tools.map(\.name)), orOneOf: tools.map(\.name))
      throw ProtocolError(.invalidParams, "Unknown tool: '\(name.prefix(60))'.\(suggestion)")
    }
    let arguments = params?["arguments"]
    if let arguments {
      guard case .object = arguments.content else {
        throw ProtocolError(.invalidParams, "\"arguments\" is an object, and this is \(arguments.content.kind).")
      }
    }
    do {
      let call = ToolCall(try ToolArguments(arguments, of: tool.parameters), isCancelled: isCancelled)
      return try tool.call(call).json
    } catch is CancellationError {
      return nil
    } catch {
      return ToolResult(["error": failure(error)], isError: true).json
    }
  }

  private static func line(_ id: RequestID?, _ content: (key: String, value: JSON)) -> [UInt8] {
    var bytes = Array(#"{"jsonrpc":"2.0","id":"#.utf8)
    if let id { id.append(to: &bytes) } else { bytes.append(contentsOf: "null".utf8) }
    bytes.append(UInt8(ascii: ","))
    JSONText.append(content.key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    bytes += content.value.line
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}
