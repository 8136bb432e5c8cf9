import MeasuringServer

/// What `GET /openapi.json` answers.
enum MeasuringDescription {
  static func json(limits: ServerLimits) -> String {
    ServiceDescription.json(request: request, answer: answer, limits: limits)
  }

  private static let request = """
    {
      "type": "object",
      "description": "A text or runs of it, a font, categories, widths, and what is wanted: as `galley measure --jsonl` \
    reads them.",
      "properties": {
        "id": {"type": ["string", "number"]},
        "text": {"type": "string"},
        "runs": {"type": "array", "items": {"type": "object"}},
        "font": {"type": "object"},
        "width": {"type": "number"},
        "widths": {"type": "array", "items": {"type": "number"}},
        "lines": {"type": "integer"},
        "want": {"type": "array", "items": {"type": "string"}}
      }
    }
    """

  private static let answer = """
    {
      "anyOf": [
        {
          "type": "object",
          "required": ["version", "measurements"],
          "properties": {
            "id": {"type": ["string", "number"]},
            "version": {"const": 1},
            "measurements": {"type": "array", "items": {"type": "object"}}
          }
        },
        {"$ref": "#/components/schemas/Fault"}
      ]
    }
    """
}
