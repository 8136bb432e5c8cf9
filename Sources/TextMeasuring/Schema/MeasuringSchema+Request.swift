package import JSONDocuments

extension MeasuringSchema {
  /// The schema of a request, without the head of a document.
  package static let requestObject: JSON = {
    guard case .object(let entries) = JSON.closed(fields + look, description: description) else { return [:] }
    return .object(
      entries + [
        ("oneOf", [["required": ["text"]], ["required": ["runs"]]]),
        (
          "allOf",
          [["not": ["required": ["category", "categories"]]], ["not": ["required": ["width", "widths"]]]]
        ),
      ])
  }()

  private static let description =
    "A text or runs of it, how it is set, and what is wanted of it. Lengths are points, offsets UTF-16 code units."

  private static let fields: [(key: String, value: JSON)] = [
    ("id", id), ("version", version), ("text", text),
    ("runs", array(of: run, atMost: MeasuringLimits.runs)), ("font", font),
    ("category", names(KnownNames.categories)),
    ("categories", ["anyOf": [["const": "all"], categories]]),
    ("width", length.described("Left out: no limit.")), ("widths", array(of: length, atMost: MeasuringLimits.widths)),
    ("height", length), ("lines", integer(to: 1_000_000).described("0 is no limit.")),
    ("want", array(of: names(KnownNames.wants)).described("Unless given: size and lines.")),
    (
      "hit",
      array(
        of: ["type": "array", "items": signedLength, "minItems": .number(2), "maxItems": .number(2)],
        atMost: MeasuringLimits.hits
      ).described("Places, [x, y], whose nearest carets are asked for.")
    ),
  ]

  private static let look: [(key: String, value: JSON)] = [
    ("lineBreakMode", names(KnownNames.lineBreakModes)), ("lineBreakStrategy", names(KnownNames.strategies)),
    ("alignment", names(KnownNames.alignments)), ("lineSpacing", signedLength), ("lineHeightMultiple", signedLength),
    ("minimumLineHeight", signedLength), ("maximumLineHeight", signedLength), ("paragraphSpacing", signedLength),
    ("tracking", signedLength), ("tightening", flag), ("locale", locale),
    ("direction", names(KnownNames.directions).described("Of the text.")),
    ("layoutDirection", names(KnownNames.layoutDirections).described("Of the interface.")),
    ("scale", ["type": "number", "exclusiveMinimum": .number(0), "maximum": .number(16)]), ("boldText", flag),
  ]

  private static let flag: JSON = ["type": "boolean"]
  private static let locale: JSON = ["type": "string", "description": "A language tag of BCP 47."]
  private static let text: JSON = ["type": "string", "maxLength": .number(Double(MeasuringLimits.text))]
  static let length: JSON = [
    "type": "number", "exclusiveMinimum": .number(0), "maximum": .number(MeasuringLimits.length),
  ]
  private static let signedLength: JSON = [
    "type": "number", "minimum": .number(-MeasuringLimits.length), "maximum": .number(MeasuringLimits.length),
  ]

  private static let categories: JSON = [
    "type": "array", "items": names(KnownNames.categories), "minItems": .number(1),
    "maxItems": .number(Double(MeasuringCategory.allCases.count)),
  ]

  private static let run = JSON.closed(
    [
      ("text", text), ("font", font), ("tracking", signedLength), ("kern", signedLength),
      ("baselineOffset", signedLength), ("ligatures", flag), ("locale", locale),
    ], required: ["text"])
}

// MARK: Fonts

extension MeasuringSchema {
  /// A text style, a font by its name, one of a family, or the system font.
  private static let font: JSON = ["anyOf": [style, face("name", []), face("family", traits), system]]

  private static let style = JSON.closed(
    [("style", names(KnownNames.styles)), ("maximumSize", fontSize)], required: ["style"])

  private static func face(_ name: String, _ traits: [(key: String, value: JSON)]) -> JSON {
    let name: (key: String, value: JSON) = (name, ["type": "string"])
    return scaled(.closed([name] + traits + size, required: [name.key]))
  }

  private static let system: JSON = {
    let required = ["size", "weight", "italic", "scaledWith"].map { JSON.object([("required", .strings([$0]))]) }
    guard case .object(let entries) = scaled(.closed(traits + size)) else { return [:] }
    return .object(entries + [("anyOf", .array(required))])
  }()

  /// A schema for a font that may be scaled: only then it may have a maximum size.
  private static func scaled(_ font: JSON) -> JSON {
    guard case .object(let entries) = font else { return font }
    return .object(entries + [("dependentRequired", .object([("maximumSize", .strings(["scaledWith"]))]))])
  }

  private static let traits: [(key: String, value: JSON)] = [
    ("weight", names(KnownNames.weights)), ("italic", flag),
  ]
  private static let size: [(key: String, value: JSON)] = [
    ("size", fontSize), ("scaledWith", names(KnownNames.styles)), ("maximumSize", fontSize),
  ]
  private static let fontSize: JSON = [
    "type": "number", "exclusiveMinimum": .number(0), "maximum": .number(MeasuringLimits.fontSize),
  ]
}
