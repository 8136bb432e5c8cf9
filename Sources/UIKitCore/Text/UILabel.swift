public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A view that shows text on one line or several.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What was assigned last, `text` or `attributedText`.
  final var content = LabelContent.none {
    didSet { contentChanges += 1 }
  }
  /// How often something was assigned.
  final private(set) var contentChanges = 0
  /// The text as it was prepared last.
  final var lastPrepared: PreparedText?
  /// What it was prepared from, as long as that may be compared.
  final var preparedSource: LabelTextSource?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isStandardAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { text }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .staticText }

  // MARK: Text

  /// The text alone. Assigned, it replaces `attributedText`: it is set in the label's font, colour and style.
  ///
  /// One that was looked up in files of strings, and that varies by width, is the widest of its variants. The label shows
  /// the one for the ems that fit across its window (`String.variantFittingPresentationWidth(_:)`), and chooses
  /// again when the window or the text size changes. Differs from UIKit, where a label that is given the text anew may keep
  /// the shorter one (openradar 39149993, iOS 11.3).
  open var text: String? {
    get { content.string }
    set { localizedText = newValue.map(StringsLookup().localizedText) }
  }

  /// The text alone with what was looked up as it, which need not be what the environment knows of its characters.
  package final var localizedText: LocalizedText? {
    get { content.localizedText }
    set {
      guard content.attributedString != nil || content.localizedText != newValue else { return }
      content = newValue.map { .plain($0) } ?? .none
      textDidChange()
    }
  }

  /// The text with its attributes. Assigned, it replaces `text`, and what its first character says becomes the label's
  /// font, colour, alignment, line break mode and strategy (Apple's documentation of the property).
  open var attributedText: NSAttributedString? {
    get { content.attributedString ?? content.string.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      content =
        newValue.map { .attributed(NSAttributedString(attributedString: $0), LocalizedText($0.string)) } ?? .none
      adoptFirstAttributes()
      textDidChange()
    }
  }

  /// The font; a label has no text without one, so that nil is the system font at 17 points, as in UIKit. Assigned, it
  /// is that of all of the attributed text.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if let font { applyToAttributedText(.font, font) }
      textDidChange()
      ownProperties.insert(.font)
    }
  }

  /// The colour of the text; nil is the default, `UIColor.label`. Assigned, it is that of all of the attributed text.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if let textColor { applyToAttributedText(.foregroundColor, textColor) }
      ownProperties.insert(.textColor)
    }
  }

  /// The colour of the text while `isHighlighted`; nil: `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { ownProperties.insert(.highlightedTextColor) }
  }
  /// Whether the text has `highlightedTextColor`. Differs from UIKit: a cell that is highlighted does not set it.
  open var isHighlighted = false
  /// Whether the text is drawn as strong as usual, or dimmed.
  open var isEnabled = true

  /// The colour of a shadow without blur below the text; nil: none. A shadow among the text's attributes comes first.
  open var shadowColor: UIColor? {
    didSet { ownProperties.insert(.shadowColor) }
  }
  /// Points, to the right and downwards: one point above the text unless set (Apple's documentation).
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { ownProperties.insert(.shadowOffset) }
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

  /// The most lines shown; 0 means as many as needed. A negative number counts as 0.
  open var numberOfLines = 1 {
    didSet {
      textDidChange()
      if (numberOfLines == 1) != (oldValue == 1) { superview?.arrangedSubviewDidChange(self) }
    }
  }

  /// Where lines stand. Natural text stands where the interface's direction starts, whatever its own direction.
  open var textAlignment = NSTextAlignment.natural {
    didSet { applyToAttributedText { $0.alignment = textAlignment } }
  }

  /// The alignment that a view of UIKit's gives a label of its own; nil: none.
  package final var systemAlignment: NSTextAlignment?

  /// How the last line ends when text is cut. Lines break between words, by `byCharWrapping` between characters.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      applyToAttributedText { $0.lineBreakMode = lineBreakMode }
      textDidChange()
    }
  }

  /// Where lines of `text` had better not break. Attributed text follows its paragraph styles alone, which have none
  /// unless set (Apple's documentation).
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { textDidChange() }
  }

  /// The width text is wrapped at for `intrinsicContentSize`; 0 or less means none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Fitting

  /// Whether text without enough room is shrunk before it is cut, down to `minimumScaleFactor`: on one line for the
  /// width alone, on several for the height too.
  open var adjustsFontSizeToFitWidth = false {
    didSet { textDidChange() }
  }

  /// The least factor of the font's size, above 0 and below 1; 0 means that text is not shrunk (Apple's documentation).
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { textDidChange() }
  }

  /// Where a shrunk text stands; counts where `numberOfLines` is 1.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether characters of the last line are moved together, up to a twentieth of its width, before it is truncated.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { textDidChange() }
  }

  /// Whether a preferred or scaled font follows the text size.
  open var adjustsFontForContentSizeCategory = false {
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

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if adjustsFontForContentSizeCategory { adjustFonts() }
  }

  // MARK: Size

  /// The size of the text wrapped at `preferredMaxLayoutWidth` or, without one, at the width that constraints give.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : measuringWidth ?? 0)
  }

  /// Text that wraps by itself, where it is wider than it may be.
  override var mayWrapText: Bool { numberOfLines != 1 }

  package override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && width < size.width
  }

  package override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
    textBaselines(in: size)
  }

  package override var baselineDistance: CGFloat? { font.lineHeight + font.leading }

  /// The size the text takes when wrapped at `size.width`, rounded up to pixels. One line takes all the width it needs;
  /// a width of 0 or less means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  /// The rectangle the text takes in `bounds` on at most `numberOfLines` lines (0: no limit), centred vertically.
  ///
  /// An override changes the size the label asks for, and around which line the text is centred when drawn.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    textRect(in: bounds, lines: numberOfLines)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: rect)
  }

  /// Draws the text in `rect`, in the label's own space. An override may draw it elsewhere by calling this one.
  open func drawText(in rect: CGRect) {
    recordText(in: rect)
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: PlacedPixelGrid) -> ViewContent {
    guard content.string?.isEmpty == false else { return ViewContent() }
    return cutOff(drawing(on: pixels), on: pixels)
  }
}
