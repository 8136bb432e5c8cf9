import JSONDocuments
import ViewDocuments

/// The parts of the schema about what a file gives its views: colours, and texts by key.
enum SharedSchema {
  /// A file's own colours. One that has a name of UIColor's is refused by the reader.
  static var colors: JSON {
    let colors: JSON = [
      "type": "object", "propertyNames": ["pattern": "^[^#]"], "additionalProperties": ["$ref": "#/$defs/color"],
    ]
    return colors.described("Colours by names of yours, which stand wherever a colour does.")
  }

  /// A text that is shown: as it stands, or by its key.
  static var text: JSON {
    let arguments: JSON = ["type": "array", "items": PropertySchema.text]
    let key = JSON.closed(
      [
        (SceneStrings.keyKey, PropertySchema.text.described("The key of the file's strings.")),
        (
          SceneStrings.tableKey,
          PropertySchema.word.described("The table that has it. Localizable, or the only one, unless set.")
        ), (SceneStrings.argumentsKey, arguments.described("What the placeholders of the text show, in their order.")),
      ], required: [SceneStrings.keyKey])
    return ["anyOf": [PropertySchema.text, key]]
  }
}
