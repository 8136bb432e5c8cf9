import DynamicType
import Findings
import HeadlessUIKit
package import JSONDocuments
import Snapshots
import ViewDocuments
import ViewRendering

/// The JSON Schema of catalogue files, for editors, generated from the tables that the reader uses.
package enum CatalogueSchema {
  /// The schema in draft 2020-12; the text is always the same.
  package static func json() -> String {
    let schema: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Galley catalogue",
      "description": "Scenes, and the matrix of configurations they are rendered under.",
      "type": "object",
      "properties": [
        "include": list(["type": "string", "minLength": .number(1)]).described(
          "Catalogue files whose fonts, typography, strings, assets, colors, templates and audit this one uses, by their paths from this file's folder."
        ),
        "fonts": list(["type": "string", "minLength": .number(1)]).described(
          "A team's font files (.ttf, .otf, .ttc, .woff2), by their paths from this file's folder. Fonts are then named by "
            + "PostScript name or family."),
        "typography": (["type": "string", "minLength": .number(1)] as JSON).described(
          "A file of styles and colours as TypographyKit reads it, JSON or a property list, by its path from this file's "
            + "folder. Labels and buttons name a style as their fontTextStyle."),
        "strings": (["type": "string", "minLength": .number(1)] as JSON).described(
          "A strings file (.xcstrings, .strings, .stringsdict, .csv, .xliff), or a folder of them and of .lproj folders, by "
            + "its path from this file's folder. Texts name a key of it: {key: greeting}."),
        "assets": (["type": "string", "minLength": .number(1)] as JSON).described(
          "A folder with an app's asset catalogues (.xcassets), or one of them, by its path from this file's folder. Images and "
            + "colours in it are used by their names."),
        "colors": SharedSchema.colors,
        "templates": CollectionSchema.templates.described(
          "The templates of the cells of every collection view in this file, and in those that include it."),
        "audit": audit,
        "matrix": [
          "oneOf": [
            ["$ref": "#/$defs/matrix"], ["type": "array", "minItems": .number(1), "items": ["$ref": "#/$defs/matrix"]],
          ],
          "description": "The axes of every scene that does not give its own; of a list, each in turn.",
        ],
        "tolerance": ToleranceSchema.reference(
          "The tolerance of every scene that has none of its own. None unless set."),
        "references": references("What every scene that does not say otherwise keeps as references"),
        "scenes": ["type": "array", "minItems": .number(1), "items": ["$ref": "#/$defs/scene"]],
      ],
      "anyOf": .array((["scenes"] + DefinitionsReader.keys).map { ["required": .strings([$0])] }),
      "additionalProperties": .bool(false),
      "$defs": .object(definitions),
    ]
    return schema.text
  }

  /// The schema of a matrix alone.
  package static var matrix: JSON { .closed(axes, description: matrixDescription) }
  private static let matrixDescription = "Devices and axes: all their combinations."

  private static var definitions: [(key: String, value: JSON)] {
    let views = ViewClass.allCases
    return [
      ("scene", scene), ("tolerance", ToleranceSchema.definition),
      ("matrix", .closed(references(to: axes), description: matrixDescription)),
      ("view", ["oneOf": .array(views.map { ["$ref": .string("#/$defs/\($0.rawValue)")] })]),
    ] + views.map { ($0.rawValue, view($0)) } + [("constraints", ConstraintSchema.list), ("when", when)]
      + ControllerSchema.definitions + CollectionSchema.definitions + ListSchema.definitions + TableSchema.definitions
      + PropertySchema.definitions + ScreenSchema.definitions + [
        ("text", SharedSchema.text), ("image", SharedSchema.image),
      ] + axes
  }

  /// References for each key to the definition of the same name below `path`.
  private static func references(
    to definitions: [(key: String, value: JSON)], below path: String = "#/$defs"
  ) -> [(key: String, value: JSON)] {
    definitions.map { ($0.key, ["$ref": .string("\(path)/\($0.key)")]) }
  }

  // MARK: Scenes and views

  private static var scene: JSON {
    let own: [(key: String, value: JSON)] = [
      (
        "name",
        ["type": "string", "pattern": "^[^/\\\\:*?\"<>|@]+$", "maxLength": .number(Double(CaseIdentity.nameLimit))]
      ),
      ("description", ["type": "string"]),
      (
        "shows",
        names(SceneFileReader.shownContents.map(\.key)).described(
          "The visible part; the whole content of an outermost view that scrolls; or VoiceOver's reading, with numbered outlines and a legend. visible unless set."
        )
      ),
      ("tolerance", ToleranceSchema.reference("The scene's tolerance, in place of the file's.")),
      (SceneDefaults.referencesKey, references("What the scene keeps as references, in place of what the file says")),
      (AllowReader.key, allow), (SceneFileReader.viewKey, ["$ref": "#/$defs/view"]),
      (
        SceneFileReader.controllerKey,
        ControllerSchema.reference.described("A controller with its view, in place of a view.")
      ),
      (
        ControllerReader.presentedKey,
        ControllerSchema.reference.described("The controller that is presented over the view.")
      ),
      (
        Counterpart.Relation.equals.rawValue,
        otherScene.described(
          "A scene of this file that has to look the same, under each configuration; no references are kept.")
      ),
      (
        Counterpart.Relation.differs.rawValue,
        otherScene.described(
          "A scene of this file that has to look different, under each configuration; no references are kept.")
      ),
    ]
    let scene = JSON.closed(own + ScreenSchema.keys + references(to: axes), required: ["name"])
    return scene.adding([
      "oneOf": .array(SceneFileReader.contentKeys.map { (key) -> JSON in ["required": .strings([key])] })
    ])
  }

  private static let otherScene: JSON = ["type": "string", "minLength": .number(1)]

  private static func references(_ what: String) -> JSON {
    names(SceneDefaults.forms.map(\.key)).described(
      "\(what): pictures with their records, or records alone. pictures unless set.")
  }

  private static var allow: JSON {
    let text: JSON = ["type": "string", "minLength": .number(1)]
    let finding: JSON = .closed(
      [
        ("finding", names(AllowReader.kinds)),
        ("view", text.described("The view that the finding is about, or either of two, as it says; any, unless set.")),
      ] + TermsSchema.keys, required: ["finding", "reason"])
    return list(finding).described("Known findings, which do not fail the run.")
  }

  private static var audit: JSON {
    let level = names(AuditReader.levels.map(\.key))
    let levels: JSON = .closed(
      AuditReader.rules.map { (key: $0.rawValue, value: level) },
      description: "The levels of the findings of rules; others have Galley's.")
    let systemColors = level.described(
      "The highest level of findings about the contrast of two of UIKit's own colours; the rule's, unless set.")
    return .closed(
      [(AuditReader.levelsKey, levels), (AuditReader.systemColorsKey, systemColors)],
      description: "The rules of galley audit for these scenes; in place of included files' rules.")
  }

  private static func view(_ viewClass: ViewClass) -> JSON {
    let properties = properties(of: viewClass)
    let own: [(key: String, value: JSON)] = [
      ("class", ["const": .string(viewClass.rawValue)]),
      ("name", PropertySchema.text.described("Short for accessibilityIdentifier.")),
    ]
    let varied = references(to: properties, below: "#/$defs/\(viewClass.rawValue)/properties")
    let constraints: JSON = ["$ref": "#/$defs/constraints"]
    let variation = JSON.closed(
      [("when", ["$ref": "#/$defs/when"]), ("constraints", constraints)] + varied, required: ["when"])
    let nested: [(key: String, value: JSON)] = [
      ("constraints", constraints),
      (
        "layoutGuides",
        list(["type": "string", "minLength": .number(1)]).described("Names of layout guides that constraints may use.")
      ),
      (
        "mask",
        (["$ref": "#/$defs/view"] as JSON).described(
          "The view by whose opacity this one is multiplied; as large as it, unless it has a frame.")
      ), ("subviews", views),
      ("variations", ["type": "array", "items": variation]),
    ]
    switch viewClass {
    case .stackView: return .closed(own + properties + nested + stackKeys, required: ["class"])
    case .collectionView:
      let keys = own + properties + nested + CollectionSchema.keys + ListSchema.keys
      return ListSchema.withLayoutOrList(.closed(keys, required: ["class", "sections"]))
    case .tableView: return .closed(own + properties + nested + TableSchema.keys, required: ["class", "sections"])
    default: return .closed(own + properties + nested, required: ["class"])
    }
  }

  /// A class's own properties in full, and references to inherited ones in the superclass.
  private static func properties(of viewClass: ViewClass) -> [(key: String, value: JSON)] {
    let own = viewClass.ownProperties.map { (key: $0.name, value: $0.schema) }
    guard let superclass = viewClass.superclass else { return own }
    let inherited = properties(of: superclass).filter { property in !own.contains { $0.key == property.key } }
    return references(to: inherited, below: "#/$defs/\(superclass.rawValue)/properties") + own
  }

  private static let views: JSON = ["type": "array", "items": ["$ref": "#/$defs/view"]]

  private static var stackKeys: [(key: String, value: JSON)] {
    let points = PropertyKind.customSpacing.type.schema
    let spacing: JSON = ["type": "object", "additionalProperties": points]
    return [
      ("arrangedSubviews", views.described("The views lined up, in front of the subviews.")),
      ("customSpacing", spacing.described("Points, system or default after arranged views, by their names.")),
    ]
  }

  private static var when: JSON {
    let comparisons = "^(accessibility|(<|<=|>|>=)? *(\(categoryNames.joined(separator: "|"))))$"
    let keys = JSON.closed(
      [
        ("category", ["type": "string", "pattern": .string(comparisons)]),
        ("horizontalSizeClass", ["enum": .strings(ConditionReader.sizeClasses.map(\.key))]),
        ("verticalSizeClass", ["enum": .strings(ConditionReader.sizeClasses.map(\.key))]),
        ("idiom", ["enum": .strings(ConditionReader.idioms.map(\.key))]),
        ("locale", languageTag),
      ] + ConditionReader.words.map { ($0.key, names($0.words.map(\.word))) },
      description: "All of its tests have to hold.")
    return keys.adding(["minProperties": .number(1)])
  }

  // MARK: The matrix

  private static var axes: [(key: String, value: JSON)] {
    let side: JSON = ["anyOf": [NumberType(Device.sides).schema, ["const": "content"]]]
    let free = JSON.closed(
      [("name", ["type": "string"]), ("width", side), ("height", side)],
      required: MatrixReader.deviceKeys)
    let devices = list(["anyOf": [names(Device.all.map(\.name)), free]])
    return [("devices", devices)] + Axis.all.map { ($0.key, schema(of: $0.values)) }
  }

  private static func schema(of values: Axis.Values) -> JSON {
    switch values {
    case .words(let words): list(names(words.map(\.word)))
    case .range(let range, _): list(NumberType(range).schema)
    case .numbers(let numbers, _): list(["enum": .array(numbers.map { .number(Double($0)) })])
    case .languages: list(languageTag)
    case .colorVisions: list(["type": "string", "pattern": .string(ColorVision.pattern)])
    case .categories: ["anyOf": [["const": "all"], list(names(categoryNames))]]
    }
  }

  private static let languageTag: JSON = [
    "type": "string", "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", "maxLength": .number(35),
  ]

  private static var categoryNames: [String] {
    ContentSizeCategory.allCases.map(\.shortName) + ContentSizeCategory.allCases.map(\.swiftName)
  }

  private static func list(_ items: JSON) -> JSON {
    ["type": "array", "minItems": .number(1), "items": items]
  }

  private static func names(_ names: [String]) -> JSON { ["enum": .strings(names)] }
}
