import InterfaceDocuments

/// The elements of documents that are values of objects, and what is read from them.
enum ValueElements {
  /// What is read from elements of a name: attributes, and keys or names of children.
  struct Parts {
    let attributes: Set<String>
    let children: Set<String>
  }

  /// The parts of elements of a name; nil if they are no values, or none in which anything could be unknown.
  static func parts(of name: String) -> Parts? { known[name] }

  private static let known: [String: Parts] = [
    "accessibility": Parts(
      attributes: ["identifier", "label", "hint", "value", "isElement"],
      children: ["identifier", "label", "hint", "value", "isElement", "traits"]),
    "backgroundConfiguration": Parts(
      attributes: [
        "cornerRadius", "image", "catalog", "imageContentMode", "strokeWidth", "strokeOutset",
      ], children: ["backgroundColor", "backgroundInsets", "image", "strokeColor"]),
    "barButtonItemAppearance": Parts(
      attributes: ["style"], children: ["normal", "highlighted", "disabled", "focused"]),
    "barButtonItemStateAppearance": Parts(
      attributes: ["backgroundImage"], children: ["backgroundImage", "titlePositionAdjustment", "titleTextAttributes"]),
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
    "command": Parts(attributes: commands, children: ["image", "title", "subtitle", "discoverabilityTitle"]),
    "date": Parts(attributes: ["timeIntervalSinceReferenceDate"], children: []),
    "imageReference": Parts(
      attributes: ["catalog", "image", "renderingMode", "symbolScale"],
      children: ["hierarchicalColors", "paletteColors"]),
    "locale": Parts(attributes: ["localeIdentifier"], children: []),
    "menu": Parts(
      attributes: [
        "destructive", "displayAsPalette", "displayInline", "identifier", "image", "catalog", "singleSelection",
        "subtitle", "title",
      ], children: ["children", "image", "items", "menuElements", "subtitle", "title"]),
    "navigationBarAppearance": Parts(
      attributes: bars.union(["backIndicatorImage", "backIndicatorTransitionMaskImage"]),
      children: bars.union([
        "backButtonAppearance", "backIndicatorImage", "backIndicatorTransitionMaskImage", "buttonAppearance",
        "doneButtonAppearance", "largeTitleTextAttributes", "titlePositionAdjustment", "titleTextAttributes",
      ])),
    "offsetWrapper": Parts(attributes: ["horizontal", "vertical"], children: []),
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
    "tabBarAppearance": Parts(
      attributes: bars.union(["selectionIndicatorImage"]),
      children: bars.union([
        "compactInlineLayoutAppearance", "inlineLayoutAppearance", "selectionIndicatorImage",
        "selectionIndicatorTintColor", "stackedLayoutAppearance",
      ])),
    "tabBarItemAppearance": Parts(attributes: [], children: ["normal", "selected", "disabled", "focused"]),
    "tabBarItemStateAppearance": Parts(
      attributes: [],
      children: [
        "badgeBackgroundColor", "badgeTextAttributes", "iconColor", "titlePositionAdjustment", "titleTextAttributes",
      ]),
    "textAttributes": Parts(
      attributes: [], children: ["fontDescription", "textColor", "textShadowColor", "textShadowOffset"]),
    "textInputTraits": Parts(
      attributes: [
        "autocapitalizationType", "autocorrectionType", "enablesReturnKeyAutomatically", "keyboardAppearance",
        "keyboardType", "passwordRules", "returnKeyType", "secureTextEntry", "smartDashesType",
        "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "textContentType",
      ], children: ["passwordRules"]),
    "timeZone": Parts(attributes: ["name"], children: []),
    "toolbarAppearance": Parts(
      attributes: bars, children: bars.union(["buttonAppearance", "doneButtonAppearance"])),
    "vibrancyEffect": Parts(attributes: ["style"], children: ["blurEffect"]),
  ]

  /// What all appearances of bars have, as attributes or as children.
  private static let bars: Set<String> = [
    "backgroundColor", "backgroundEffect", "backgroundImage", "backgroundImageContentMode", "catalog", "shadowColor",
    "shadowImage",
  ]

  private static let commands: Set<String> = [
    "action", "catalog", "destructive", "disabled", "discoverabilityTitle", "hidden", "image", "keepsMenuPresented",
    "selector", "state", "subtitle", "title",
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
