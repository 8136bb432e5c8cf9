/// An object whose texts are replaced, by the names that strings files have for them.
struct LocalizedElement {
  private(set) var element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Replaces a text; returns whether the object has it.
  mutating func replace(_ property: String, with text: String) -> Bool {
    if let (name, index) = Self.indexed(property) { return replace(name, index, text) }
    if let state = Self.titles[property] {
      return inChild(where: { $0.name == "state" && $0.key == state }, change: { $0.replaceOwn("title", text) })
    }
    if let name = Self.accessibility[property] {
      return inChild(where: { $0.key == "accessibilityConfiguration" }, change: { $0.replaceOwn(name, text) })
    }
    if property.hasPrefix("configuration.") {
      let name = String(property.dropFirst("configuration.".count))
      return inChild(where: { $0.name == "buttonConfiguration" }, change: { $0.replaceOwn(name, text) })
    }
    return replaceOwn(property, text)
  }

  private static let titles = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled", "focusedTitle": "focused",
  ]

  private static let accessibility = ["accessibilityLabel": "label", "accessibilityHint": "hint"]

  /// The name and index in `segmentTitles[1]`; nil for another name.
  private static func indexed(_ property: String) -> (name: String, index: Int)? {
    guard property.last == "]", let bracket = property.lastIndex(of: "["),
      let index = Int(property[property.index(after: bracket)...].dropLast()), index >= 0
    else { return nil }
    return (String(property[..<bracket]), index)
  }

  /// Replaces a text of a list.
  private mutating func replace(_ name: String, _ index: Int, _ text: String) -> Bool {
    switch name {
    case "segmentTitles":
      return inChild(
        where: { $0.name == "segments" },
        change: { segments in
          segments.inChild(index, where: { $0.name == "segment" }, change: { $0.replaceOwn("title", text) })
        })
    case "scopeButtonTitles":
      return inChild(
        where: { $0.name == "scopeButtonTitles" || $0.key == "scopeButtonTitles" },
        change: { titles in
          titles.inChild(index, where: { $0.name == "string" }, change: { $0.replaceText(text) })
        })
    case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
      return inChild(
        where: { $0.name == "userDefinedRuntimeAttributes" },
        change: { attributes in
          attributes.inChild(
            index, where: { $0["type"] == "localizedString" }, change: { $0.replaceOwn("value", text) })
        })
    default: return false
    }
  }

  /// Replaces an attribute, or the child that is written in its place.
  private mutating func replaceOwn(_ name: String, _ text: String) -> Bool {
    if let index = element.attributes.firstIndex(where: { $0.name == name }) {
      var attributes = element.attributes
      attributes[index] = attributes[index].with(value: text)
      element = element.with(attributes: attributes)
      return true
    }
    return inChild(
      where: { $0.key == name && ["string", "mutableString"].contains($0.name) }, change: { $0.replaceText(text) })
  }

  private mutating func replaceText(_ text: String) -> Bool {
    element = InterfaceElement(
      name: element.name, start: element.start, text: text,
      attributes: element.attributes.filter { $0.name != "base64-UTF8" })
    return true
  }

  /// Changes the child of this number among those that fit; returns whether it was changed.
  private mutating func inChild(
    _ number: Int = 0, where fits: (InterfaceElement) -> Bool, change: (inout LocalizedElement) -> Bool
  ) -> Bool {
    let indices = element.children.indices.filter { fits(element.children[$0]) }
    guard indices.indices.contains(number) else { return false }
    var child = LocalizedElement(element.children[indices[number]])
    guard change(&child) else { return false }
    var children = element.children
    children[indices[number]] = child.element
    element = element.with(children: children)
    return true
  }
}

extension InterfaceElement {
  func with(attributes: [InterfaceAttribute]? = nil, children: [InterfaceElement]? = nil) -> InterfaceElement {
    InterfaceElement(
      name: name, start: start, text: text, attributes: attributes ?? self.attributes,
      children: children ?? self.children)
  }
}
