import JSONDocuments
import ViewDocuments

/// The parts of the schema for definitions that a file provides to its views: colours, and texts by key.
enum SharedSchema {
  /// An image: a path or a name, or with how it is painted.
  static var image: JSON {
    let name: JSON = ["type": "string", "minLength": .number(1)]
    let modes = SceneAssets.renderingModes.map(\.key)
    let painted = JSON.closed(
      [
        (SceneAssets.nameKey, name.described("A path, or a name in the file's assets.")),
        (SceneAssets.renderingModeKey, ["enum": .strings(modes)]),
        (SceneAssets.tintColorKey, ["$ref": "#/$defs/color"]),
      ], required: [SceneAssets.nameKey])
    return ["anyOf": [name, painted]]
  }

  /// A file's own colours. The reader rejects names of `UIColor`'s.
  static var colors: JSON {
    let colors: JSON = [
      "type": "object", "propertyNames": ["pattern": "^[^#]"], "additionalProperties": ["$ref": "#/$defs/color"],
    ]
    return colors.described("Colours by names of your own, which can be used wherever a colour is expected.")
  }

  /// Text that is shown: literal, or by its key.
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
