import HeadlessUIKit
import JSONDocuments
import ViewDocuments

/// The JSON Schema of a table's content. Only the reader checks the fields of templates.
enum TableSchema {
  static var keys: [(key: String, value: JSON)] {
    [
      (
        CollectionReader.templatesKey,
        CollectionSchema.templates.described(
          "Templates of cells, headers and footers, by names of your own; they come before the file's.")
      ),
      (TableReader.headerKey, item("The view above all sections: fields of a template.")),
      ("sections", ["type": "array", "items": ["$ref": "#/$defs/tableSection"]]),
      (TableReader.footerKey, item("The view below all sections: fields of a template.")),
    ]
  }

  private static func item(_ documentation: String) -> JSON {
    let item: JSON = ["$ref": "#/$defs/item"]
    return item.described(documentation)
  }

  static var definitions: [(key: String, value: JSON)] {
    [("tableSection", section), ("tableRow", row), ("tableBoundary", boundary)]
  }

  private static var section: JSON {
    .closed(
      [
        ("header", ["$ref": "#/$defs/tableBoundary"]),
        ("rows", ["type": "array", "items": ["$ref": "#/$defs/tableRow"]]),
        ("footer", ["$ref": "#/$defs/tableBoundary"]),
      ], required: ["rows"])
  }

  private static var boundary: JSON {
    let properties = TableRowProperties.boundary.map { (key: $0.name, value: $0.schema) }
    let boundary: JSON = [
      "anyOf": [PropertySchema.text, .closed(properties, required: []), ["$ref": "#/$defs/item"]]
    ]
    return boundary.described("A title, configurations, or fields of a template.")
  }

  private static var row: JSON {
    let properties = TableRowProperties.all.map { (key: $0.name, value: $0.schema) }
    let styles: JSON = ["enum": .strings(TableRowProperties.styles.map(\.key))]
    let own: [(key: String, value: JSON)] = [
      (
        TableReader.styleKey,
        styles.described(
          "How the cell shows its texts. default unless set.")
      ),
      (
        TableReader.selectedKey,
        PropertyKind.boolean.type.schema.described("Whether the row is selected. False unless set.")
      ), (CollectionReader.templateKey, PropertySchema.text), (ScreenReader.nibKey, ["$ref": "#/$defs/cellNib"]),
    ]
    let row: JSON = ["type": "object", "properties": .object(own + properties)]
    return row.described("A cell of the system, a template with fields by the names of its views, or a cell of a nib.")
  }
}
