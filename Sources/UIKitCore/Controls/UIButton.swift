public import Foundation

/// A control with a title and an image, which may depend on the state.
///
/// With a `configuration` that says what it shows; without one it is the classic kind of button, with values for each
/// state. Differs from UIKit: images of classic custom buttons are not dimmed while highlighted or disabled.
@preconcurrency @MainActor
open class UIButton: UIControl {
  final var titles = StateValues<LocalizedText>()
  final var attributedTitles = StateValues<NSAttributedString>()
  final var titleColors = StateValues<UIColor>()
  private final var titleShadowColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  final var backgroundImages = StateValues<UIImage>()
  final var storedLabel: UIButtonLabel?
  final var storedImageView: UIImageView?
  final var storedBackgroundView: UIImageView?
  /// Whether the tint colour of the image view is that of a disabled button.
  final var isImageGrey = false
  /// The state of a button with a configuration; `nil` without one.
  final var configured: ConfiguredButton?
  /// Whether title and image are dimmed, as those of a highlighted system button.
  final var isDimmed = false
  private var storedType = ButtonType.custom

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let type = coder.document?.attribute("buttonType").flatMap(ButtonType.init(documentName:)) { adopt(type) }
    coder.document?.decodeProperties(of: self, declaredBy: UIButton.self)
  }

  /// Creates a button of a type, with no size. Some types have a system symbol as their image.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  final func adopt(_ type: ButtonType) {
    storedType = type
    if let image = type.symbol { setImage(image, for: .normal) }
  }

  /// Creates a system button with a configuration, which takes over the action's title and image where it has none, and
  /// runs the action when it is used.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      if configuration.image == nil { configuration.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }

  /// Creates a button with the action's title and image, which runs the action when it is used.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  @_spi(Subclasses) open override var standardAccessibilityLabel: String? { spokenTexts }
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.button)
  }

  /// The type that the button was created with; `custom` for one created with a frame.
  open var buttonType: ButtonType { storedType }

  // MARK: Configuration

  /// The configuration of what the button shows; `nil` for a classic button. With a configuration, values that are set
  /// for `normal` change it, and those of other states replace its title and image in them.
  open var configuration: Configuration? {
    get { configured?.configuration }
    set { replaceConfiguration(by: newValue) }
  }

  /// Whether colours follow the state, the tint colour and the traits; `true` by default.
  open var automaticallyUpdatesConfiguration = true {
    didSet { configurationStateDidChange() }
  }

  /// A closure that changes a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Called after `updateConfiguration()`, before the button is laid out or measured. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurationStateDidChange() }
  }

  /// Schedules an update of the configuration, as a change of the state does.
  open func setNeedsUpdateConfiguration() { configurationStateDidChange() }

  /// Called when the state has changed, for a subclass to change the configuration. The default does nothing.
  open func updateConfiguration() {}

  /// The label with a configuration's subtitle; `nil` without one.
  open var subtitleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return configured?.subtitle
  }

  // MARK: Values by state

  /// Sets the title for a state; states without one use that of `normal`. `nil` removes it.
  open func setTitle(_ title: String?, for state: State) {
    setLocalizedTitle(title.map(StringsLookup().localizedText), for: state)
  }

  /// Sets the title for a state, as an already looked-up text, which may differ from what the environment finds for
  /// its characters.
  package final func setLocalizedTitle(_ title: LocalizedText?, for state: State) {
    titles[state] = title
    if state == .normal { configured?.configuration.setLocalizedTitle(title) }
    contentDidChange()
  }

  /// Sets the colour of a plain title for a state; `nil` removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Sets the colour of the title's shadow for a state. Stored; the label's own shadow is drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
  /// The colour of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
  /// Whether the title's shadow changes sides while highlighted. Stored.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether a pointer is over the button; there is none.
  open var isHovered: Bool { false }
  /// The order of the menu's elements. Stored; the menu does not open.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Creates a button of the system type with an image, and a method that it calls when it is touched.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Sets the attributed title for a state, which takes precedence over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    if state == .normal { configured?.configuration.attributedTitle = title.map { AttributedString(uiKit: $0) } }
    contentDidChange()
  }

  /// Sets the image for a state; states without one use that of `normal`. `nil` removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { configured?.configuration.image = image }
    contentDidChange()
  }

  /// Sets the values that a symbol has in a state where its own configuration says nothing; states without any use those
  /// of `normal`. `nil` removes them.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// The state's own values for symbols, or else those of `normal`.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  /// The values for symbols in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Sets the image behind the content for a state; its frame is `backgroundRect(forBounds:)`. States without one use
  /// that of `normal`. `nil` removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// The state's own plain title, or else that of `normal`, even if an attributed one is displayed instead.
  open func title(for state: State) -> String? { titles.value(for: state)?.string }
  /// The state's own colour, or else that of `normal`, or else the default of the type: white for custom buttons, the
  /// tint colour for others, `tertiaryLabel` for disabled ones of these.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) ?? defaultTitleColor(for: state) }
  /// The state's own attributed title, or else that of `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }
  /// The state's own image, or else that of `normal`.
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  /// The state's own background image, or else that of `normal`.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  open override class var namedProperties: [NamedProperty] { super.namedProperties + buttonProperties(Self.self) }

  private class func buttonProperties<Button: UIButton>(_: Button.Type) -> [NamedProperty] {
    [
      NamedProperty("titleLabel", \Button.titleLabel), NamedProperty("imageView", \Button.imageView),
      NamedProperty("currentTitle", \Button.currentTitle), NamedProperty("currentImage", \Button.currentImage),
      NamedProperty("contentEdgeInsets", \Button.contentEdgeInsets),
      NamedProperty("titleEdgeInsets", \Button.titleEdgeInsets),
      NamedProperty("imageEdgeInsets", \Button.imageEdgeInsets),
    ]
  }

  /// The plain title for the current state.
  open var currentTitle: String? { shownTitle ?? title(for: state) }
  /// The colour of a plain title in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor(for: state) }
  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image for the current state.
  open var currentImage: UIImage? { configured == nil ? image(for: state) : shownImage }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Views

  /// The label with the title, created on first access. The button sets its text and colour; its font, number of
  /// lines and line break mode can be changed: by default, it has one line, truncated in the middle.
  open var titleLabel: UILabel? { label }
  /// The view with the image, created on first access.
  open var imageView: UIImageView? { pictureView }
  /// Whether the image of a disabled system button is grey if it is a template.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } }
  }

  // MARK: Stored, without effect on a still picture

  /// Stored; there are no touches.
  open var showsTouchWhenHighlighted = false
  /// Stored; images are not dimmed.
  open var adjustsImageWhenHighlighted = true
  /// A closure that gives the pointer another style over a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// The style that the button would have on a Mac. Stored.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Always `pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Stored; there is no pointer.
  open var isPointerInteractionEnabled = false
  /// Stored; there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider?
  /// Always `false`: there are no touches.
  open var isHeld: Bool { false }

  // MARK: Menu and role

  /// The menu, which does not open. With `changesSelectionAsPrimaryAction` and `showsMenuAsPrimaryAction` the button
  /// shows its chosen element: the first that is `on`, or else the first.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// Whether the button shows the chosen element of its menu or, without one, is selected in turns. The app itself
  /// changes `isSelected`: there are no touches.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } }
  }

  /// The role of the button. A configured button that destroys data is red in place of its tint colour.
  open var role = Role.normal {
    didSet { if role != oldValue { contentDidChange() } }
  }

  // MARK: Geometry

  /// The insets around the content. Nonzero insets replace the button's default padding. A configured button has its
  /// configuration's in place of all three.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      sizeDidChange()
      ownProperties.insert(.contentEdgeInsets)
    }
  }
  /// Insets that move or shrink the title without changing the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      ownProperties.insert(.titleEdgeInsets)
    }
  }
  /// Insets that move or shrink the image without changing the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      ownProperties.insert(.imageEdgeInsets)
    }
  }

  /// Whether the image is enlarged at the accessibility categories.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { sizeDidChange() }
  }

  open override var intrinsicContentSize: CGSize {
    configured == nil ? sizeWithBackground : configuredSize(width: widthAskedAbout)
  }

  /// The size of the content. Without a configuration it is the same for every proposed size: a title that could wrap
  /// stays on one line. With one, texts wrap at the width, unless it is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard configured != nil else { return sizeWithBackground }
    return configuredSize(width: size.width > 0 && size.width < 1e9 ? size.width : nil)
  }

  /// The rectangle of the background image: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of title and image, in points: the bounds without `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownContentInsets) }
  /// The rectangle of the title, not yet rounded to device pixels; narrower than the text if the title and the image
  /// do not fit. A title that wraps keeps the height of all its lines, even if the content is lower.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }
  /// The rectangle of the image, not yet rounded to device pixels; on the leading side of the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard configured == nil else { return layOutConfigured() }
    updateContentViews()
    let content = contentRect(forBounds: bounds)
    storedBackgroundView?.frame = backgroundRect(forBounds: bounds)
    storedImageView?.frame = currentImage == nil ? .zero : roundedToPixels(imageRect(forContentRect: content))
    storedLabel?.frame = hasTitle ? roundedToPixels(titleRect(forContentRect: content)) : .zero
  }

  /// The baseline offsets of the title in a button of this size.
  @_spi(Subclasses) open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
    if let offsets = configuredBaselines(for: size) { return offsets }
    guard configured == nil, hasTitle else { return super.baselineOffsets(for: size) }
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    let title = roundedToPixels(titleRect(forContentRect: content))
    let offsets = label.baselineOffsets(for: title.size)
    return (title.minY + offsets.first, size.height - title.maxY + offsets.last)
  }

  @_spi(Subclasses) open override var baselineDistance: CGFloat? {
    configured != nil || hasTitle ? storedLabel?.baselineDistance : nil
  }

  @_spi(Subclasses) open override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool {
    mayWrapConfiguredTexts && width < size.width
  }

  // MARK: Changes

  override func becomeProxy() {
    super.becomeProxy()
    (titleColors, backgroundImages) = (StateValues(), StateValues())
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    takeOver(.contentEdgeInsets, \UIButton.contentEdgeInsets, from: proxy)
    takeOver(.titleEdgeInsets, \UIButton.titleEdgeInsets, from: proxy)
    takeOver(.imageEdgeInsets, \UIButton.imageEdgeInsets, from: proxy)
    if let proxy = proxy as? UIButton { takeOverStateValues(from: proxy) }
  }

  @_spi(Subclasses) open override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsImageSizeForAccessibilityContentSizeCategory { sizeDidChange() }
  }
}
