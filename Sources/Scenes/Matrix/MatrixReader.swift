import DynamicType
import HeadlessUIKit
import TextLayout
import ViewRendering

/// Reads the axes of a matrix, from the file's `matrix` or beside a scene's own keys.
enum MatrixReader {
  static let keys = [
    "devices", "orientations", "widths", "appearances", "directions", "locales", "legibilityWeights", "contrasts",
    "scales", "categories",
  ]

  static let deviceKeys = ["name", "width", "height"]
  static let deviceSides = 1.0...10_000
  static let scales: KeyValuePairs<String, Double> = ["1": 1, "2": 2, "3": 3]

  /// The axes among the table's entries; other keys are the caller's.
  static func read(_ table: Table) throws(SceneError) -> Matrix {
    var matrix = Matrix()
    for entry in table.entries {
      let value = entry.value
      switch entry.key {
      case "devices": matrix.devices = try axis(value, device)
      case "orientations": matrix.orientations = try axis(value, named)
      case "widths": matrix.widths = try axis(value) { (width) throws(SceneError) in try width.number(in: deviceSides) }
      case "appearances": matrix.appearances = try axis(value, named)
      case "directions": matrix.directions = try axis(value, named)
      case "locales": matrix.locales = try axis(value, locale)
      case "legibilityWeights": matrix.legibilityWeights = try axis(value, named)
      case "contrasts": matrix.contrasts = try axis(value, named)
      case "scales": matrix.scales = try axis(value) { (scale) throws(SceneError) in try scale.oneOf(scales) }
      case "categories": matrix.categories = try categories(value)
      default: break
      }
    }
    return matrix
  }

  private static func axis<Element>(
    _ value: Value, _ read: (Value) throws(SceneError) -> Element
  ) throws(SceneError) -> [Element] {
    let list = try value.list("a list", ofTexts: true)
    guard !list.isEmpty else { throw value.wrong("at least one value") }
    var elements: [Element] = []
    for item in list { elements.append(try read(item)) }
    return elements
  }

  private static func named<Case: RawRepresentable<String> & CaseIterable>(
    _ value: Value
  ) throws(SceneError) -> Case {
    let names = Case.allCases.map(\.rawValue)
    let name = try value.word("one of " + names.joined(separator: ", "))
    guard let match = Case(rawValue: name) else { throw value.unknown(name, among: names) }
    return match
  }

  // MARK: Devices

  private static func device(_ value: Value) throws(SceneError) -> Device {
    if value.scalar != nil {
      let name = try value.word("the name of a device, or {name, width, height}")
      guard let device = Device.named(name) else {
        throw value.error(
          .unknownDevice(
            String(name.prefix(60)), suggestion: Suggestion.nearest(to: name, among: Device.all.map(\.name))))
      }
      return device
    }
    let table = try value.table("a free size", such: "{name: card, width: 343, height: content}")
    try table.checkKeys(deviceKeys)
    return Device(
      freeSize: try table.required("name").fileName(),
      width: try table.required("width").number(in: deviceSides),
      height: try height(table.required("height")))
  }

  private static func height(_ value: Value) throws(SceneError) -> Double? {
    if value.scalar == "content" { return nil }
    guard let number = value.scalar.flatMap({ Double(yaml: $0) }) else { throw value.wrong("a number or content") }
    try value.placing { () throws(PropertyError) in try PropertyValue.check(number, deviceSides, value.key) }
    return number
  }

  // MARK: Categories and locales

  private static func categories(_ value: Value) throws(SceneError) -> [ContentSizeCategory] {
    if value.scalar == "all" { return ContentSizeCategory.allCases }
    guard value.scalar == nil else { throw value.wrong("all, or a list such as [XS, L, AX5]") }
    return try axis(value, category)
  }

  /// A category by its short or its UIKit name: `AX1` or `accessibilityMedium`.
  static func category(_ value: Value) throws(SceneError) -> ContentSizeCategory {
    try category(value.word("a content size category"), at: value)
  }

  static func category(_ name: String, at value: Value) throws(SceneError) -> ContentSizeCategory {
    if let category = ContentSizeCategory(shortName: name) ?? ContentSizeCategory(swiftName: name) { return category }
    let names = ContentSizeCategory.allCases.map(\.shortName)
    let suggestion = Suggestion.nearest(to: name, among: names + ContentSizeCategory.allCases.map(\.swiftName))
    throw value.error(.unknownName(name, key: value.key, suggestion: suggestion, names: names))
  }

  /// A BCP 47 tag of a known language.
  static func locale(_ value: Value) throws(SceneError) -> String {
    let tag = try value.word(LanguageTag.expected)
    guard LanguageTag.isKnown(tag) else { throw value.wrong(LanguageTag.expected) }
    return tag
  }
}
