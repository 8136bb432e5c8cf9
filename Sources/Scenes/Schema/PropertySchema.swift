import DynamicType
import HeadlessUIKit
import JSONDocuments
import ViewDocuments

/// The JSON Schema of a property's values.
enum PropertySchema {
  /// Any scalar but null is text where text is asked for: `text: 17` is the text "17".
  static let text: JSON = ["type": ["string", "number", "boolean"]]
  /// The same where it may not be empty.
  static let word: JSON = text.adding(["minLength": .number(1)])

  static func schema(of property: Property) -> JSON {
    schema(of: property.type).described(property.documentation)
  }

  /// Types that are the same everywhere, by name.
  static var definitions: [(key: String, value: JSON)] {
    [("color", color), ("plainColor", plainColor), ("font", font), ("text", shownText)]
  }

  static func number(_ limits: ClosedRange<Double>) -> JSON {
    ["type": "number", "minimum": .number(limits.lowerBound), "maximum": .number(limits.upperBound)]
  }

  static func schema(of type: PropertyType) -> JSON {
    let coordinate = number(PropertyLimits.coordinate)
    let length = number(PropertyLimits.length)
    switch type {
    case .string: return text
    case .text: return ["$ref": "#/$defs/text"]
    case .double(let limits): return number(limits)
    case .integer(let limits) where limits == Int.min...Int.max: return ["type": "integer"]
    case .integer(let limits):
      return [
        "type": "integer", "minimum": .number(Double(limits.lowerBound)), "maximum": .number(Double(limits.upperBound)),
      ]
    case .boolean: return ["type": "boolean"]
    case .enumeration(let names): return ["enum": .strings(names)]
    case .optionSet(let names):
      let name: JSON = ["enum": .strings(names)]
      return ["anyOf": [name, ["type": "array", "items": name]]]
    case .color: return ["$ref": "#/$defs/color"]
    case .font: return ["$ref": "#/$defs/font"]
    case .image: return ["type": "string", "minLength": .number(1)]
    case .typography: return word
    case .rect: return parts([("x", coordinate), ("y", coordinate), ("width", length), ("height", length)])
    case .point: return parts([("x", coordinate), ("y", coordinate)])
    case .size: return parts([("width", length), ("height", length)])
    case .offset: return parts([("width", coordinate), ("height", coordinate)])
    case .edgeInsets:
      return parts([("top", coordinate), ("left", coordinate), ("bottom", coordinate), ("right", coordinate)])
    case .directionalEdgeInsets:
      return parts([("top", coordinate), ("leading", coordinate), ("bottom", coordinate), ("trailing", coordinate)])
    case .named(let names, let type): return ["anyOf": [["enum": .strings(names)], schema(of: type)]]
    case .list(let type): return ["type": "array", "items": schema(of: type)]
    case .record(let fields):
      return .closed(
        fields.map { ($0.name, schema(of: $0.type).described($0.documentation)) },
        required: fields.filter(\.isRequired).map(\.name))
    }
  }

  /// Numbers in a list, or by their names.
  private static func parts(_ parts: [(key: String, value: JSON)]) -> JSON {
    let count = JSON.number(Double(parts.count))
    let list: JSON = [
      "type": "array", "prefixItems": .array(parts.map(\.value)), "items": .bool(false), "minItems": count,
    ]
    return ["anyOf": [list, .closed(parts, required: parts.map(\.key))]]
  }

  /// A file's own colours. One that has a name of UIColor's is refused by the reader.
  static var namedColors: JSON {
    let colors: JSON = [
      "type": "object", "propertyNames": ["pattern": "^[^#]"], "additionalProperties": ["$ref": "#/$defs/color"],
    ]
    return colors.described("Colours by names of yours, which stand wherever a colour does.")
  }

  private static var color: JSON {
    let plain: JSON = ["$ref": "#/$defs/plainColor"]
    let variants = JSON.closed(ColorReader.variantKeys.map { ($0, plain) }, required: ["light"])
    return [
      "anyOf": [plain, variants.described("One for each appearance and contrast; what is left out is as light is.")]
    ]
  }

  /// Names of the file's own are any words; those of `UIColor` are here for editors to complete.
  private static var plainColor: JSON {
    let unit = number(PropertyLimits.unit)
    return [
      "anyOf": [
        ["enum": .strings(ColorValue.names)],
        ["type": "string", "pattern": "^(#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[^#].*)$"],
        .closed(
          [("red", unit), ("green", unit), ("blue", unit), ("alpha", unit)], required: ["red", "green", "blue"]),
      ]
    ]
  }

  private static var shownText: JSON {
    let arguments: JSON = ["type": "array", "items": text]
    let key = JSON.closed(
      [
        (SceneStrings.keyKey, text.described("The key of the file's strings.")),
        (SceneStrings.tableKey, word.described("The table that has it. Localizable, or the only one, unless set.")),
        (SceneStrings.argumentsKey, arguments.described("What the placeholders of the text show, in their order.")),
      ], required: [SceneStrings.keyKey])
    return ["anyOf": [text, key]]
  }

  private static var font: JSON {
    let size: JSON = ["type": "number", "exclusiveMinimum": .number(0), "maximum": .number(PropertyLimits.pointSize)]
    let style: JSON = ["enum": .strings(TextStyle.allCases.map(\.swiftName))]
    let weight: JSON = ["enum": .strings(FontValue.weightNames)]
    let scaling: [(key: String, value: JSON)] = [("textStyle", style), ("maximumPointSize", size)]
    let needsStyle: JSON = ["dependentRequired": ["maximumPointSize": ["textStyle"]]]
    return [
      "anyOf": [
        .closed([("textStyle", style)], required: ["textStyle"]),
        needsStyle.adding(
          .closed([("systemFontOfSize", size), ("weight", weight)] + scaling, required: ["systemFontOfSize"])),
        needsStyle.adding(
          .closed([("name", ["type": "string"]), ("size", size)] + scaling, required: ["name", "size"])),
      ]
    ]
  }
}

extension JSON {
  /// An object with another one's entries after its own.
  func adding(_ other: JSON) -> JSON {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }
}
