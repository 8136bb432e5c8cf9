import JSONDocuments
import ModelContextProtocol
import TextMeasuring

/// `measure`: how large texts are, as `galley measure --jsonl` answers.
enum MeasureTool {
  private static let requests = "requests"

  @MainActor static func tool(_ bench: Workbench) -> Tool {
    Tool(
      "measure", title: "Measure texts",
      "Measures texts as a UILabel sets them, without a scene: sizes and lines at text sizes and widths, what is cut, the largest text "
        + "size that fits. A request is {text, font: {style: body}, categories: [L, AX3], width: 163, lines: 2}.",
      parameters: [
        Parameter(
          requests, .list(.object(MeasuringSchema.requestObject)), isRequired: true,
          "What to measure; each request has an answer, in order.")
      ],
      result: SchemaPart.result([("answers", SchemaPart.list(MeasuringSchema.answerObject))])
    ) { call in
      guard case .array(let values) = call.arguments[requests]?.content else { return ToolResult(["answers": []]) }
      let answers = try values.map { request -> JSON in
        try call.checkCancellation()
        let answer = bench.measurer.answerLine(JSON(request).line)
        return JSON(try JSONDocument(answer).root)
      }
      return ToolResult(["answers": .array(answers)])
    }
  }
}
