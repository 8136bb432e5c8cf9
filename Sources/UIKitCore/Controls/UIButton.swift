public import Foundation

/// A control with a title and a picture, which may differ by state.
///
/// Of the classic kind: without a configuration. Differs from UIKit: nothing is dimmed while highlighted, and pictures
/// are not dimmed while disabled.
@preconcurrency @MainActor
open class UIButton: UIControl {
  final var titles = StateValues<LocalizedText>()
  final var attributedTitles = StateValues<NSAttributedString>()
  final var titleColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  final var storedLabel: UIButtonLabel?
  final var storedImageView: UIImageView?
  final var storedBackgroundView: UIImageView?
  private var storedType = ButtonType.custom

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A button of a type and without a size. Types whose picture is a system symbol fail the scene.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    storedType = buttonType
    reportUnsupportedType()
  }

  /// A button with the action's title and picture, which runs it when it is used.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  override var standardAccessibilityLabel: String? { currentTitle ?? currentAttributedTitle?.string }
  override var standardAccessibilityTraits: UIAccessibilityTraits { super.standardAccessibilityTraits.union(.button) }

  /// The type the button was made with; `custom` for one made with a frame.
  open var buttonType: ButtonType { storedType }

  // MARK: Values by state

  /// The title in a state; without one of its own, a state has that of `normal`. `nil` takes it back.
  open func setTitle(_ title: String?, for state: State) {
    setLocalizedTitle(title.map(StringsLookup().localizedText), for: state)
  }

  /// The title in a state with what was looked up as it, which need not be what the environment knows of its characters.
  package final func setLocalizedTitle(_ title: LocalizedText?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// The colour of a title without one of its own.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// A title with attributes, which goes before the plain one of the state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// The picture in a state; without one of its own, a state has that of `normal`. `nil` takes it back.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// The picture behind the content in a state, as large as `backgroundRect(forBounds:)` says; without one of its own, a
  /// state has that of `normal`. `nil` takes it back.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// The state's own plain title, else that of `normal`, even where an attributed one is shown instead.
  open func title(for state: State) -> String? { titles.value(for: state)?.string }
  /// The state's own colour, else that of `normal`, else the type's: white in custom buttons, the tint colour in
  /// others, where a disabled one has `tertiaryLabel`.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) ?? defaultTitleColor(for: state) }
  /// The state's own attributed title, else that of `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }
  /// The state's own picture, else that of `normal`.
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  /// The state's own background picture, else that of `normal`.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// The plain title of the state the button is in.
  open var currentTitle: String? { title(for: state) }
  /// The colour that a plain title is shown in now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor(for: state) }
  /// The attributed title of the state the button is in.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The picture that is shown now.
  open var currentImage: UIImage? { image(for: state) }
  /// The background picture that is shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Views

  /// The title's view, made on first use. Its text and colour are the button's to set; its font, number of lines and
  /// line break mode are anyone's: one line, cut in the middle unless set.
  open var titleLabel: UILabel? { label }
  /// The picture's view, made on first use.
  open var imageView: UIImageView? { pictureView }

  // MARK: Kept, without effect on a still picture

  /// Kept; nothing opens it.
  open var menu: UIMenu?
  /// Kept: nothing is pressed.
  open var showsTouchWhenHighlighted = false
  /// Kept: pictures are not dimmed.
  open var adjustsImageWhenHighlighted = true
  /// Kept: pictures are not dimmed.
  open var adjustsImageWhenDisabled = true
  /// Always false: nothing is pressed.
  open var isHeld: Bool { false }
  /// Kept: the app changes `isSelected`.
  open var changesSelectionAsPrimaryAction = false
  /// The part the button plays in an alert; kept.
  open var role = Role.normal

  // MARK: Geometry

  /// Room around the content. Any but zero takes the place of the button's own.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      sizeDidChange()
      ownProperties.insert(.contentEdgeInsets)
    }
  }
  /// Moves or cuts the title; the button's size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      ownProperties.insert(.titleEdgeInsets)
    }
  }
  /// Moves or cuts the picture; the button's size stays.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      ownProperties.insert(.imageEdgeInsets)
    }
  }

  /// Whether the picture is larger at the accessibility categories.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { sizeDidChange() }
  }

  open override var intrinsicContentSize: CGSize { sizeWithBackground }

  /// The size of the content, whatever room there is: a title that could wrap stands on one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeWithBackground }

  /// Where the background picture goes: all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and picture are placed, in points: the bounds without `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the title goes, not yet on device pixels; it is narrower than its text where it and the picture have no
  /// room. A title that wraps is as high as its lines, however low the content is.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }
  /// Where the picture goes, not yet on device pixels; on the side the title's text starts at.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentViews()
    let content = contentRect(forBounds: bounds)
    storedBackgroundView?.frame = backgroundRect(forBounds: bounds)
    storedImageView?.frame = currentImage == nil ? .zero : roundedToPixels(imageRect(forContentRect: content))
    storedLabel?.frame = hasTitle ? roundedToPixels(titleRect(forContentRect: content)) : .zero
  }

  /// Those of the title in a button of this size.
  package override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard hasTitle else { return super.baselineOffsets(for: size) }
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    let title = roundedToPixels(titleRect(forContentRect: content))
    let offsets = label.baselineOffsets(for: title.size)
    return (title.minY + offsets.first, size.height - title.maxY + offsets.last)
  }

  package override var baselineDistance: CGFloat? { hasTitle ? label.baselineDistance : nil }

  package override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool { false }

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

  override func stateDidChange() {
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
