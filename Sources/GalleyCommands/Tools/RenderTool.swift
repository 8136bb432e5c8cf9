import Foundation
import JSONDocuments
import ModelContextProtocol
import Raster
import Scenes
import Snapshots
import ViewRendering

/// `render`: pictures of cases, on contact sheets or each alone.
enum RenderTool {
  private static let (numbered, separate, test) = ("numbered", "separate", "test")
  /// The largest number of cases in a call.
  static let mostCases = 48
  /// The largest number of cases on a sheet.
  private static let mostOnSheet = 16

  @MainActor static func tool(_ bench: Workbench) -> Tool {
    Tool(
      "render", title: "Render views",
      "Lays out a scene, a view in YAML or a document under devices, text sizes and so on, and draws it: PNG contact sheets with each "
        + "case's name above its picture. Numbers on a picture are those of the nodes that 'tree' lists.",
      parameters: CalledScenes.parameters + [
        Parameter(
          test, .string,
          "In place of a scene: cases of the newest run of 'swift test' or 'test', by a text in their paths; nothing is rendered."
        ),
        Parameter(numbered, .boolean, "Whether each node has an outline with its number in 'tree'."),
        Parameter(separate, .boolean, "Whether each case is a picture of its own, in place of contact sheets."),
        PictureLimit.parameter,
      ], result: result
    ) { call in try bench.perform { try render(call, bench) } }
  }

  private static let result = SchemaPart.result(
    [
      (
        "pictures",
        SchemaPart.list(
          SchemaPart.object([
            ("width", SchemaPart.integer), ("height", SchemaPart.integer), ("bytes", SchemaPart.integer),
            (
              "cases",
              SchemaPart.list(
                SchemaPart.object(
                  [("case", SchemaPart.string), ("frame", SchemaPart.frame)], optional: [("scale", SchemaPart.number)]))
            ),
          ]))
      )
    ],
    optional: [("reduced", SchemaPart.number), ("note", SchemaPart.string)])

  @MainActor private static func render(_ call: ToolCall, _ bench: Workbench) throws -> ToolResult {
    let (pictures, scales) = try pictures(call, bench)
    let limit = PictureLimit(call.arguments)
    if call.arguments.flag(separate) {
      return try ToolResult(pictures.map(\.bitmap), within: limit) { sizes, factor in
        let rows = pictures.indices.map { index in
          picture(
            pictures[index].bitmap, bytes: sizes[index],
            [
              (
                pictures[index].caption, [0, 0, pictures[index].bitmap.width, pictures[index].bitmap.height],
                scales[index]
              )
            ],
            factor)
        }
        return data(rows, factor)
      }
    }
    let parts = pictures.indices.split(inPartsOf: mostOnSheet)
    let sheets = parts.map { ContactSheet(pictures[$0].map { ($0.caption, $0.bitmap) }) }
    let bitmaps = try sheets.map { try $0.bitmap(by: bench.renderer, fonts: bench.fonts) }
    return try ToolResult(bitmaps, within: limit) { sizes, factor in
      let rows = sheets.indices.map { index in
        let cells = zip(sheets[index].cells, scales[parts[index]]).map { cell, scale in
          (cell.caption, [cell.x, cell.y, cell.bitmap.width, cell.bitmap.height], scale)
        }
        return picture(bitmaps[index], bytes: sizes[index], cells, factor)
      }
      return data(rows, factor)
    }
  }

  /// The pictures with their cases' paths, and their scales where those are known.
  @MainActor private static func pictures(
    _ call: ToolCall, _ bench: Workbench
  ) throws -> ([(caption: String, bitmap: Bitmap)], scales: [Double?]) {
    if let text = call.arguments.string(test) {
      guard CalledScenes.parameters.allSatisfy({ call.arguments[$0.name] == nil }), !call.arguments.flag(numbered)
      else {
        throw CallError.oneOf([CalledScenes.scene, CalledScenes.yaml, CalledScenes.document, test])
      }
      let tested = try TestedPictures(text, in: bench.folder, limit: mostCases).pictures
      return (tested.map { ($0.path, $0.bitmap) }, tested.map { _ in nil })
    }
    let scenes = try CalledScenes(call.arguments, in: bench.folder, limit: mostCases)
    let fonts = call.arguments.flag(numbered) ? bench.fonts : nil
    let laidOut = try scenes.locatingErrors {
      try scenes.cases.map { scene in
        try call.checkCancellation()
        return try LaidOutScene(scene, by: bench.renderer)
      }
    }
    let pictures = try laidOut.pictures(by: bench.renderer, numberedIn: fonts)
    return (pictures, scenes.cases.map { $0.configuration?.scale })
  }

  private static func picture(
    _ bitmap: Bitmap, bytes: Int, _ cases: [(path: String, frame: [Int], scale: Double?)], _ factor: Double
  ) -> JSON {
    func reduced(_ length: Int) -> Int { Int((Double(length) * factor).rounded()) }
    return [
      "width": .integer(reduced(bitmap.width)), "height": .integer(reduced(bitmap.height)), "bytes": .integer(bytes),
      "cases": .array(
        cases.map { shown -> JSON in
          let row: JSON = ["case": .string(shown.path), "frame": .integers(shown.frame.map(reduced))]
          return row.adding(shown.scale.map { ["scale": .number($0 * factor)] } ?? [:])
        }),
    ]
  }

  private static func data(_ pictures: [JSON], _ factor: Double) -> JSON {
    let data: JSON = ["pictures": .array(pictures)]
    guard factor < 1 else { return data }
    return data.adding([
      "reduced": .number(factor),
      "note": "The pictures were made smaller to fit. Ask for fewer cases, or give a larger 'maxBytes', to see more.",
    ])
  }
}

extension Range<Int> {
  /// Ranges of a length that follow each other; the last may be shorter.
  fileprivate func split(inPartsOf length: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: length).map { $0..<Swift.min($0 + length, upperBound) }
  }
}
