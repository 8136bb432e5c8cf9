import Findings
import Foundation
import JSONDocuments
import ModelContextProtocol
import Scenes
import SourcePlaces
import Suggestions
import ViewDocuments
import ViewRendering

/// `describe`: what scenes can have, and what there is.
enum DescribeTool {
  /// A subject that can be described.
  private enum Subject: String, CaseIterable {
    case scenes, classes, properties, devices, findings, skill, schema
  }

  private static let (what, name) = ("what", "name")

  @MainActor static func tool(_ bench: Workbench) -> Tool {
    Tool(
      "describe", title: "Look up classes, properties, devices and findings",
      "scenes: those of the catalogue, with file, line and the mistake of one that cannot be read. classes: of views and controllers. "
        + "properties: of a class, with what each takes. devices: with their sizes. findings: what 'check' and 'test' find. skill: a "
        + "page on how to use Galley and write scenes. schema: a definition of the JSON Schema of catalogue files by its name, such as "
        + "color or font, or the names of all definitions.",
      parameters: [
        Parameter(what, .oneOf(Subject.allCases.map(\.rawValue)), isRequired: true, "What to describe."),
        Parameter(name, .string, "The class, for 'properties': UILabel. The definition, for 'schema': color."),
        Parameter(
          CalledScenes.catalogueName, .string,
          "The catalogue, for 'scenes'. \(CatalogueOptions.defaultCatalogue) unless given."),
      ], result: result
    ) { call in try bench.perform { try describe(call.arguments, bench) } }
  }

  private static let result: JSON = {
    let row: JSON = ["type": "array", "items": ["type": "object"]]
    let all: [(key: String, value: JSON)] = [
      ("scenes", row), ("classes", SchemaPart.strings), ("properties", row), ("devices", row), ("findings", row),
      ("text", SchemaPart.string), ("schema", ["type": "object"]), ("definitions", SchemaPart.strings),
      ("error", ErrorDescription.schema),
    ]
    return [
      "type": "object", "properties": .object(all), "minProperties": .number(1), "additionalProperties": .bool(false),
    ]
  }()

  @MainActor private static func describe(_ arguments: ToolArguments, _ bench: Workbench) throws -> ToolResult {
    guard let subject = arguments.string(what).flatMap(Subject.init) else { throw CallError.oneOf([what]) }
    guard arguments[name] == nil || [.properties, .schema].contains(subject) else {
      throw CallError.needs(argument: "what: properties", with: name)
    }
    let data: JSON =
      switch subject {
      case .scenes: ["scenes": .array(try scenes(arguments, bench))]
      case .classes:
        ["classes": .strings(ViewClass.allCases.map(\.rawValue) + ControllerClass.allCases.map(\.rawValue))]
      case .properties: ["properties": .array(try properties(of: arguments.string(name)).map(json))]
      case .devices: ["devices": .array(Device.all.map(json))]
      case .findings: ["findings": .array(FindingKind.allCases.map(json))]
      case .skill: ["text": .string(SkillPage.text)]
      case .schema: try schema(named: arguments.string(name))
      }
    return ToolResult(data)
  }

  /// A definition of the schema of catalogue files: the whole has hundreds of kilobytes.
  private static func schema(named name: String?) throws -> JSON {
    let root = try JSONDocument(Array(CatalogueSchema.json().utf8)).root
    guard case .object(let members)? = root["$defs"]?.content else { return [:] }
    let names = members.map(\.name)
    guard let name else { return ["definitions": .strings(names)] }
    guard let found = members.first(where: { $0.name == name }) else {
      throw CallError.noDefinition(name: name, suggestion: Suggestion.nearest(to: name, among: names))
    }
    return ["schema": JSON(found.value)]
  }

  @MainActor private static func scenes(_ arguments: ToolArguments, _ bench: Workbench) throws -> [JSON] {
    let path = arguments.string(CalledScenes.catalogueName) ?? CatalogueOptions.defaultCatalogue
    let url = try ProgramScenes.current?.folder ?? bench.folder.url(of: path, argument: CalledScenes.catalogueName)
    let cases = try Catalogue.load(at: url).cases
    let files = Dictionary(cases.map { ("\($0.file)/\($0.scene)", $0.place.file) }) { first, _ in first }
    return ListedScene.scenes(of: cases, in: url).map { scene in
      var entries: [(key: String, value: JSON)] = [("name", .string(scene.name))]
      let file = files[scene.name].map { CalledScenes.path(of: $0, in: url, bench.folder) } ?? scene.place.file
      entries.append(("file", .string(file)))
      if let line = scene.place.line { entries.append(("line", .integer(line))) }
      if let mistake = scene.mistake { entries.append(("mistake", .string(mistake))) }
      return .object(
        entries + [("cases", .integer(scene.cases.count)), ("first", scene.cases.first.map { .string($0) } ?? .null)])
    }
  }

  private static func properties(of name: String?) throws -> [Property] {
    guard let name else { throw CallError.needs(argument: self.name, with: what) }
    if let viewClass = ViewClass(rawValue: name) { return viewClass.properties }
    if let controllerClass = ControllerClass(rawValue: name) { return controllerClass.properties }
    let names = ViewClass.allCases.map(\.rawValue) + ControllerClass.allCases.map(\.rawValue)
    throw CallError.unknownClass(name: name, suggestion: Suggestion.nearest(to: name, among: names))
  }

  private static func json(_ property: Property) -> JSON {
    [
      "name": .string(property.name), "takes": .string(property.type.phrase),
      "description": .string(property.documentation),
    ]
  }

  private static func json(_ device: Device) -> JSON {
    [
      "name": .string(device.name), "width": device.width.map { .number($0) } ?? .null,
      "height": device.height.map { .number($0) } ?? .null, "scale": .number(device.scale),
    ]
  }

  private static func json(_ kind: FindingKind) -> JSON {
    let entries: JSON = ["kind": .string(kind.rawValue), "meaning": .string(kind.meaning)]
    return entries.adding(kind.level.map { ["level": .string($0.rawValue)] } ?? [:])
  }
}
