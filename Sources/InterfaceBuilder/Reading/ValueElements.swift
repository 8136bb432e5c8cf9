import InterfaceDocuments

/// The elements of documents that are values of objects, and what is read from them.
enum ValueElements {
  /// The parts of elements of a name that are read: attributes, and keys or names of children.
  struct Parts {
    let attributes: Set<String>
    let children: Set<String>
  }

  /// The parts of elements of a name; nil if they are not values, or none in which anything could be unknown.
  static func parts(of name: String) -> Parts? { known[name] }

  private static let known = [bars, menus].reduce(into: values) { known, more in
    known.merge(more) { first, _ in first }
  }

  private static let values: [String: Parts] = [
    "accessibility": Parts(
      attributes: ["identifier", "label", "hint", "value", "isElement"],
      children: ["identifier", "label", "hint", "value", "isElement", "traits"]),
    "backgroundConfiguration": Parts(
      attributes: [
        "cornerRadius", "image", "catalog", "imageContentMode", "strokeWidth", "strokeOutset",
      ], children: ["backgroundColor", "backgroundInsets", "image", "strokeColor"]),
    "blurEffect": Parts(attributes: ["style"], children: []),
    "buttonConfiguration": Parts(
      attributes: [
        "automaticallyUpdateForSelection", "buttonSize", "catalog", "cornerStyle", "image", "imagePadding",
        "imagePlacement", "imageReservation", "indicator", "macIdiomStyle", "showsActivityIndicator", "style",
        "subtitle", "subtitleLineBreakMode", "title", "titleAlignment", "titleLineBreakMode", "titlePadding",
      ],
      children: [
        "attributedSubtitle", "attributedTitle", "background", "baseBackgroundColor", "baseForegroundColor",
        "contentInsets", "image", "preferredSymbolConfigurationForImage", "subtitle", "subtitleFontDescription",
        "title", "titleFontDescription",
      ]),
    "date": Parts(attributes: ["timeIntervalSinceReferenceDate"], children: []),
    "imageReference": Parts(
      attributes: ["catalog", "image", "renderingMode", "symbolScale"],
      children: ["hierarchicalColors", "paletteColors"]),
    "locale": Parts(attributes: ["localeIdentifier"], children: []),
    "preferredSymbolConfiguration": Parts(
      attributes: ["configurationType", "pointSize", "scale", "weight"], children: ["fontDescription"]),
    "segment": Parts(
      attributes: ["catalog", "enabled", "image", "title", "width"], children: ["contentOffset", "image", "title"]),
    "segments": Parts(attributes: [], children: ["segment"]),
    "state": Parts(
      attributes: ["backgroundImage", "catalog", "image", "title"],
      children: [
        "attributedTitle", "backgroundImage", "image", "preferredSymbolConfiguration", "title", "titleColor",
        "titleShadowColor",
      ]),
    "textInputTraits": Parts(
      attributes: [
        "autocapitalizationType", "autocorrectionType", "enablesReturnKeyAutomatically", "keyboardAppearance",
        "keyboardType", "passwordRules", "returnKeyType", "secureTextEntry", "smartDashesType",
        "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "textContentType",
      ], children: ["passwordRules"]),
    "timeZone": Parts(attributes: ["name"], children: []),
    "vibrancyEffect": Parts(attributes: ["style"], children: ["blurEffect"]),
  ]
}

extension DocumentReading {
  /// Notes what nothing reads of the values in an element.
  func noteUnreadValues(in element: InterfaceElement) {
    for child in element.children {
      guard let parts = ValueElements.parts(of: child.name) else { continue }
      for attribute in child.attributes where !["id", "key", "userLabel"].contains(attribute.name) {
        guard !parts.attributes.contains(attribute.name) else { continue }
        noteOnce("\(child.name) \(attribute.name)", .unknownAttribute(attribute.name, of: child))
      }
      for part in child.children where !parts.children.contains(part.key ?? part.name) {
        noteOnce("\(child.name) <\(part.name) \(part.key ?? "")>", .unknownChild(part, of: child))
      }
      noteUnreadValues(in: child)
    }
  }
}
