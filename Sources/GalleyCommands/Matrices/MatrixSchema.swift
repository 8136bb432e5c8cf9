import Auditing
import DynamicType
import Findings
import HeadlessUIKit
import JSONDocuments

/// The JSON Schema of matrix documents.
enum MatrixSchema {
  /// The schema by draft 2020-12; the text is the same every time.
  static func json() -> String {
    let schema: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Galley's matrices of scenes",
      "description": "What galley matrix --json prints, and matrix.json in a folder that it wrote.",
      "type": "object",
      "properties": [
        "version": ["const": .number(Double(MatrixDocument.version))], "scenes": ["type": "array", "items": scene],
      ],
      "required": ["version", "scenes"],
      "additionalProperties": .bool(false),
    ]
    return schema.text
  }

  private static let scene: JSON = .closed(
    [
      ("scene", text.described("file/scene.")),
      ("look", text.described("What all cells are rendered under, in words.")),
      ("picture", text.described("The heat map's file in the folder.")),
      ("widths", ["type": "array", "items": points]),
      ("categories", ["type": "array", "items": category]), ("cells", ["type": "array", "items": cell]),
      ("firstBreaks", firstBreaks),
    ], required: ["scene", "look", "widths", "categories", "cells"])

  private static let cell: JSON = .closed(
    [
      ("width", points), ("category", category),
      ("configuration", text.described("The configuration's part of a reference's name.")),
      ("height", ["type": "number", "description": "Of the root, in points."]),
      ("lines", ["type": "integer", "minimum": .number(0), "description": "Of all texts."]),
      ("findings", ["type": "array", "items": finding]), ("failed", text.described("Why there are no figures.")),
    ], required: ["width", "category", "configuration", "findings"])

  private static let finding: JSON = .closed(
    [
      ("kind", ["enum": .strings(ViewRecording.layoutFindingKinds)]),
      ("level", ["enum": .strings(FindingLevel.allCases.map(\.rawValue))]),
      ("view", text.described("The view's name, unique in its screen.")),
      ("cases", ["type": "array", "items": text, "minItems": .number(1), "description": "The cell's case."]),
      ("message", text), ("fails", ["const": .bool(false), "description": "A matrix fails by no finding."]),
      ("position", text.described("The view's name by its position.")),
      ("other", text.described("The other view.")), ("allowed", text.described("Why the scene allows it.")),
    ], required: ["kind", "view", "cases", "message", "fails"])

  private static let firstBreaks: JSON = .closed(
    [
      (
        "widths",
        [
          "type": "array",
          "items": .closed(
            [("category", category), ("breaks", points), ("holds", points), ("fails", fails)], required: ["category"]),
          "description": "The widest width at which a text size breaks, and a pixel wider, where it holds.",
        ]
      ),
      (
        "categories",
        [
          "type": "array",
          "items": .closed(
            [("width", points), ("breaks", category), ("holds", category), ("fails", fails)], required: ["width"]),
          "description": "The smallest text size at which a width breaks, and the next smaller one, where it holds.",
        ]
      ),
    ], required: ["widths", "categories"])

  private static let fails: JSON = [
    "const": .bool(true), "description": "What breaks cannot be laid out. Left out elsewhere.",
  ]
  private static let text: JSON = ["type": "string"]
  private static let points: JSON = ["type": "number", "exclusiveMinimum": .number(0)]
  private static let category: JSON = ["enum": .strings(ContentSizeCategory.allCases.map(\.shortName))]
}
