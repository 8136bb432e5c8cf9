public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A view that displays text on one or several lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The content last set as `text` or `attributedText`.
  @exclusivity(unchecked) final var content = LabelContent.none {
    didSet {
      contentChanges += 1
      lookChanges &+= 1
    }
  }
  /// The number of times the content was set.
  @exclusivity(unchecked) final private(set) var contentChanges = 0
  /// Whether the properties are being set to the attributes of the text.
  final var isAdoptingAttributes = false
  /// The text last prepared.
  @exclusivity(unchecked) final var lastPrepared: PreparedText?
  /// The source of the text last prepared; `nil` if that text must not be reused.
  @exclusivity(unchecked) final var preparedSource: LabelTextSource?
  /// The number of times that anything was set on which the text's look or place depends.
  @exclusivity(unchecked) final var lookChanges = 0
  /// The look for which the text was last prepared, with its baselines.
  @exclusivity(unchecked) final var preparedLook: LabelLook?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UILabel.self)
  }

  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool { true }
  @_spi(Subclasses) open override var standardAccessibilityLabel: String? { text }
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits { .staticText }

  /// An empty label is passed over, unless it was made an element (L: no picture shows one).
  @_spi(Subclasses) open override var hasNothingToSpeak: Bool {
    accessibility?.isElement == nil && spokenLabel == nil && spokenValue == nil && spokenHint == nil
  }

  /// A label's text is its label.
  @_spi(Subclasses) open override var needsAccessibilityLabel: Bool { isTarget }
  override func addFacts(to facts: inout ViewFacts) { addTextFacts(to: &facts) }
  package override var displayedText: String? { text }

  /// Whether a pointer shows a text that is cut off. Stored; there is no pointer.
  open var showsExpansionTextWhenTruncated = false
  /// Whether vibrancy applies to the text. Stored; it keeps its own colour.
  open var preferredVibrancy = UILabelVibrancy.none

  // MARK: Text

  open override class var namedProperties: [NamedProperty] { super.namedProperties + labelProperties(Self.self) }

  private class func labelProperties<Label: UILabel>(_: Label.Type) -> [NamedProperty] {
    [
      NamedProperty("text", \Label.text), NamedProperty("attributedText", \Label.attributedText),
      NamedProperty("font", \Label.font), NamedProperty("textColor", \Label.textColor),
      NamedProperty("textAlignment", \Label.textAlignment), NamedProperty("numberOfLines", \Label.numberOfLines),
      NamedProperty("lineBreakMode", \Label.lineBreakMode),
      NamedProperty("highlightedTextColor", \Label.highlightedTextColor),
      NamedProperty("highlighted", \Label.isHighlighted), NamedProperty("enabled", \Label.isEnabled),
      NamedProperty("adjustsFontSizeToFitWidth", \Label.adjustsFontSizeToFitWidth),
      NamedProperty("adjustsFontForContentSizeCategory", \Label.adjustsFontForContentSizeCategory),
      NamedProperty("minimumScaleFactor", \Label.minimumScaleFactor),
      NamedProperty("preferredMaxLayoutWidth", \Label.preferredMaxLayoutWidth),
    ]
  }

  /// The text without attributes. Setting it replaces `attributedText`; it has the label's font, colour and style.
  ///
  /// The value of a text that was looked up in strings files and varies by width is its widest variant. The label
  /// displays the variant for the number of ems that fit in its window's width
  /// (`String.variantFittingPresentationWidth(_:)`), and chooses again when the window or the text size changes.
  /// Differs from UIKit, where a label whose text is set again may keep the shorter variant (openradar 39149993, iOS
  /// 11.3).
  open var text: String? {
    get { content.string }
    set {
      let old = content.string
      localizedText = newValue.map(StringsLookup().localizedText)
      reportChange(of: "text", from: old as Any)
    }
  }

  /// The text as it was looked up, which may differ from what the environment finds for its characters.
  package final var localizedText: LocalizedText? {
    get { content.localizedText }
    set {
      guard content.attributedString != nil || content.localizedText != newValue else { return }
      content = newValue.map { .plain($0) } ?? .none
      textDidChange()
    }
  }

  /// The text with its attributes. Setting it replaces `text` and sets the label's font, colour, alignment, line
  /// break mode and tightening to those of the first character (Apple's documentation of the property).
  open var attributedText: NSAttributedString? {
    get { content.attributedString ?? content.string.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      let old = associations == nil ? nil : attributedText
      content =
        newValue.map { .attributed(NSAttributedString(attributedString: $0), LocalizedText($0.string)) } ?? .none
      adoptFirstAttributes()
      textDidChange()
      reportChange(of: "attributedText", from: old as Any)
    }
  }

  /// The font; setting `nil` sets the system font at 17 points, as in UIKit. Setting it applies the font to the whole
  /// attributed text.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  @exclusivity(unchecked) open var font: UIFont! = .standardOfLabels {
    didSet {
      lookChanges &+= 1
      if font == nil { font = .standardOfLabels }
      if let font { applyToAttributedText(.font, font) }
      textDidChange()
      ownProperties.insert(.font)
    }
  }

  /// The colour of the text; setting `nil` sets the default, `UIColor.label`. Setting it applies the colour to the
  /// whole attributed text.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  @exclusivity(unchecked) open var textColor: UIColor! = .label {
    didSet {
      lookChanges &+= 1
      if textColor == nil { textColor = .label }
      if let textColor { applyToAttributedText(.foregroundColor, textColor) }
      ownProperties.insert(.textColor)
    }
  }

  /// The colour of the text while `isHighlighted`; `nil` means `textColor`.
  @exclusivity(unchecked) open var highlightedTextColor: UIColor? {
    didSet {
      lookChanges &+= 1
      ownProperties.insert(.highlightedTextColor)
    }
  }
  /// Whether the text has `highlightedTextColor`. Differs from UIKit: a highlighted cell does not set it.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { lookChanges &+= 1 }
  }
  /// Whether the text is drawn at full strength, or dimmed if `false`.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { lookChanges &+= 1 }
  }

  /// The colour of the text's shadow, which has no blur; `nil` for none. A shadow in the text's attributes takes
  /// precedence.
  @exclusivity(unchecked) open var shadowColor: UIColor? {
    didSet {
      lookChanges &+= 1
      ownProperties.insert(.shadowColor)
    }
  }
  /// The shadow's offset in points, to the right and downwards: by default, one point above the text (Apple's
  /// documentation).
  @exclusivity(unchecked) open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      lookChanges &+= 1
      ownProperties.insert(.shadowOffset)
    }
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    takeOver(.font, \UILabel.font, from: proxy)
    takeOver(.textColor, \UILabel.textColor, from: proxy)
    takeOver(.highlightedTextColor, \UILabel.highlightedTextColor, from: proxy)
    takeOver(.shadowColor, \UILabel.shadowColor, from: proxy)
    takeOver(.shadowOffset, \UILabel.shadowOffset, from: proxy)
  }

  // MARK: Lines

  /// The maximum number of lines; 0 or a negative number means no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet {
      textDidChange()
      if (numberOfLines == 1) != (oldValue == 1) { superview?.arrangedSubviewDidChange(self) }
    }
  }

  /// The alignment of the lines. `natural` follows the interface's layout direction, not the text's own.
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural {
    didSet {
      lookChanges &+= 1
      applyToAttributedText { $0.alignment = textAlignment }
    }
  }

  /// The default alignment of a label that belongs to one of UIKit's own views; `nil` if there is none.
  @exclusivity(unchecked) package final var systemAlignment: NSTextAlignment?

  /// The way the last line is truncated. Lines break between words, or between characters with `byCharWrapping`.
  @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      applyToAttributedText { $0.lineBreakMode = lineBreakMode }
      textDidChange()
    }
  }

  /// The strategy that avoids undesirable line breaks in `text`. Attributed text follows only its paragraph styles,
  /// which have no strategy by default (Apple's documentation).
  @exclusivity(unchecked) open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { textDidChange() }
  }

  /// The width at which text is wrapped for `intrinsicContentSize`; 0 or less means no limit.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Fitting

  /// Whether text that does not fit is shrunk, down to `minimumScaleFactor`, before it is truncated: to fit the width
  /// for one line, and also the height for several.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
    didSet { textDidChange() }
  }

  /// The minimum scale of the font size, above 0 and below 1; 0 means that text is not shrunk (Apple's
  /// documentation).
  @exclusivity(unchecked) open var minimumScaleFactor: CGFloat = 0 {
    didSet { textDidChange() }
  }

  /// The vertical position of shrunk text; used if `numberOfLines` is 1.
  @exclusivity(unchecked) open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { lookChanges &+= 1 }
  }
  /// Whether the characters of the last line may be tightened, by up to a twentieth of its width, before it is
  /// truncated.
  @exclusivity(unchecked) open var allowsDefaultTighteningForTruncation = false {
    didSet { textDidChange() }
  }

  /// Whether preferred and scaled fonts adapt to the content size category.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    presentationRoomDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    presentationRoomDidChange()
  }

  /// Another variant of the text may be chosen.
  override func presentationRoomDidChange() {
    guard let room = presentationRoom, room != preparedSource?.room else { return }
    textDidChange()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if adjustsFontForContentSizeCategory { adjustFonts() }
  }

  // MARK: Size

  /// The size of the text, wrapped at `preferredMaxLayoutWidth` or otherwise at the width determined by constraints.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthAskedAbout ?? 0)
  }

  /// Whether the text wraps where it is wider than its space.
  @_spi(Subclasses) open override var mayWrapText: Bool { numberOfLines != 1 }

  @_spi(Subclasses) open override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && width < size.width
  }

  @_spi(Subclasses) open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
    textBaselines(in: size)
  }

  @_spi(Subclasses) open override var baselineDistance: CGFloat? { font.lineHeight + font.leading }

  /// The size of the text wrapped at `size.width`, rounded up to pixels. A single line has its full width; a width of
  /// 0 or less means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  /// The rectangle of the text in `bounds` with at most `numberOfLines` lines (0 for no limit), centred vertically.
  ///
  /// An override changes the label's fitting size, and the position on which drawn text is centred vertically.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    textRect(in: bounds, lines: numberOfLines)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: rect)
  }

  /// Draws the text in `rect`, in the label's own coordinate space. An override may draw it elsewhere by calling
  /// `super`.
  open func drawText(in rect: CGRect) {
    recordText(in: rect)
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    guard content.string?.isEmpty == false else { return ViewContent() }
    return cutOff(drawing(on: pixels), on: pixels)
  }

  @_spi(Subclasses) open override func addAppearance(to appearance: inout ViewAppearance, showing content: ViewContent)
  {
    super.addAppearance(to: &appearance, showing: content)
    addTextAppearance(to: &appearance, showing: content)
  }
}

/// Whether vibrancy applies to a label, with UIKit's raw values.
public enum UILabelVibrancy: Int, Sendable {
  /// It does not.
  case none = 0
  /// As the system does.
  case automatic = 1
}
