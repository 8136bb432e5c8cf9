import ImageComparison
import JSONDocuments
import ViewDocuments

/// The part of the schema for `tolerance`.
enum ToleranceSchema {
  // A list of keys, from which the `JSON` is made below: without it, compiling the file alone fails with a "circular
  // reference" (Swift 6.3).
  private static var keys: [(key: String, value: JSON)] {
    let share = NumberType(PropertyLimits.unit).schema
    let name: JSON = ["type": "string", "minLength": .number(1)]
    let mask = JSON.closed([(ToleranceReader.viewKey, name)] + TermsSchema.keys, required: [ToleranceReader.viewKey])
    let names: JSON = ["type": "array", "minItems": .number(1), "items": ["anyOf": [name, mask]]]
    return [
      (
        "channel",
        PropertyType.integer(ToleranceReader.channels).schema.described(
          "The largest accepted difference of a channel, of 255.")
      ),
      (
        "pixelsInWindow",
        window.described("The most differing pixels in any window; its sides are of 8 pixels unless set.")
      ),
      ("precision", share.described("The share of pixels that have to match.")),
      (
        "perceptualPrecision",
        share.described("How alike the colours of a pixel have to look to match: ΔE*94 is at most (1 - p) * 100.")
      ),
      (
        ToleranceReader.maskKey,
        names.described("Names of views that are not looked into, alone or each with a reason and an end.")
      ),
    ] + TermsSchema.keys
  }

  static func reference(_ description: String) -> JSON {
    let schema: JSON = ["$ref": "#/$defs/tolerance"]
    return schema.described(description)
  }

  static var definition: JSON { ["anyOf": [["const": .string(ToleranceReader.exact)], rules]] }

  private static var rules: JSON {
    JSON.closed(keys).adding(["anyOf": .array(ToleranceReader.ruleKeys.map { ["required": .strings([$0])] })])
  }

  private static var window: JSON {
    let size = Tolerance.windowSizes
    let count = PropertyType.integer(0...size.upperBound * size.upperBound).schema
    return [
      "anyOf": [
        PropertyType.integer(0...ImageDifference.windowSide * ImageDifference.windowSide).schema,
        JSON.closed([("count", count), ("size", PropertyType.integer(size).schema)], required: ["count"]),
      ]
    ]
  }
}
