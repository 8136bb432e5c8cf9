package import JSONDocuments

/// A tool that a client can call.
package struct Tool: Sendable {
  /// The effect of a tool on the world, as hints for clients.
  package enum Effect: Sendable {
    case readsOnly
    /// It writes files of its own.
    case writesOutput
    /// It changes files that are not its own.
    case changesFiles
  }

  package let name: String
  package let title: String
  package let description: String
  package let parameters: [Parameter]
  /// The schema of what it returns, beside errors: an object.
  package let result: JSON
  package let effect: Effect
  package let call: @MainActor (ToolCall) throws -> ToolResult

  package init(
    _ name: String, title: String, _ description: String, parameters: [Parameter], result: JSON,
    effect: Effect = .readsOnly, call: @escaping @MainActor @Sendable (ToolCall) throws -> ToolResult
  ) {
    (self.name, self.title, self.description) = (name, title, description)
    (self.parameters, self.result, self.effect, self.call) = (parameters, result, effect, call)
  }

  /// The tool's entry in `tools/list`.
  var json: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": parameters.schema, "outputSchema": result,
      "annotations": [
        "readOnlyHint": .bool(effect == .readsOnly), "destructiveHint": .bool(effect == .changesFiles),
        "idempotentHint": .bool(true), "openWorldHint": .bool(false),
      ],
    ]
  }
}

/// A call of a tool.
package struct ToolCall: Sendable {
  package let arguments: ToolArguments
  private let isCancelled: @Sendable () -> Bool

  init(_ arguments: ToolArguments, isCancelled: @escaping @Sendable () -> Bool) {
    (self.arguments, self.isCancelled) = (arguments, isCancelled)
  }

  /// Ends a call that the client has cancelled; tools call it between parts of their work.
  package func checkCancellation() throws { if isCancelled() { throw CancellationError() } }
}

/// The answer of a tool: data by its schema, and pictures.
package struct ToolResult: Sendable {
  package enum Picture: Sendable {
    /// A PNG file, in base64.
    case png(String)
  }

  package let data: JSON
  package let pictures: [Picture]
  /// Whether the call failed; the data then has an `error`.
  package let isError: Bool

  package init(_ data: JSON, pictures: [Picture] = [], isError: Bool = false) {
    (self.data, self.pictures, self.isError) = (data, pictures, isError)
  }

  /// The data as text, for clients that read no structured content, the pictures, and the data.
  var json: JSON {
    let text: JSON = ["type": "text", "text": .string(String(decoding: data.line, as: UTF8.self))]
    let images = pictures.map { picture -> JSON in
      switch picture {
      case .png(let data): ["type": "image", "data": .string(data), "mimeType": "image/png"]
      }
    }
    return [
      "content": .array([text] + images), "structuredContent": data, "isError": .bool(isError),
    ]
  }
}
