import DynamicType
import HeadlessUIKit
import Suggestions
import TextLayout
import ViewDocuments
import ViewRendering

/// Reads the axes of a matrix, from the file's `matrix` or beside a scene's own keys.
enum MatrixReader {
  static let keys = ["devices"] + Axis.all.map(\.key)

  static let deviceKeys = ["name", "width", "height"]

  /// The file's `matrix`: one, or a list of them.
  static func list(_ value: Value) throws(SceneError) -> [Matrix] {
    guard value.isList else { return [try own(value, "'matrix'")] }
    let values = try value.list("a list of matrices")
    guard !values.isEmpty else { throw value.wrong("at least one matrix") }
    var matrices: [Matrix] = []
    for value in values { matrices.append(try own(value, "a matrix")) }
    return matrices
  }

  private static func own(_ value: Value, _ what: String) throws(SceneError) -> Matrix {
    let axes = try value.table(what)
    try axes.checkKeys(keys)
    return try read(axes)
  }

  /// Reads the axes among the table's entries; the caller reads the other keys.
  static func read(_ table: Table) throws(SceneError) -> Matrix {
    var matrix = Matrix()
    for entry in table.entries {
      if entry.key == "devices" {
        let devices = try axis(entry.value, device)
        try checkRepeated(devices, in: entry.value)
        matrix.devices = devices
      }
      guard let axis = Axis.all.first(where: { $0.key == entry.key }) else { continue }
      let settings = try settings(axis.values, entry.value)
      try checkRepeated(settings.map(name), in: entry.value)
      matrix.settings[axis.key] = settings
    }
    return matrix
  }

  /// The name of a configuration with this setting, in lower case: case is not significant in language tags and on some
  /// file systems.
  private static func name(of set: Axis.Setting) -> String {
    var configuration = Configuration(device: Device(freeSize: "any", width: 1, height: 1))
    set(&configuration)
    configuration.locale = configuration.locale.lowercased()
    return configuration.slug.lowercased()
  }

  /// Throws at the first value of a list that repeats an earlier one.
  ///
  /// - Parameter meanings: the values after parsing.
  private static func checkRepeated(_ meanings: [some Hashable], in value: Value) throws(SceneError) {
    guard value.isList else { return }
    var known: [AnyHashable: Value] = [:]
    for (item, meaning) in zip(try value.list("a list"), meanings) {
      if let first = known[meaning] {
        throw item.error(
          .repeatedValue(item.shown, key: value.key, first: first.shown, firstPlace: first.place))
      }
      known[meaning] = item
    }
  }

  private static func settings(_ values: Axis.Values, _ value: Value) throws(SceneError) -> [Axis.Setting] {
    switch values {
    case .words(let words):
      try axis(value) { (item) throws(SceneError) in try item.oneOf(words.map { ($0.word, $0.set) }) }
    case .range(let range, let set):
      try axis(value) { (item) throws(SceneError) in set(try item.number(in: range)) }
    case .numbers(let numbers, let set):
      try axis(value) { (item) throws(SceneError) in set(try item.oneOf(numbers)) }
    case .languages(let set):
      try axis(value) { (item) throws(SceneError) in set(try locale(item)) }
    case .categories(let set):
      try categories(value).map(set)
    case .colorVisions(let set):
      try axis(value) { (item) throws(SceneError) in set(try colorVision(item)) }
    }
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
      width: try side(table.required("width")), height: try side(table.required("height")))
  }

  /// Reads a side of a custom size; nil means the content's.
  private static func side(_ value: Value) throws(SceneError) -> Double? {
    if value.scalar == "content" { return nil }
    let number = try value.number("a number or content")
    try value.placing { () throws(PropertyError) in try NumberType(Device.sides).check(number, for: value.key) }
    return number
  }

  // MARK: Categories and locales

  private static func categories(_ value: Value) throws(SceneError) -> [ContentSizeCategory] {
    if value.scalar == "all" { return ContentSizeCategory.allCases }
    guard value.scalar == nil else { throw value.wrong("all, or a list such as [XS, L, AX5]") }
    return try axis(value, category)
  }

  /// Reads a category by its short name or UIKit's: `AX1` or `accessibilityMedium`.
  static func category(_ value: Value) throws(SceneError) -> ContentSizeCategory {
    try category(value.word("a content size category"), at: value)
  }

  static func category(_ name: String, at value: Value) throws(SceneError) -> ContentSizeCategory {
    if let category = ContentSizeCategory(shortName: name) ?? ContentSizeCategory(swiftName: name) { return category }
    let names = ContentSizeCategory.allCases.map(\.shortName)
    let suggestion = Suggestion.nearest(to: name, among: names + ContentSizeCategory.allCases.map(\.swiftName))
    throw value.error(.unknownName(name, key: value.key, suggestion: suggestion, names: names))
  }

  private static func colorVision(_ value: Value) throws(SceneError) -> ColorVision {
    guard let vision = ColorVision(try value.word(ColorVision.expected)) else {
      throw value.wrong(ColorVision.expected)
    }
    return vision
  }

  /// Reads a BCP 47 tag of a known language.
  static func locale(_ value: Value) throws(SceneError) -> String {
    let tag = try value.word(LanguageTag.expected)
    guard LanguageTag.isKnown(tag) else { throw value.wrong(LanguageTag.expected) }
    return tag
  }
}
