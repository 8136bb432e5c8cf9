import Findings
import Foundation
import ImageComparison
import Snapshots
import SourcePlaces
import Testing

/// `Snapshots/RESULTS.md` documents everything that `results.jsonl` may contain, and nothing else.
@Suite struct ResultsDocumentTests {
  private let document: String

  init() throws {
    let url = URL(filePath: #filePath).appending(path: "../../../Snapshots/RESULTS.md").standardizedFileURL
    document = try String(contentsOf: url, encoding: .utf8)
  }

  private var examples: [String] {
    document.components(separatedBy: "```json\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  /// The rows of the table below a heading: the first column without its quotes, and the second.
  private func table(_ heading: String) throws -> [String: String] {
    let section = try #require(document.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
    let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0].replacing("`", with: ""), $0[1]) })
  }

  @Test func theExampleIsAResult() throws {
    let json = try #require(examples.first)
    let example = try JSONDecoder().decode(Line<Outcome>.self, from: Data(json.utf8)).result
    let written = try JSONDecoder().decode(JSONShape.self, from: ResultFiles.encoder.encode(example))
    #expect(try JSONDecoder().decode(JSONShape.self, from: Data(json.utf8)).types == written.types)
  }

  @Test func everyKeyIsListedWithItsType() throws {
    let refused = "pixels.refusedBy"
    let (keys, rules) = (
      try types(of: Self.outcomes), try types(of: Self.outcomes).filter { $0.key.hasPrefix("tolerated.") }
    )
    #expect(try table("Keys") == keys.filter { !$0.key.hasPrefix("\(refused).") })
    // The rules that refused are written like those that tolerated.
    #expect(
      keys.filter { $0.key.hasPrefix("\(refused).") }.allSatisfy { key, type in
        rules[key.replacing(refused, with: "tolerated")] == type
      })
    #expect(
      try table("A line of `galley render` or `galley audit`")
        == types(of: [RenderOutcome.rendered(picture: "a.png"), .failed(reason: "No.")]).filter { key, _ in
          !["schemaVersion", "references", "catalogueFile", "scene", "configuration"].contains(key)
            && !["findings", "source", "unmatchedAllowances"].contains { key.hasPrefix($0) }
        })
  }

  /// Outcomes with all possible evidence.
  private static let outcomes: [Outcome] = {
    let size = ImageDifference.Size(width: 2, height: 2)
    let allowance = Allowance(
      channel: .init(found: 3, limit: 4), pixelsInWindow: .init(found: 1, limit: 2, size: 8),
      precision: .init(matching: 3, of: 4, precision: 0.5, perceptualPrecision: 0.98, largestDeltaE: 1.61),
      mask: .init(views: ["clock"], pixels: 1))
    var pixels = PixelDifference(
      ImageDifference(
        width: 2, height: 2, differingPixels: 1, largestChannelDifference: 1,
        boundingBox: .init(x: 1, y: 1, width: 1, height: 1), largestWindowCount: 1,
        sizes: .init(expected: size, actual: size)), refusedBy: allowance)
    pixels.places = PixelPlaces(
      listed: [.init(box: pixels.box, differing: 1, views: ["title"], isUnexplained: true)],
      others: .init(placeCount: 1, box: pixels.box, differingPixels: 1))
    let layout = LayoutDifference(
      sentences: ["moved"], cause: "title: text",
      causes: [
        ChangeCause(
          view: "title", kind: "text", sentence: "moved", expected: .init(x: 0.5, y: 1, width: 2, height: 3),
          actual: .init(x: 0.5, y: 1.25, width: 2, height: 3))
      ], sharedCause: "text 'a' → 'b'")
    let pictures = Outcome.Pictures(expected: "e.png", actual: "a.png", difference: "d.png")
    return [
      .changed(.layoutAndPixels(layout, pixels, engine: .same), pictures, isRecorded: false),
      .changedFromRecord(
        .layoutAndPixels(layout, engine: .otherWithSameDrawing), .init(expected: "e.txt", actual: "a.png"),
        isRecorded: false),
      .changed(.counterpart(Counterpart(.equals, "b"), pixels), pictures, isRecorded: false),
      .tolerated(pixels, allowance, engine: .same, isRecorded: false),
      .unchanged(engine: nil, isRecorded: false), .failed(reason: "No."),
    ]
  }()

  /// The types of all keys in results of these outcomes.
  private func types<Answer: CaseOutcome>(of outcomes: [Answer]) throws -> [String: String] {
    let path = CasePath(references: "Tests/__Snapshots__", catalogueFile: "a", scene: "b", configuration: "c-L")
    let finding = Finding(
      kind: "missing-glyph", node: "title", position: "UILabel 2", message: "x", other: "z", level: .error,
      allowed: "y",
      remedy: Remedy(
        text: "w",
        changes: [
          Remedy.Change(
            node: "title", key: "text", value: "a", former: "b", swift: "c",
            source: SourcePlace(file: "a.yaml", line: 1))
        ]))
    let allowance = FindingAllowance(kind: "broken-word", node: "title", reason: "z")
    return try outcomes.reduce(into: [:]) { types, outcome in
      var result = RunResult(
        path, outcome, findings: [finding], source: SourcePlace(file: "a.yaml", line: 1), duration: .zero)
      result.unmatchedAllowances = [allowance]
      let shape = try JSONDecoder().decode(JSONShape.self, from: ResultFiles.encoder.encode(result))
      types.merge(shape.types) { old, new in old == "array of nothings" ? new : old }
    }
  }

  @Test func decisionsAreDocumented() throws {
    let json = Data(try #require(examples.last).utf8)
    let written = try JSONEncoder().encode(try JSONDecoder().decode(Decisions.self, from: json))
    let shape = try JSONDecoder().decode(JSONShape.self, from: written)
    #expect(try JSONDecoder().decode(JSONShape.self, from: json).types == shape.types)
    #expect(try table("Decisions") == shape.types)
  }

  @Test func everyVerdictIsListed() throws {
    #expect(try Set(table("Verdicts").keys) == Set(Verdict.allCases.map(\.rawValue)))
  }
}

/// A line's result, for a case with a duration of zero.
private struct Line<Answer: CaseOutcome>: Decodable {
  let result: RunResult<Answer>

  init(from decoder: any Decoder) throws { result = try RunResult(from: decoder, duration: .zero) }
}

/// JSON reduced to its types.
private indirect enum JSONShape: Decodable {
  case scalar(String)
  case array([JSONShape])
  case object([String: JSONShape])

  init(from decoder: any Decoder) throws {
    if let object = try? [String: JSONShape](from: decoder) {
      self = .object(object)
    } else if let array = try? [JSONShape](from: decoder) {
      self = .array(array)
    } else {
      let value = try decoder.singleValueContainer()
      if (try? value.decode(Bool.self)) != nil {
        self = .scalar("boolean")
      } else {
        let isNumber = (try? value.decode(Double.self)) != nil
        self = .scalar((try? value.decode(Int.self)) != nil ? "integer" : isNumber ? "number" : "string")
      }
    }
  }

  private var name: String {
    switch self {
    case .scalar(let name): name
    case .array(let elements): "array of \(elements.first?.name ?? "nothing")s"
    case .object: "object"
    }
  }

  /// The types of an object's keys, and, after a dot, of those of nested objects.
  var types: [String: String] {
    switch self {
    case .scalar: [:]
    case .array(let elements): elements.first?.types ?? [:]
    case .object(let values):
      values.reduce(into: [:]) { types, value in
        types[value.key] = value.value.name
        for (key, name) in value.value.types { types["\(value.key).\(key)"] = name }
      }
    }
  }
}
