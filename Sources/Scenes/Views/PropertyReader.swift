import Foundation
import HeadlessUIKit
import Suggestions
import ViewDocuments

/// Reads properties' values, resolving names and paths with the definitions of the catalogue file.
struct PropertyReader {
  /// The catalogue file's folder, which paths of images are relative to.
  let folder: URL
  /// The colours that the file defines.
  var colors: [NamedColor] = []
  /// The file's styles.
  var typography: SceneTypography?
  /// The file's texts, by key.
  var strings: SceneStrings?
  /// The file's images and colours by name.
  var assets: SceneAssets?
  /// The Interface Builder documents that the file names.
  let documents = InterfaceFiles()

  /// Reads a value and checks it against the property's limits.
  func read(_ value: Value, for property: Property) throws(SceneError) -> PropertyValue {
    try read(value, property.type, property.name)
  }

  /// Reads a value as a setting of the property, with its place.
  func setting(_ value: Value, of property: Property) throws(SceneError) -> ViewDefinition.Setting {
    ViewDefinition.Setting(property, try read(value, for: property), at: value.place)
  }

  /// Reads a value of a type and checks its limits. `name` is its name in messages.
  func read(_ value: Value, _ type: PropertyType, _ name: String) throws(SceneError) -> PropertyValue {
    try type.read(value, for: name, from: self)
  }
}

extension PropertyReader: ValueSource {
  func color(named name: String, at value: Value, for property: String) throws(SceneError) -> ColorValue? {
    if let color = colors.first(where: { $0.name == name }) { return try color.value(at: value) }
    guard !ColorValue.names.contains(name) else { return nil }
    if let color = try assets?.color(named: name, at: value) { return color }
    let names = colors.map(\.name) + (assets?.colorNames ?? [])
    guard !names.isEmpty else { return nil }
    let suggestion = Suggestion.nearest(to: name, among: names + ColorValue.names)
    throw value.error(.unknownColor(name, key: property, suggestion: suggestion, names: names))
  }

  func image(_ value: Value, _ expected: String) throws(SceneError) -> ImageValue {
    guard value.isMapping else { return try plainImage(value, expected) }
    let fields = try value.table("an image", such: "{name: star, renderingMode: alwaysTemplate}")
    try fields.checkKeys(SceneAssets.imageKeys)
    var image = try plainImage(try fields.required(SceneAssets.nameKey), expected)
    image.renderingMode = try fields[SceneAssets.renderingModeKey]?.oneOf(SceneAssets.renderingModes)
    if let color = fields[SceneAssets.tintColorKey] {
      image.tintColor = try ColorType().color(color, for: SceneAssets.tintColorKey, from: self)
    }
    return image
  }

  /// An image by its name in the file's assets, or else by its path.
  private func plainImage(_ value: Value, _ expected: String) throws(SceneError) -> ImageValue {
    if let assets, let name = value.scalar {
      if let image = assets.image(named: name) { return image }
      if !ImageValue.isThere(folder.appendingPathComponent(name)),
        let suggestion = assets.suggestion(forImage: name)
      {
        throw value.error(.missingFile(name, suggestion: suggestion))
      }
    }
    let file = try FilePath(value, in: folder, expected: expected, isThere: ImageValue.isThere)
    return ImageValue(url: file.url, path: file.path)
  }

  func style(_ value: Value, _ expected: String) throws(SceneError) -> StyleValue {
    guard let typography else { throw value.error(.noTypography) }
    return try typography.style(value, expected)
  }

  func view(_ value: Value) throws(SceneError) -> ViewValue { ViewValue(try ViewReader(properties: self).read(value)) }

  func localizedText(_ mapping: Value) throws(SceneError) -> LocalizedTextValue {
    if let strings { return try strings.text(mapping) }
    let namesKey = try mapping.table("a text")[SceneStrings.keyKey] != nil
    throw namesKey ? mapping.error(.noStrings) : mapping.wrong(PropertyType.string.phrase)
  }
}
