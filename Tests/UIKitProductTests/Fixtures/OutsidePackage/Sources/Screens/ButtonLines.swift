import UIKit

/// Buttons with configurations, menus and pictures, one fact per line.
@MainActor
public func buttonLines() -> [String] {
  [
    buttonSizes(), buttonDefaults(), buttonStyles(), buttonLooks(), buttonTexts(), buttonUpdates(), buttonActions(),
    buttonMenus(), legacyButtons(),
  ]
}

@MainActor
private func buttonSizes() -> String {
  var configuration = UIButton.Configuration.filled()
  configuration.title = "Button"
  let titled = UIButton(configuration: configuration)
  var pictured = UIButton.Configuration.plain()
  pictured.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
  let insets = configuration.contentInsets
  configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
  let roomy = UIButton(configuration: configuration)
  configuration.setDefaultContentInsets()
  let plain = configuration.contentInsets == insets
  let heights = [inWindow(titled).view, inWindow(roomy).view].map(\.intrinsicContentSize.height)
  return "button sizes: \(heights) \(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing) \(plain) "
    + "\(inWindow(UIButton(configuration: pictured)).view.intrinsicContentSize)"
}

@MainActor
private func buttonDefaults() -> String {
  let plain = UIButton.Configuration.plain()
  let facts = [
    plain.buttonSize == .medium, plain.cornerStyle == .dynamic, plain.imagePlacement == .leading,
    plain.titleAlignment == .automatic, plain.macIdiomStyle == .automatic, plain.indicator == .automatic,
    plain.title == nil, plain.subtitle == nil, plain.image == nil, plain.baseForegroundColor == nil,
    plain.baseBackgroundColor == nil, plain.attributedTitle == nil, plain.attributedSubtitle == nil,
    !plain.showsActivityIndicator, plain.titleLineBreakMode == .byWordWrapping,
    plain.automaticallyUpdateForSelection, !UIButton.Configuration.filled().automaticallyUpdateForSelection,
  ]
  return "button defaults: \(facts.filter { $0 }.count) of \(facts.count) \(plain.imagePadding) "
    + "\(plain.titlePadding) \(plain.imageReservation)"
}

@MainActor
private func buttonStyles() -> String {
  let styles: [UIButton.Configuration] = [
    .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
  ]
  let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
  let corners: [UIButton.Configuration.CornerStyle] = [.fixed, .dynamic, .small, .medium, .large, .capsule]
  let alignments: [UIButton.Configuration.TitleAlignment] = [.automatic, .leading, .center, .trailing]
  let places: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
  let heights = sizes.map { size in
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Add"
    configuration.buttonSize = size
    return UIButton(configuration: configuration).intrinsicContentSize.height
  }
  let texts = styles.map { style in
    var style = style
    style.title = "Add"
    let button = UIButton(configuration: style)
    button.layoutIfNeeded()
    return button.titleLabel?.text ?? "none"
  }
  return "button styles: \(texts.joined()) \(heights == heights.sorted()) \(Set(corners).count) "
    + "\(Set(alignments).count) \(Set(places.map(\.rawValue)).count)"
}

@MainActor
private func buttonLooks() -> String {
  var configuration = UIButton.Configuration.filled()
  configuration.title = "Buy"
  configuration.subtitle = "9.99"
  configuration.image = UIImage(systemName: "cart")
  configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
  configuration.imagePlacement = .trailing
  configuration.imagePadding = 8
  configuration.imageReservation = 30
  configuration.titlePadding = 4
  configuration.titleAlignment = .leading
  configuration.cornerStyle = .capsule
  configuration.buttonSize = .large
  configuration.baseForegroundColor = .black
  configuration.baseBackgroundColor = .systemYellow
  configuration.background.cornerRadius = 12
  configuration.background.strokeColor = .systemOrange
  configuration.background.strokeWidth = 1
  configuration.background.strokeOutset = 2
  configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
  configuration.background.image = nil
  configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
  configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
  configuration.activityIndicatorColorTransformer = .grayscale
  configuration.indicatorColorTransformer = .monochromeTint
  configuration.indicator = .popup
  configuration.titleLineBreakMode = .byTruncatingMiddle
  configuration.subtitleLineBreakMode = .byTruncatingTail
  configuration.macIdiomStyle = .borderless
  let (button, window) = inWindow(UIButton(configuration: configuration))
  button.frame = CGRect(x: 20, y: 40, width: 300, height: 60)
  window.layoutIfNeeded()
  let image = button.imageView?.frame ?? .zero
  let title = button.titleLabel?.frame ?? .zero
  let subtitle = button.subtitleLabel?.frame ?? .zero
  return "button looks: \(image.minX > title.maxX) \(subtitle.minY >= title.maxY) \(title.minX == subtitle.minX) "
    + "\(button.subtitleLabel?.text ?? "none") \(button.configuration?.background.strokeWidth ?? 0) "
    + "\(button.configuration?.cornerStyle == .capsule)"
}

@MainActor
private func buttonTexts() -> String {
  var title = AttributedString("Sign in")
  title.font = UIFont.systemFont(ofSize: 15)
  title.foregroundColor = UIColor.white
  var configuration = UIButton.Configuration.filled()
  configuration.attributedTitle = title
  let attributed = UIButton(configuration: configuration)
  configuration.attributedTitle = nil
  configuration.title = "Sign in"
  configuration.attributedSubtitle = AttributedString("")
  configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
    var outgoing = incoming
    outgoing.font = UIFont.systemFont(ofSize: 15)
    return outgoing
  }
  configuration.subtitleTextAttributesTransformer = nil
  configuration.attributedSubtitle = nil
  let transformed = UIButton(configuration: configuration)
  let transformer = configuration.titleTextAttributesTransformer
  let font = transformer.map { $0(AttributeContainer()).font?.pointSize ?? 0 } ?? 0
  return "button texts: \(inWindow(attributed).view.intrinsicContentSize.height) "
    + "\(inWindow(transformed).view.intrinsicContentSize.height) \(font) "
    + (attributed.titleLabel?.text ?? "none")
}

@MainActor
private func buttonUpdates() -> String {
  let updates = Count()
  let (button, window) = inWindow(UIButton(configuration: .filled()))
  button.configurationUpdateHandler = { button in
    updates.value += 1
    var configuration = button.configuration
    configuration?.title = button.isHighlighted ? "Saving" : "Save"
    configuration?.showsActivityIndicator = button.isHighlighted
    configuration?.baseBackgroundColor = button.state.contains(.disabled) ? .systemGray : .systemBlue
    button.configuration = configuration
  }
  window.layoutIfNeeded()
  let before = button.titleLabel?.text ?? "none"
  button.isHighlighted = true
  window.layoutIfNeeded()
  let after = button.titleLabel?.text ?? "none"
  button.isHighlighted = false
  button.isEnabled = false
  button.setNeedsUpdateConfiguration()
  window.layoutIfNeeded()
  let color = button.configuration?.baseBackgroundColor == .systemGray
  button.automaticallyUpdatesConfiguration = false
  let same = button.configuration?.updated(for: button).title ?? "none"
  return "button updates: \(before) \(after) \(color) \(same) \(updates.value > 2)"
}

@MainActor
private func buttonActions() -> String {
  let taps = Count()
  let action = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in taps.value += 1 }
  let button = UIButton(configuration: .gray(), primaryAction: action)
  let system = UIButton(type: .system, primaryAction: action)
  button.sendActions(for: .primaryActionTriggered)
  button.role = .destructive
  let roles: [UIButton.Role] = [.normal, .primary, .cancel, .destructive]
  return "button actions: \(button.configuration?.title ?? "none") \(button.configuration?.image != nil) "
    + "\(system.title(for: .normal) ?? "none") \(taps.value) \(roles.map(\.rawValue)) \(button.isHeld) "
    + "\(button.role == .destructive)"
}

@MainActor
private func buttonMenus() -> String {
  let sorts = ["Name", "Date", "Size"].map { name in
    UIAction(title: name, state: name == "Date" ? .on : .off) { _ in }
  }
  let button = UIButton(configuration: .bordered())
  button.menu = UIMenu(title: "Sort by", options: .singleSelection, children: sorts)
  button.showsMenuAsPrimaryAction = true
  button.changesSelectionAsPrimaryAction = true
  let chosen = button.menu?.selectedElements.first?.title ?? "none"
  let toggle = UIButton(configuration: .tinted())
  toggle.changesSelectionAsPrimaryAction = true
  return "button menus: \(chosen) \(button.menu?.children.count ?? 0) \(toggle.isSelected) "
    + "\(button.menu?.options.contains(.singleSelection) ?? false)"
}

@MainActor
private func legacyButtons() -> String {
  let button = UIButton(type: .system)
  button.setTitle("Edit", for: .normal)
  button.titleLabel?.font = .systemFont(ofSize: 15)
  let height = inWindow(button).view.intrinsicContentSize.height
  button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0.0000001, bottom: 0, right: 0)
  let tight = button.intrinsicContentSize.height
  button.setBackgroundImage(UIImage(), for: .normal)
  button.setTitleColor(.systemRed, for: .disabled)
  button.isEnabled = false
  let icon = UIButton(type: .custom)
  icon.setImage(UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }, for: .normal)
  icon.adjustsImageSizeForAccessibilityContentSizeCategory = true
  icon.adjustsImageWhenHighlighted = false
  let types: [UIButton.ButtonType] = [.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close]
  return "legacy buttons: \(height) \(tight) \(button.currentTitleColor == .systemRed) "
    + "\(button.backgroundImage(for: .normal) != nil) \(button.currentBackgroundImage != nil) "
    + "\(icon.intrinsicContentSize) \(types.map(\.rawValue)) \(icon.buttonType == .custom)"
}
