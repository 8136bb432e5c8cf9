import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementProperty {
  /// The configuration of a button: a child `buttonConfiguration`.
  static func buttonConfiguration(
    _ path: ReferenceWritableKeyPath<UIButton, UIButton.Configuration?>
  ) -> ElementProperty {
    custom(children: ["configuration"]) { (button: UIButton, element, coder) throws(InterfaceProblem) in
      guard let configuration = try coder.buttonConfiguration("configuration", of: element) else { return }
      button[keyPath: path] = configuration
    }
  }
}

extension DocumentCoder {
  /// The button's configuration that a child with a key says; nil if there is none.
  func buttonConfiguration(
    _ key: String, of element: InterfaceElement
  ) throws(InterfaceProblem) -> UIButton.Configuration? {
    guard let child = element.child(key), child.name == "buttonConfiguration" else { return nil }
    let style = try child.choice("style", in: DocumentCoder.buttonStyles) ?? UIButton.Configuration.plain
    var configuration = style()
    try setTexts(of: &configuration, from: child)
    try setImage(of: &configuration, from: child)
    try setLook(of: &configuration, from: child)
    return configuration
  }

  private static let buttonStyles: KeyValuePairs<String, @Sendable () -> UIButton.Configuration> = [
    "plain": { .plain() }, "borderless": { .borderless() }, "gray": { .gray() }, "bordered": { .bordered() },
    "tinted": { .tinted() }, "borderedTinted": { .borderedTinted() }, "filled": { .filled() },
    "borderedProminent": { .borderedProminent() },
  ]

  private func setTexts(
    of configuration: inout UIButton.Configuration, from element: InterfaceElement
  ) throws(InterfaceProblem) {
    if let title = try element.string("title") { configuration.title = title }
    if let title = try attributedString("attributedTitle", of: element) {
      configuration.attributedTitle = AttributedString(uiKit: title)
    }
    if let subtitle = try element.string("subtitle") { configuration.subtitle = subtitle }
    if let subtitle = try attributedString("attributedSubtitle", of: element) {
      configuration.attributedSubtitle = AttributedString(uiKit: subtitle)
    }
    if let font = try font("titleFontDescription", of: element, standardSize: UIFont.labelFontSize) {
      configuration.titleTextAttributesTransformer = .replacing(font)
    }
    if let font = try font("subtitleFontDescription", of: element, standardSize: UIFont.smallSystemFontSize) {
      configuration.subtitleTextAttributesTransformer = .replacing(font)
    }
    if let mode = try element.choice("titleLineBreakMode", in: ElementClass.lineBreakModes) {
      configuration.titleLineBreakMode = mode
    }
    if let mode = try element.choice("subtitleLineBreakMode", in: ElementClass.lineBreakModes) {
      configuration.subtitleLineBreakMode = mode
    }
    if let padding = try element.number("titlePadding") { configuration.titlePadding = padding }
    if let alignment = try element.choice("titleAlignment", in: DocumentCoder.titleAlignments) {
      configuration.titleAlignment = alignment
    }
  }

  private func setImage(
    of configuration: inout UIButton.Configuration, from element: InterfaceElement
  ) throws(InterfaceProblem) {
    if let image = image("image", of: element) { configuration.image = image }
    if let symbols = try symbolConfiguration("preferredSymbolConfigurationForImage", of: element) {
      configuration.preferredSymbolConfigurationForImage = symbols
    }
    if let placement = try element.choice("imagePlacement", in: DocumentCoder.imagePlacements) {
      configuration.imagePlacement = placement
    }
    if let padding = try element.number("imagePadding") { configuration.imagePadding = padding }
    if let reservation = try element.number("imageReservation") { configuration.imageReservation = reservation }
    if let shows = try element.flag("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
    if let indicator = try element.choice("indicator", in: DocumentCoder.indicators) {
      configuration.indicator = indicator
    }
  }

  private func setLook(
    of configuration: inout UIButton.Configuration, from element: InterfaceElement
  ) throws(InterfaceProblem) {
    if let size = try element.choice("buttonSize", in: DocumentCoder.buttonSizes) { configuration.buttonSize = size }
    if let style = try element.choice("cornerStyle", in: DocumentCoder.cornerStyles) {
      configuration.cornerStyle = style
    }
    if let style = try element.choice("macIdiomStyle", in: DocumentCoder.macIdiomStyles) {
      configuration.macIdiomStyle = style
    }
    if let insets = try element.directionalInsets("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if let color = try color("baseForegroundColor", of: element) { configuration.baseForegroundColor = color }
    if let color = try color("baseBackgroundColor", of: element) { configuration.baseBackgroundColor = color }
    if let updates = try element.flag("automaticallyUpdateForSelection") {
      configuration.automaticallyUpdateForSelection = updates
    }
    if let background = element.child("background") { try set(&configuration.background, from: background) }
  }

  /// Sets what a child `backgroundConfiguration` says.
  func set(
    _ background: inout UIBackgroundConfiguration, from element: InterfaceElement
  ) throws(InterfaceProblem) {
    if let radius = try element.number("cornerRadius") { background.cornerRadius = radius }
    if let color = try color("backgroundColor", of: element) { background.backgroundColor = color }
    if let insets = try element.directionalInsets("backgroundInsets") {
      background.backgroundInsets = NSDirectionalEdgeInsets(insets)
    }
    if let image = image("image", of: element) { background.image = image }
    if let mode = try element.choice("imageContentMode", in: ElementClass.contentModes) {
      background.imageContentMode = mode
    }
    if let color = try color("strokeColor", of: element) { background.strokeColor = color }
    if let width = try element.number("strokeWidth") { background.strokeWidth = width }
    if let outset = try element.number("strokeOutset") { background.strokeOutset = outset }
  }
}

// MARK: - Names

extension DocumentCoder {
  private static let titleAlignments: KeyValuePairs<String, UIButton.Configuration.TitleAlignment> = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static let imagePlacements: KeyValuePairs<String, NSDirectionalRectEdge> = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all,
  ]

  private static let indicators: KeyValuePairs<String, UIButton.Configuration.Indicator> = [
    "automatic": .automatic, "none": .none, "popup": .popup,
  ]

  private static let buttonSizes: KeyValuePairs<String, UIButton.Configuration.Size> = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let cornerStyles: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]

  private static let macIdiomStyles: KeyValuePairs<String, UIButton.Configuration.MacIdiomStyle> = [
    "automatic": .automatic, "bordered": .bordered, "borderless": .borderless,
    "borderlessTinted": .borderlessTinted,
  ]
}

extension UIConfigurationTextAttributesTransformer {
  /// Shows the text in a font.
  fileprivate static func replacing(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var changed = attributes
      changed.font = font
      return changed
    }
  }
}
