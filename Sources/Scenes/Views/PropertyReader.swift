import Foundation
import HeadlessUIKit
import Suggestions
import ViewDocuments
import YAMLDocuments

/// Reads a property's value in the type its table entry asks for.
struct PropertyReader {
  /// The catalogue file's folder: where the paths of images start.
  let folder: URL
  /// The colours that have names of the file's own.
  var colors: [NamedColor] = []
  /// The file's styles.
  var typography: SceneTypography?
  /// The file's texts by keys.
  var strings: SceneStrings?

  /// The value, within the property's limits.
  func read(_ value: Value, for property: Property) throws(SceneError) -> PropertyValue {
    try read(value, property.type, property.name)
  }

  /// The value with its property and its place.
  func setting(_ value: Value, of property: Property) throws(SceneError) -> ViewDefinition.Setting {
    ViewDefinition.Setting(property, try read(value, for: property), at: value.place)
  }

  /// A value of the type, within its limits. `name` is what messages call it.
  func read(_ value: Value, _ type: PropertyType, _ name: String) throws(SceneError) -> PropertyValue {
    let result = try unchecked(value, type, name)
    try value.placing { () throws(PropertyError) in try result.check(as: type, for: name) }
    return result
  }

  private func unchecked(_ value: Value, _ type: PropertyType, _ name: String) throws(SceneError) -> PropertyValue {
    switch type {
    case .string: return .string(try value.text())
    case .text where value.isMapping: return .localized(try localizedText(value))
    case .text: return .string(try value.text())
    case .double: return .double(try value.number(type.phrase))
    case .integer: return .integer(try value.whole(type.phrase))
    case .boolean: return .boolean(try boolean(value))
    case .enumeration: return .enumeration(try value.word(type.phrase))
    case .optionSet: return .optionSet(try words(value, type))
    case .color: return .color(try ColorReader(colors: colors).read(value, for: name))
    case .font: return .font(try FontReader.read(value))
    case .image: return .image(try image(value))
    case .typography:
      guard let typography else { throw value.error(.noTypography) }
      return .typography(try typography.style(value))
    case .rect:
      let numbers = try numbers(value, ["x", "y", "width", "height"], type)
      return .rect(
        CGRect(origin: CGPoint(x: numbers[0], y: numbers[1]), size: CGSize(width: numbers[2], height: numbers[3])))
    case .point:
      let numbers = try numbers(value, ["x", "y"], type)
      return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size, .offset:
      let numbers = try numbers(value, ["width", "height"], type)
      return .size(CGSize(width: numbers[0], height: numbers[1]))
    case .edgeInsets:
      let numbers = try numbers(value, ["top", "left", "bottom", "right"], type)
      return .edgeInsets(UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case .directionalEdgeInsets:
      let numbers = try numbers(value, ["top", "leading", "bottom", "trailing"], type)
      return .directionalEdgeInsets(
        NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
    case .named(let names, let numeric):
      guard let word = value.scalar, Double(yaml: word) == nil else { return try unchecked(value, numeric, name) }
      guard !names.contains(word) else { return .enumeration(word) }
      let suggestion = ConstraintSuggestion.nearest(to: word, among: names)
      throw value.wrong(type.phrase, hint: suggestion.map { "Did you mean '\($0)'?" })
    case .list(let type):
      var items: [PropertyValue] = []
      for item in try value.list("a list") { items.append(try read(item, type, name)) }
      return .list(items)
    case .record(let fields): return .record(try record(value, fields, name))
    }
  }

  /// A mapping's entries in the order of the fields.
  private func record(_ value: Value, _ fields: [PropertyField], _ name: String) throws(SceneError) -> [PropertyEntry] {
    let table = try value.table("'\(name)'", such: "{\(fields.first.map { "\($0.name): …" } ?? "")}")
    try table.checkKeys(fields.map(\.name))
    var entries: [PropertyEntry] = []
    for field in fields {
      guard let entry = field.isRequired ? try table.required(field.name) : table[field.name] else { continue }
      entries.append(PropertyEntry(name: field.name, value: try read(entry, field.type, name + "." + field.name)))
    }
    return entries
  }

  private func localizedText(_ value: Value) throws(SceneError) -> LocalizedTextValue {
    if let strings { return try strings.text(value) }
    let namesKey = try value.table("a text")[SceneStrings.keyKey] != nil
    throw namesKey ? value.error(.noStrings) : value.wrong(PropertyType.string.phrase)
  }

  /// YAML 1.2's spellings (core schema, §10.3.2): `yes` and `on` are words.
  private func boolean(_ value: Value) throws(SceneError) -> Bool {
    switch value.scalar {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: throw value.wrong(PropertyType.boolean.phrase)
    }
  }

  /// A list of words; one word alone is a list of one.
  private func words(_ value: Value, _ type: PropertyType) throws(SceneError) -> [String] {
    if value.scalar != nil { return [try value.word(type.phrase)] }
    var words: [String] = []
    for item in try value.list(type.phrase) { words.append(try item.word(type.phrase)) }
    return words
  }

  /// Numbers in a list, or by their names in a mapping.
  private func numbers(_ value: Value, _ names: [String], _ type: PropertyType) throws(SceneError) -> [Double] {
    var parts: [Value] = []
    if value.isMapping {
      let table = try value.table("'\(value.key)'")
      try table.checkKeys(names)
      for name in names { parts.append(try table.required(name)) }
    } else {
      guard value.isList else { throw value.wrong(type.phrase, hint: Self.hint(for: value, count: names.count)) }
      parts = try value.list(type.phrase)
      guard parts.count == names.count else {
        throw value.wrong(type.phrase, found: parts.isEmpty ? nil : "a list of \(parts.count)")
      }
    }
    var numbers: [Double] = []
    for part in parts { numbers.append(try part.number("a number")) }
    return numbers
  }

  /// Numbers in a text, or one for all sides, as the list that is asked for.
  private static func hint(for value: Value, count: Int) -> String? {
    let words = (value.scalar ?? "").split { $0 == " " || $0 == "," }.map(String.init)
    guard words.allSatisfy({ Double(yaml: $0) != nil }), words.count == 1 || words.count == count else { return nil }
    let numbers = words.count == 1 ? Array(repeating: words[0], count: count) : words
    return "Write [\(numbers.joined(separator: ", "))]."
  }

  private func image(_ value: Value) throws(SceneError) -> ImageValue {
    let file = try FilePath(
      value, in: folder, expected: PropertyType.image.phrase, isThere: ImageValue.isThere)
    return ImageValue(url: file.url, path: file.path)
  }
}
