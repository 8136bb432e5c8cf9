import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceDocuments
import Suggestions
import ViewDocuments
import ViewRendering

/// Reads a scene that is in an Interface Builder document: `nib: Card.xib`, or `storyboard: {file: Main.storyboard,
/// identifier: settings}`; and a row or an item whose cell is in a nib.
struct ScreenReader {
  static let (nibKey, storyboardKey) = ("nib", "storyboard")
  static let keys = [nibKey, storyboardKey]
  static let (fileKey, viewKey, identifierKey, deviceKey) = ("file", "view", "identifier", "device")
  static let (outletsKey, attributesKey, ownerKey) = ("outlets", "attributes", "owner")
  /// The word for the device that the document was drawn for.
  static let ownDevice = "document"

  let properties: PropertyReader

  /// The key by which an object is named in each kind of document.
  static func objectKey(of key: String) -> String { key == nibKey ? viewKey : identifierKey }

  /// The keys of a mapping that cells have, too.
  static func cellKeys(of key: String) -> [String] { [fileKey, objectKey(of: key), outletsKey, attributesKey] }

  /// The keys of a scene's mapping.
  static func keys(of key: String) -> [String] {
    cellKeys(of: key) + [deviceKey] + (key == nibKey ? [ownerKey] : [])
  }

  /// Reads the value of one of the keys.
  ///
  /// - Parameter cell: the element of a row's or an item's cell; nil for a scene, which shows any view or controller.
  func read(_ value: Value, cell: String? = nil) throws(SceneError) -> ScreenDefinition {
    guard value.isMapping else {
      let file = try properties.documents.file(value, in: properties.folder)
      return try definition(file, try screen(nil, cell, in: file, at: value), at: value)
    }
    let table = try value.table("'\(value.key)'", such: "{file: \(Self.example(of: value.key))}")
    try table.checkKeys(cell == nil ? Self.keys(of: value.key) : Self.cellKeys(of: value.key))
    let path = try table.required(Self.fileKey)
    let file = try properties.documents.file(path, in: properties.folder)
    let screen = try screen(table[Self.objectKey(of: value.key)], cell, in: file, at: path)
    var definition = try definition(file, screen, at: value)
    definition.ownerClass = try table[Self.ownerKey]?.word("the name of a class")
    if let outlets = table[Self.outletsKey] {
      let named = OutletNames(of: definition)
      for entry in try outlets.table("'\(Self.outletsKey)'", such: "{titleLabel: {text: Hello}}").entries {
        definition.values.append(try values(entry, named))
      }
    }
    if let attributes = table[Self.attributesKey] {
      for entry in try attributes.table("'\(Self.attributesKey)'", such: "{layer.cornerRadius: 8}").entries {
        let attribute = try properties.read(entry.value, RuntimeAttributeType.shared, entry.key)
        definition.attributes.append(.init(keyPath: entry.key, value: attribute, place: entry.value.place))
      }
    }
    return definition
  }

  /// The device for a scene that asks for the document's, or that has no other: a device that it was drawn for, or a free size.
  ///
  /// - Parameter isNeeded: whether there are no other devices.
  func device(_ value: Value, isNeeded: Bool) throws(SceneError) -> Device? {
    let asked = value.isMapping ? try value.table("'\(value.key)'")[Self.deviceKey] : nil
    if let asked { _ = try asked.oneOf([(key: Self.ownDevice, value: true)]) }
    guard asked != nil || isNeeded else { return nil }
    let definition = try read(value)
    return DocumentDevice(definition.file.document).device(for: definition.screen)
  }

  private static func example(of key: String) -> String { key == nibKey ? "Card.xib" : "Main.storyboard" }

  private func definition(
    _ file: InterfaceFile, _ screen: DocumentScreen, at value: Value
  ) throws(SceneError) -> ScreenDefinition {
    var definition = ScreenDefinition(screen, of: file, at: value.place)
    definition.assets = properties.assets?.assets
    return definition
  }

  // MARK: Screens

  /// The view or controller of a name, or the one that is shown without one: the first of a nib, the initial controller of a
  /// storyboard. With a cell's element, it is such a cell.
  private func screen(
    _ name: Value?, _ cell: String?, in file: InterfaceFile, at value: Value
  ) throws(SceneError) -> DocumentScreen {
    let screens = DocumentScreens(file.document).screens.filter { screen in
      cell == nil || file.document[screen.id]?.name == cell
    }
    guard let name else {
      let initial = file.document.initialController.flatMap { id in screens.first { $0.id == id } }
      if let screen = initial ?? screens.first { return screen }
      let missing = cell.map { "'\($0)'" } ?? "view nor controller to show"
      throw value.error(.unusableDocument("'\(file.document.file)' has no \(missing)."))
    }
    let word = try name.word("a name or an id in the document")
    if let screen = screens.first(where: { $0.isCalled(word, in: file.document) }) { return screen }
    let names = screens.map(\.name)
    throw name.error(
      .unknownScreen(
        word, file: file.document.file, suggestion: Suggestion.nearest(to: word, among: names), names: names))
  }

  // MARK: Values

  /// Reads the properties of an outlet's object.
  private func values(_ entry: Table.Entry, _ names: OutletNames) throws(SceneError) -> ScreenDefinition.Values {
    guard let element = names[entry.key], let id = element.id else {
      let known = Table(entries: [], owner: "the document", place: entry.place)
      throw known.unknown(entry, among: names.all)
    }
    let viewClass = ViewClass(element: element.name) ?? .view
    let settings = try ViewReader(properties: properties).settings(entry.value, of: viewClass)
    return ScreenDefinition.Values(id: id, settings: settings)
  }
}

extension DocumentScreen {
  /// Whether a word stands for it: its id, its name, its class, or what Interface Builder calls it.
  fileprivate func isCalled(_ word: String, in document: InterfaceDocument) -> Bool {
    if word == id || word == name { return true }
    guard let element = document[id] else { return false }
    return ["storyboardIdentifier", "customClass", "userLabel", "restorationIdentifier", "reuseIdentifier"].contains {
      element[$0] == word
    }
  }
}
