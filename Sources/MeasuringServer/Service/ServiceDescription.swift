/// The description of the service in OpenAPI 3.1.
///
/// Requests and answers are described by their JSON Schemas, which are embedded unchanged.
package enum ServiceDescription {
  /// - Parameters:
  ///   - request: the JSON Schema of a request.
  ///   - answer: the JSON Schema of an answer or error object.
  ///   - fault: the JSON Schema of an error object.
  package static func json(request: String, answer: String, fault: String, limits: ServerLimits) -> String {
    """
    {
      "openapi": "3.1.0",
      "info": {
        "title": "Galley: measuring text",
        "version": "1",
        "summary": "How large texts are at every Dynamic Type size, and where their lines break.",
        "description": "What `galley serve` answers on this machine. \(limitsInWords(limits))",
        "license": {"name": "MIT", "identifier": "MIT"}
      },
      "servers": [{"url": "/"}],
      "security": [],
      "paths": {
        \(measurePath),
        \(batchPath),
        \(otherPaths)
      },
      "components": {
        "responses": {
          \(responses)
        },
        "schemas": {
          "Request": \(request),
          "Answer": \(answer),
          "Fault": \(fault),
          \(health)
        }
      }
    }
    """
  }

  private static func limitsInWords(_ limits: ServerLimits) -> String {
    """
    Bodies have at most \(limits.body) bytes, batches at most \(BatchBody.limit) requests. A batch whose answers have \
    more than \(limits.batchAnswers) bytes is refused with status 413; where the answers of all current batches \
    have more than \(limits.answers), one is refused with status 503, and may be sent again. \(limits.jobs) requests are \
    answered at a time while \(limits.waiting) wait; others are refused with status 429, and may be sent again. \
    The same request always gives the same bytes.
    """
  }

  private static let measurePath = """
    "/measure": {
      "post": {
        "operationId": "measure",
        "summary": "Measure one text.",
        "requestBody": {
          "required": true,
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Request"}}}
        },
        "responses": {
          "200": {
            "description": "The measurements.",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Answer"}}}
          },
          \(faults([400, 408, 411, 413, 415, 421, 429, 503]))
        }
      }
    }
    """

  private static let batchPath = """
    "/measure/batch": {
      "post": {
        "operationId": "measureBatch",
        "summary": "Measure many texts.",
        "description": "Answers come in the order of the requests. A request that cannot be answered has an error object \
    in its place, and the status is still 200.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {"type": "array", "items": {"$ref": "#/components/schemas/Request"}}
            },
            \(lineTypes("Requests, one a line. Blank lines have no answer."))
          }
        },
        "responses": {
          "200": {
            "description": "The answers, in the form of the requests.",
            "content": {
              "application/json": {
                "schema": {"type": "array", "items": {"$ref": "#/components/schemas/Answer"}}
              },
              \(lineTypes("Answers, one a line."))
            }
          },
          \(faults([400, 408, 411, 413, 415, 421, 429, 503]))
        }
      }
    }
    """

  private static func lineTypes(_ description: String) -> String {
    Route.lineTypes.map { "\"\($0)\": {\"schema\": {\"type\": \"string\", \"description\": \"\(description)\"}}" }
      .joined(separator: ",\n")
  }

  private static func faults(_ statuses: [Int]) -> String {
    statuses.map { "\"\($0)\": {\"$ref\": \"#/components/responses/Fault\($0)\"}" }.joined(separator: ",\n")
  }
}
