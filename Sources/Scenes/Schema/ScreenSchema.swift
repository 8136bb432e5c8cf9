import JSONDocuments
import ViewDocuments

/// The JSON Schema of scenes that are in Interface Builder documents.
enum ScreenSchema {
  static var keys: [(key: String, value: JSON)] {
    [
      (
        ScreenReader.nibKey,
        key(ScreenReader.nibKey, "The view, cell or controller of a .xib file, by the file's path, in place of a view.")
      ),
      (
        ScreenReader.storyboardKey,
        key(ScreenReader.storyboardKey, "A controller of a .storyboard file, by the file's path, in place of a view.")
      ),
    ]
  }

  static var definitions: [(key: String, value: JSON)] {
    let cell = key(
      ScreenReader.nibKey, "The cell of a .xib file, by the file's path, in place of a template.", isCell: true)
    return [("runtimeAttribute", RuntimeAttributeType().schema), ("cellNib", cell)]
  }

  private static let word: JSON = ["type": "string", "minLength": .number(1)]

  private static func key(_ key: String, _ documentation: String, isCell: Bool = false) -> JSON {
    let object =
      key == ScreenReader.nibKey
      ? "A view's id, label in Interface Builder, or class; the first, unless set."
      : "A controller's storyboard identifier; the initial one, unless set."
    let values: JSON = ["type": "object", "additionalProperties": ["type": "object"]]
    let attributes: JSON = ["type": "object", "additionalProperties": ["$ref": "#/$defs/runtimeAttribute"]]
    let fields: [(key: String, value: JSON)] = [
      (ScreenReader.fileKey, word.described("The path from the catalogue file's folder.")),
      (ScreenReader.objectKey(of: key), word.described(object)),
      (
        ScreenReader.deviceKey,
        (["const": .string(ScreenReader.ownDevice)] as JSON).described(
          "The device or the size that the document was drawn for, in place of the file's devices.")
      ),
      (
        ScreenReader.ownerKey,
        word.described("The class of the File's Owner, whose outlets are connected; the document's, unless set.")
      ),
      (
        ScreenReader.outletsKey,
        values.described(
          "Properties of objects, by the names of outlets that lead to them, their labels or their ids.")
      ),
      (ScreenReader.attributesKey, attributes.described("Values of runtime attributes, by their key paths.")),
    ]
    let keys = isCell ? ScreenReader.cellKeys(of: key) : ScreenReader.keys(of: key)
    let closed = JSON.closed(fields.filter { keys.contains($0.key) }, required: [ScreenReader.fileKey])
    return (["anyOf": [word, closed]] as JSON).described(documentation)
  }
}
