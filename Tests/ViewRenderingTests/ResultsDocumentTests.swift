import Foundation
import HeadlessUIKit
import Snapshots
import Testing

/// `Snapshots/RESULTS.md` says all that `results.jsonl` may hold, and no more.
@Suite struct ResultsDocumentTests {
  private let document: String
  private let example: CaseResult

  init() throws {
    let url = URL(filePath: #filePath).appending(path: "../../../Snapshots/RESULTS.md").standardizedFileURL
    document = try String(contentsOf: url, encoding: .utf8)
    let json = try #require(document.components(separatedBy: "```json\n").last?.components(separatedBy: "\n```").first)
    example = try JSONDecoder().decode(CaseResult.self, from: Data(json.utf8))
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

  @Test func everyKeyIsListedWithItsType() throws {
    let types = try JSONDecoder().decode(JSONShape.self, from: JSONEncoder().encode(example)).types
    #expect(try table("Keys") == types)
    #expect(example.schemaVersion == CaseResult.rendered(try identity, findings: []).schemaVersion)
  }

  /// Otherwise the example would prove nothing about the keys it leaves out.
  @Test func theExampleHasEveryKey() throws {
    let parts: [Any?] = [example, example.pixels, example.artifacts, example.findings.first]
    for part in try parts.map({ try #require($0) }) {
      let known = Mirror(reflecting: part).children.compactMap(\.label)
      let empty = Mirror(reflecting: part).children.filter { "\($0.value)" == "nil" || "\($0.value)" == "[]" }
      #expect(!known.isEmpty && empty.isEmpty, "\(type(of: part)) lacks \(empty)")
    }
  }

  @Test func everyVerdictIsListed() throws {
    #expect(try Set(table("Verdicts").keys) == Set(Verdict.allCases.map(\.rawValue)))
  }

  @Test func everyKindOfFindingIsListed() throws {
    #expect(try Set(table("Kinds of findings").keys) == Set(ViewFinding.Kind.allCases.map(\.rawValue)))
  }

  private var identity: CaseIdentity {
    get throws { try CaseIdentity(catalogueFile: "a", scene: "b", configuration: "c-L") }
  }
}

/// JSON by its types alone.
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
        self = .scalar((try? value.decode(Int.self)) != nil ? "integer" : "string")
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

  /// The types of an object's keys, and of those of objects in it, behind a dot.
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
