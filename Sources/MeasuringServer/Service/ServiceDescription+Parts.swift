extension ServiceDescription {
  static let otherPaths = """
    "/health": {
      "get": {
        "operationId": "health",
        "summary": "Whether the server answers, regardless of how much it has to measure.",
        "responses": {
          "200": {
            "description": "The server answers.",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Health"}}}
          }
        }
      }
    },
    "/openapi.json": {
      "get": {
        "operationId": "description",
        "summary": "This description.",
        "responses": {
          "200": {
            "description": "A document of OpenAPI 3.1.",
            "content": {"application/json": {"schema": {"type": "object"}}}
          }
        }
      }
    }
    """

  static let health = """
    "Health": {
      "type": "object",
      "required": ["status", "version"],
      "additionalProperties": false,
      "properties": {
        "status": {"const": "ok"},
        "version": {"const": 1, "description": "The version of requests and answers."}
      }
    }
    """

  static var responses: String {
    faultDescriptions.map { status, description in
      let again = "\"headers\": {\"Retry-After\": {\"schema\": {\"type\": \"integer\"}}}, "
      return """
        "Fault\(status)": {
          "description": "\(description)",
          \(status == 429 || status == 503 ? again : "")
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}}
        }
        """
    }.joined(separator: ",\n")
  }

  private static let faultDescriptions: KeyValuePairs = [
    400: "The request is malformed, or a field of it is wrong.",
    408: "The request did not arrive in time.",
    411: "The request does not say how long its body is.",
    413: "The body, the batch or its answers are too large.",
    415: "The body has an unsupported media type, or is compressed.",
    421: "The request names another machine.",
    429: "Too many requests wait. Nothing was done: send it again.",
    503: "The request could not be answered in time, or too many large bodies or answers are in memory. Send it again.",
  ]
}
