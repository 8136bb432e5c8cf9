public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A control with one line of text that can be edited. There is no keyboard: what is shown is the text as set, the
/// placeholder, and while the field is the first responder its caret or selection.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, TextEditing {
  /// The text last set; plain text has the field's attributes.
  final var content = FieldContent.plain("")
  final var placeholderContent: FieldContent?
  final var parts = FieldParts()
  final var values = TextInputValues()
  final var storedSelection = NSRange(location: 0, length: 0)
  final var storedTypingAttributes: [NSAttributedString.Key: Any]?
  final var ownTextAttributes: [NSAttributedString.Key: Any] = [:]
  private var editing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UITextField.self)
  }

  // MARK: Text

  open override class var namedProperties: [NamedProperty] { super.namedProperties + fieldProperties(Self.self) }

  private class func fieldProperties<Field: UITextField>(_: Field.Type) -> [NamedProperty] {
    [
      NamedProperty("text", \Field.text), NamedProperty("attributedText", \Field.attributedText),
      NamedProperty("placeholder", \Field.placeholder),
      NamedProperty("attributedPlaceholder", \Field.attributedPlaceholder),
      NamedProperty("font", \Field.font), NamedProperty("textColor", \Field.textColor),
      NamedProperty("textAlignment", \Field.textAlignment),
      NamedProperty("borderStyle", \Field.borderStyle), NamedProperty("secureTextEntry", \Field.isSecureTextEntry),
      NamedProperty("leftView", \Field.leftView), NamedProperty("rightView", \Field.rightView),
      NamedProperty("selectedTextRange", \Field.selectedTextRange),
    ]
  }

  /// The text; an empty string instead of `nil`. Setting it replaces `attributedText`.
  open var text: String? {
    get { content.string }
    set {
      let old = content.string
      setContent(.plain(newValue ?? ""))
      reportChange(of: "text", from: old as Any)
    }
  }

  /// The text with its attributes. Setting it also sets the field's font, colour and alignment to those of the first
  /// character.
  open var attributedText: NSAttributedString? {
    get { content.attributed(with: defaultTextAttributes) }
    set {
      let old = associations == nil ? nil : attributedText
      setAttributedText(newValue)
      reportChange(of: "attributedText", from: old as Any)
    }
  }

  /// The text shown, in its own colour, while the field is empty.
  open var placeholder: String? {
    get { placeholderContent?.string }
    set {
      let old = placeholderContent?.string
      setPlaceholder(newValue.map { .plain($0) })
      reportChange(of: "placeholder", from: old as Any)
    }
  }

  /// The text as it was looked up, which may differ from what the environment finds for its characters.
  package final func setLocalizedText(_ text: LocalizedText) { setContent(.plain(text)) }
  /// The placeholder as it was looked up.
  package final func setLocalizedPlaceholder(_ text: LocalizedText) { setPlaceholder(.plain(text)) }

  /// The placeholder with its attributes; the font is the field's and the colour `placeholderText` unless it has others.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent?.attributed(with: placeholderAttributes) }
    set { setPlaceholder(newValue.map { .attributed(NSAttributedString(attributedString: $0)) }) }
  }

  /// The font, that of the system at 17 points by default and for nil; setting it applies it to the whole text.
  open var font: UIFont? = .standardOfLabels {
    didSet {
      if font == nil { font = .standardOfLabels }
      apply(.font, font)
      ownProperties.insert(.font)
      reportChange(of: "font", from: oldValue as Any)
    }
  }
  /// The colour of the text, `UIColor.label` by default; setting it applies it to the whole text.
  open var textColor: UIColor? = .label {
    didSet {
      apply(.foregroundColor, textColor)
      ownProperties.insert(.textColor)
      reportChange(of: "textColor", from: oldValue as Any)
    }
  }
  /// The alignment of the text; `natural` follows the interface's direction.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      showContent()
      reportChange(of: "textAlignment", from: oldValue)
    }
  }
  /// The attributes of plain text; setting them applies them to the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownAttributes }
    set { setDefaultTextAttributes(newValue) }
  }
  /// The attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { storedTypingAttributes ?? (isEditing ? defaultTextAttributes : nil) }
    set { storedTypingAttributes = newValue }
  }
  /// Stored: whether the user may change attributes.
  open var allowsEditingTextAttributes = false

  /// The colour of a placeholder that has none of its own.
  @_spi(Subclasses) open var placeholderColor: UIColor { .placeholderText }

  // MARK: Fitting

  /// Whether text that does not fit is shrunk down to `minimumFontSize` before it is cut.
  open var adjustsFontSizeToFitWidth = false {
    didSet { showContent() }
  }
  /// The size in points down to which text is shrunk; 0 for no limit but one point.
  open var minimumFontSize: CGFloat = 0 {
    didSet { showContent() }
  }
  /// Whether preferred and scaled fonts adapt to the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  // MARK: Appearance

  /// The border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { showBorder() } }
  }
  /// The image behind the text, which is stretched; not shown with a rounded border.
  open var background: UIImage? {
    didSet { showBorder() }
  }
  /// The image behind the text while the field is disabled.
  open var disabledBackground: UIImage? {
    didSet { showBorder() }
  }
  /// When the button that removes the text is shown, as long as there is any.
  open var clearButtonMode = ViewMode.never {
    didSet { showSides() }
  }
  /// The view at the leading end.
  open var leftView: UIView? {
    didSet { sideDidChange(from: oldValue) }
  }
  /// When the leading view is shown; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { showSides() }
  }
  /// The view at the trailing end, in place of the clear button.
  open var rightView: UIView? {
    didSet { sideDidChange(from: oldValue) }
  }
  /// When the trailing view is shown; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { showSides() }
  }

  // MARK: Editing

  /// The delegate. A weak reference.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is the first responder.
  open var isEditing: Bool { editing }
  /// Whether the text is removed when editing begins, if the delegate allows it.
  open var clearsOnBeginEditing = false
  /// Whether typing replaces the whole text.
  open var clearsOnInsertion = false
  /// The view shown in place of the keyboard. Stored.
  open override var inputView: UIView? {
    get { values.inputView }
    set { values.inputView = newValue }
  }
  /// The view shown above the keyboard. Stored.
  open override var inputAccessoryView: UIView? {
    get { values.inputAccessoryView }
    set { values.inputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    editing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    selection = NSRange(location: editedText.length, length: 0)
    editingDidChange(.editingDidBegin, UITextField.textDidBeginEditingNotification)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    editing = false
    editingDidChange(.editingDidEnd, UITextField.textDidEndEditingNotification)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    return true
  }

  // MARK: Rectangles

  /// The rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text while it is not edited: beside the border, the views and the clear button that are shown.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// The rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// The rectangle of the clear button, at the trailing end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(in: bounds) }
  /// The rectangle of the leading view, in its own size.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    place(of: leftView, in: bounds, isTrailing: isRightToLeft)
  }
  /// The rectangle of the trailing view, in its own size.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    place(of: rightView, in: bounds, isTrailing: !isRightToLeft)
  }

  /// Draws the text in a rectangle of the field. An override may draw it elsewhere by calling `super`.
  open func drawText(in rect: CGRect) { parts.text?.drawOwnText(in: rect) }
  /// Draws the placeholder in a rectangle of the field. An override may draw it elsewhere by calling `super`.
  open func drawPlaceholder(in rect: CGRect) { parts.placeholder?.drawOwnText(in: rect) }

  // MARK: Size

  /// The width of the text, or of the placeholder, with what is beside it, and the height of a line in the border.
  open override var intrinsicContentSize: CGSize { contentSize }
  /// The intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  @_spi(Subclasses) open override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool { false }
  @_spi(Subclasses) open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let baseline = self.baseline(in: CGRect(origin: .zero, size: size))
    return (baseline, size.height - baseline)
  }
  @_spi(Subclasses) open override var baselineDistance: CGFloat? { shownFont.lineHeight + shownFont.leading }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    super.recordedContent(on: pixels).adding(editingMarks(on: pixels))
  }

  // MARK: Changes

  @_spi(Subclasses) open override func stateDidChange() {
    super.stateDidChange()
    showBorder()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFont() }
    showBorder()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    takeOver(.font, \UITextField.font, from: proxy)
    takeOver(.textColor, \UITextField.textColor, from: proxy)
  }

  // MARK: Accessibility

  /// The text, or the placeholder of an empty field; of a secure field its dots.
  @_spi(Subclasses) open override var standardAccessibilityValue: String? { spokenValue }
  /// That of a field whose text is edited.
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    var traits = super.standardAccessibilityTraits.union(.textEntry)
    if isSecureTextEntry { traits.insert(.secureTextEntry) }
    if isFirstResponder { traits.insert(.isEditing) }
    return traits
  }
  /// A field speaks its placeholder: it needs no label beside it.
  @_spi(Subclasses) open override var needsAccessibilityLabel: Bool {
    (placeholder ?? "").isEmpty && super.needsAccessibilityLabel
  }

  // MARK: Stored, without effect

  /// The delegate of drags. Stored; there are no touches. A weak reference.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// The interaction that drags text: none, as there are no touches.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The delegate of drops. Stored; there are no touches. A weak reference.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// The delegate of pasting. Stored; nothing is pasted. A weak reference.
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  /// The buttons above the keyboard. Stored; there is no keyboard.
  open var inputAssistantItem: UITextInputAssistantItem { assistantItem }
  private lazy var assistantItem = UITextInputAssistantItem()
  /// Whether words are suggested in the text. Stored; there is no keyboard.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The extent of the system's writing help. Stored.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The results that the system's writing help may give. Stored.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Whether results of calculations are suggested. Stored.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default

  /// The menu of commands for a range, before it is shown; never called. `nil` for the system's.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// The end of a line that the selection belongs to. Stored.
  open var selectionAffinity = UITextStorageDirection.forward

  // MARK: UITextInputTraits

  open var keyboardType: UIKeyboardType {
    get { values.keyboardType }
    set { values.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { values.keyboardAppearance }
    set { values.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { values.returnKeyType }
    set { values.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { values.enablesReturnKeyAutomatically }
    set { values.enablesReturnKeyAutomatically = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { values.autocapitalizationType }
    set { values.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { values.autocorrectionType }
    set { values.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { values.spellCheckingType }
    set { values.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { values.smartQuotesType }
    set { values.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { values.smartDashesType }
    set { values.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { values.smartInsertDeleteType }
    set { values.smartInsertDeleteType = newValue }
  }
  open var passwordRules: UITextInputPasswordRules? {
    get { values.passwordRules }
    set { values.passwordRules = newValue }
  }
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    get { values.contentType }
    set { values.contentType = newValue }
  }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { showContent() } }
  }

  // MARK: UITextInput

  open var hasText: Bool { editedText.length > 0 }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteOnce() }
  open func text(in range: UITextRange) -> String? { substring(range) }
  open func replace(_ range: UITextRange, withText text: String) { replaceText(range, text) }
  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextOffsetRange(selection) : nil }
    set { if let range = newValue.flatMap(editedText.range) { selection = range } }
  }
  open var markedTextRange: UITextRange? { nil }
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { values.markedTextStyle }
    set { values.markedTextStyle = newValue }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insert(markedText ?? "") }
  open func unmarkText() {}
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(editedText.length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    rangeBetween(fromPosition, toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { moved(position, by: offset) }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, by: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { distance(from, toPosition) }
  open weak var inputDelegate: (any UITextInputDelegate)?
  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(range) }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: editedText.offset(position) ?? 0) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearestTo: point, in: nil) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(nearestTo: point, in: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
