import HeadlessUIKit
import JSONDocuments
import ViewDocuments

/// The JSON Schema of a list: its configuration and items. Only the reader checks the fields of templates.
enum ListSchema {
  /// The key of a collection view that is a list.
  static var keys: [(key: String, value: JSON)] {
    let list: JSON = ["$ref": "#/$defs/list"]
    return [(ListReader.listKey, list.described("What the list looks like; in place of a layout."))]
  }

  /// The schema of a collection view, which has a layout or is a list.
  static func withLayoutOrList(_ view: JSON) -> JSON {
    guard case .object(let entries) = view else { return view }
    let either: JSON = [["required": ["layout"]], ["required": [.string(ListReader.listKey)]]]
    return .object(entries + [("oneOf", either)])
  }

  static var definitions: [(key: String, value: JSON)] {
    [
      ("list", .closed(ListProperties.configuration.map { (key: $0.name, value: $0.schema) }, required: [])),
      ("listSection", section), ("listItem", item),
    ]
  }

  private static var section: JSON {
    .closed(
      [
        ("header", ["$ref": "#/$defs/listItem"]),
        ("items", ["type": "array", "items": ["$ref": "#/$defs/listItem"]]),
        ("footer", ["$ref": "#/$defs/listItem"]),
      ], required: ["items"])
  }

  private static var item: JSON {
    let flag = PropertyKind.boolean.type.schema
    let children: JSON = ["type": "array", "items": ["$ref": "#/$defs/listItem"]]
    let own: [(key: String, value: JSON)] = [
      (TableReader.selectedKey, flag.described("Whether the item is selected. False unless set.")),
      (ListReader.expandedKey, flag.described("Whether the children are shown. False unless set.")),
      (ListReader.childrenKey, children.described("The items below this one.")),
      (CollectionReader.templateKey, PropertySchema.text),
    ]
    let properties = ListProperties.all.map { (key: $0.name, value: $0.schema) }
    let cell: JSON = ["type": "object", "properties": .object(own + properties)]
    let item: JSON = ["anyOf": [PropertySchema.text, cell]]
    return item.described("A text, a list cell, or a template with fields by the names of its views.")
  }
}
