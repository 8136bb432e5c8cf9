import JSONDocuments
import ViewDocuments

/// The JSON Schema of a compositional layout's sections and items.
enum SectionLayoutSchema {
  private typealias Entries = [(key: String, value: JSON)]

  private static var dimension: JSON { length(or: DimensionDefinition.Kind.allCases.map(\.rawValue)) }
  private static var spacing: JSON { length(or: ["fixed", "flexible"]) }

  /// A number of points, or one of the names with a number in parentheses.
  private static func length(or names: [String]) -> JSON {
    let pattern = "^(\(names.joined(separator: "|")))\\(([0-9]+(\\.[0-9]+)?|\\.[0-9]+)\\)$"
    let number: JSON = ["type": "number", "minimum": .number(0)]
    let call: JSON = ["type": "string", "pattern": .string(pattern)]
    return ["oneOf": .array([number, call])]
  }

  private static func reference(_ name: String) -> JSON { .object([("$ref", .string("#/$defs/\(name)"))]) }

  private static func entries(_ properties: [Property]) -> Entries { properties.map { ($0.name, $0.schema) } }

  private static var boundary: JSON {
    let pins = PropertyType.boolean.schema.described("Whether it stays in sight while its section does.")
    return .closed([("height", dimension.described("estimated(44) unless set.")), ("pinToVisibleBounds", pins)])
  }

  static var section: JSON {
    let own: Entries = [
      ("group", reference("itemLayout").described("The group that repeats.")),
      ("header", boundary.described("The place of the section's header.")),
      ("footer", boundary.described("The place of the section's footer.")),
      ("decorationItems", ["type": "array", "items": decoration]),
      (
        SectionLayoutReader.offsetKey,
        JSON.object([
          ("type", "number"), ("minimum", .number(0)), ("maximum", .number(SectionLayoutReader.largest)),
        ]).described("How far a section that scrolls across the layout is scrolled. 0 unless set.")
      ),
    ]
    return .closed(own + entries(SectionLayoutProperties.section), required: ["group"])
  }

  private static var kind: JSON { PropertySchema.text.described("The kind of the views, a name of your own.") }

  private static var anchor: JSON {
    .closed([
      ("edges", SupplementaryLayoutReader.edges.schema.described("None, the centre, unless set.")),
      ("absoluteOffset", PropertyType.point.schema.described("The distance from there, in points.")),
      (
        "fractionalOffset",
        PropertyType.point.schema.described("The distance from there, as a share of the view's size.")
      ),
    ])
  }

  private static var supplementaryItem: JSON {
    let own: Entries = [
      (SupplementaryLayoutReader.kindKey, kind),
      ("width", dimension.described(SectionLayoutReader.dimensionPhrase)),
      ("height", dimension.described(SectionLayoutReader.dimensionPhrase)),
      ("containerAnchor", anchor.described("The point of the item or group at which the view lies.")),
      ("itemAnchor", anchor.described("The point of the view that lies there. Inside the edges unless set.")),
    ]
    return .closed(
      own + entries(SectionLayoutProperties.supplementaryItem),
      required: [SupplementaryLayoutReader.kindKey, "width", "height", "containerAnchor"])
  }

  private static var decoration: JSON {
    .closed(
      [(SupplementaryLayoutReader.kindKey, kind)] + entries(SectionLayoutProperties.decorationItem),
      required: [SupplementaryLayoutReader.kindKey])
  }

  static var item: JSON {
    let axes = ItemLayoutDefinition.Group.Axis.allCases.map { JSON.string($0.rawValue) }
    let counts = PropertyType.integer(SectionLayoutReader.counts).schema
    let own: Entries = [
      ("width", dimension.described(SectionLayoutReader.dimensionPhrase)),
      ("height", dimension.described(SectionLayoutReader.dimensionPhrase)),
      ("axis", .object([("enum", .array(axes))])),
      ("count", counts.described("Equal parts, of a single subitem.")),
      ("interItemSpacing", spacing.described(SectionLayoutReader.spacingPhrase)),
      ("subitems", ["type": "array", "minItems": .number(1), "items": reference("itemLayout")]),
      ("supplementaryItems", ["type": "array", "items": supplementaryItem]),
    ]
    return .closed(own + entries(SectionLayoutProperties.item), required: ["width", "height"])
  }
}
