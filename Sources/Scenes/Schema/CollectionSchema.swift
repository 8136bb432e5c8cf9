import HeadlessUIKit
import JSONDocuments
import ViewDocuments

/// The JSON Schema of a collection view's content. Only the reader checks the fields of items.
enum CollectionSchema {
  static var keys: [(key: String, value: JSON)] {
    [
      ("layout", ["oneOf": .array(LayoutClass.allCases.map { ["$ref": .string("#/$defs/\($0.rawValue)")] })]),
      (
        CollectionReader.templatesKey,
        templates.described(
          "Templates of cells, headers and footers, by names of your own; they come before the file's.")
      ),
      (
        "sections",
        ["type": "array", "items": ["anyOf": [["$ref": "#/$defs/section"], ["$ref": "#/$defs/listSection"]]]]
      ),
    ]
  }

  static let templates: JSON = [
    "type": "object", "minProperties": .number(1), "additionalProperties": ["$ref": "#/$defs/template"],
  ]

  static var definitions: [(key: String, value: JSON)] {
    LayoutClass.allCases.map { ($0.rawValue, layout($0)) } + [
      ("template", template), ("section", section), ("item", item), ("sectionLayout", SectionLayoutSchema.section),
      ("itemLayout", SectionLayoutSchema.item),
    ]
  }

  private static func layout(_ layoutClass: LayoutClass) -> JSON {
    guard layoutClass.hasColumns else {
      var entries: [(key: String, value: JSON)] = [("class", ["const": .string(layoutClass.rawValue)])]
      for property in layoutClass.properties { entries.append((property.name, property.schema)) }
      return .closed(entries, required: ["class"])
    }
    let columns = PropertyType.integer(CollectionReader.columns).schema
      .described("How many items stand beside each other, each as high as its content.")
    let properties = [("columns", columns)] + layoutClass.properties.map { ($0.name, $0.schema) }
    let path = "#/$defs/\(layoutClass.rawValue)/properties"
    let varied: [(String, JSON)] = properties.map { ($0.0, ["$ref": .string("\(path)/\($0.0)")]) }
    let variation = JSON.closed([("when", ["$ref": "#/$defs/when"])] + varied, required: ["when"])
    return .closed(
      [("class", ["const": .string(layoutClass.rawValue)])] + properties
        + [("variations", ["type": "array", "items": variation])], required: ["class"])
  }

  /// A `UIView` whose class may be left out: its keys apply to the cell's content view.
  private static var template: JSON {
    let keys = ViewReader.keys + ViewClass.view.properties.map(\.name)
    return .closed(
      keys.map { ($0, ["$ref": .string("#/$defs/UIView/properties/\($0)")]) },
      description: "A UIView, which a cell's content view stands for.")
  }

  private static var section: JSON {
    let item: JSON = ["$ref": "#/$defs/item"]
    let cell: JSON = ["$ref": "#/$defs/cellNib"]
    let nib = JSON.closed([(ScreenReader.nibKey, cell)], required: [ScreenReader.nibKey])
    return .closed(
      [
        ("header", item), ("items", ["type": "array", "items": ["anyOf": [nib, item]]]), ("footer", item),
        (CollectionReader.sectionLayoutKey, ["$ref": "#/$defs/sectionLayout"] as JSON),
        (
          CollectionReader.supplementaryKey,
          ["type": "object", "additionalProperties": ["type": "array", "items": item]] as JSON
        ), (CollectionReader.decorationKey, ["type": "object", "additionalProperties": item] as JSON),
      ], required: ["items"])
  }

  private static var item: JSON {
    let item: JSON = ["type": "object", "properties": ["template": PropertySchema.text]]
    return item.described(
      "Fields by the names of the template's views: a text, an image or a title, or a mapping of properties.")
  }
}
