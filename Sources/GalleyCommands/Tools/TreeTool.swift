import Drawing
import Foundation
import HeadlessUIKit
import JSONDocuments
import ModelContextProtocol
import Raster
import Snapshots
import ViewRendering

/// `tree`: the laid-out nodes of cases.
enum TreeTool {
  private static let (picture, spoken) = ("picture", "spoken")
  private static let mostCases = 12

  @MainActor static func tool(_ bench: Workbench) -> Tool {
    Tool(
      "tree", title: "Read the laid-out tree",
      "The laid-out tree of each case: every node with its number, class, name, frame in points, the lines of its text, and what its "
        + "appearance sets (fonts, colours, alignment and so on, with UIKit's names).",
      parameters: CalledScenes.parameters + [
        Parameter(spoken, .boolean, "Whether to list what VoiceOver reads, in its order."),
        Parameter(picture, .boolean, "Whether to add a contact sheet on which the nodes' numbers stand."),
        PictureLimit.parameter,
      ], result: result
    ) { call in try bench.perform { try tree(call, bench) } }
  }

  private static let node = SchemaPart.object(
    [
      ("number", SchemaPart.integer), ("class", SchemaPart.string), ("view", SchemaPart.string),
      ("frame", SchemaPart.frame),
    ],
    optional: [
      ("parent", SchemaPart.integer), ("name", SchemaPart.string), ("lines", SchemaPart.strings),
      ("appearance", ["type": "object", "additionalProperties": ["type": "string"]]),
    ])

  private static let result = SchemaPart.result(
    [
      (
        "cases",
        SchemaPart.list(
          SchemaPart.object(
            [
              ("case", SchemaPart.string), ("file", SchemaPart.string),
              ("size", ["type": "array", "items": ["type": "number"], "minItems": .number(2), "maxItems": .number(2)]),
              ("scale", SchemaPart.number), ("nodes", SchemaPart.list(node)),
            ],
            optional: [
              ("line", SchemaPart.integer),
              (
                "spoken",
                SchemaPart.list(
                  SchemaPart.object([
                    ("text", SchemaPart.string), ("traits", SchemaPart.strings), ("frame", SchemaPart.frame),
                  ]))
              ),
            ]))
      )
    ],
    optional: [("reduced", SchemaPart.number)])

  @MainActor private static func tree(_ call: ToolCall, _ bench: Workbench) throws -> ToolResult {
    let scenes = try CalledScenes(call.arguments, in: bench.folder, limit: mostCases)
    let laidOut = try scenes.locatingErrors {
      try scenes.cases.map { scene in
        try call.checkCancellation()
        return try LaidOutScene(scene, by: bench.renderer)
      }
    }
    let rows = laidOut.map { row(of: $0, scenes, listsSpoken: call.arguments.flag(spoken)) }
    let data: JSON = ["cases": .array(rows)]
    guard call.arguments.flag(picture) else { return ToolResult(data) }
    let sheet = ContactSheet(try laidOut.pictures(by: bench.renderer, numberedIn: bench.fonts))
    return try ToolResult([sheet.bitmap(by: bench.renderer, fonts: bench.fonts)], within: PictureLimit(call.arguments))
    {
      $1 < 1 ? data.adding(["reduced": .number($1)]) : data
    }
  }

  @MainActor private static func row(of laidOut: LaidOutScene, _ scenes: CalledScenes, listsSpoken: Bool) -> JSON {
    let (layout, size) = (laidOut.recording.layout, laidOut.recording.displayList.size)
    let names = LayoutTree(layout)
    let nodes = layout.preorder.enumerated().map { index, entry in
      json(entry.node, number: index + 1, parent: entry.parent.map { $0 + 1 }, view: names.name(at: index))
    }
    var entries: [(key: String, value: JSON)] = [("case", .string(laidOut.scene.path))]
    entries += scenes.place(of: laidOut.scene).members
    entries += [
      ("size", .array([.number(size.width), .number(size.height)])), ("scale", .number(laidOut.configuration.scale)),
      ("nodes", .array(nodes)),
    ]
    if listsSpoken {
      let lines = SpokenLine.lines(of: laidOut.recording.spokenElements)
      entries.append(
        (
          "spoken",
          .array(
            lines.map { ["text": .string($0.text), "traits": .strings($0.traits), "frame": JSON(frame: $0.frame)] })
        ))
    }
    return .object(entries)
  }

  private static func json(_ node: LayoutNode, number: Int, parent: Int?, view: String) -> JSON {
    var entries: [(key: String, value: JSON)] = [("number", .integer(number))]
    if let parent { entries.append(("parent", .integer(parent))) }
    entries += [("class", .string(node.kind)), ("view", .string(view))]
    if !node.name.isEmpty { entries.append(("name", .string(node.name))) }
    entries.append(("frame", JSON(frame: node.frame)))
    if !node.lines.isEmpty { entries.append(("lines", .strings(node.lines.map(\.text)))) }
    if !node.attributes.isEmpty {
      // A name can occur several times.
      var values: [(key: String, value: [String])] = []
      for attribute in node.attributes {
        if let index = values.firstIndex(where: { $0.key == attribute.name }) {
          values[index].value.append(attribute.value)
        } else {
          values.append((attribute.name, [attribute.value]))
        }
      }
      entries.append(("appearance", .object(values.map { ($0.key, .string($0.value.joined(separator: "; "))) })))
    }
    return .object(entries)
  }
}

extension JSON {
  /// A frame as x, y, width and height, to a thousandth of a point.
  init(frame: CGRect) {
    let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    self = .array(sides.map { .number(($0 * 1_000).rounded() / 1_000) })
  }
}
