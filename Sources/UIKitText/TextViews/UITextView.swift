public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A view with text of any number of lines, which scrolls or grows with it.
///
/// Text is laid out as far down as it is shown: the height of the rest of a long text is estimated from the part above
/// it until that is shown.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextEditing {
  final let storage: NSTextStorage
  final let manager: NSLayoutManager
  final let container: NSTextContainer
  final var values = TextInputValues()
  final var storedSelection = NSRange(location: 0, length: 0)
  final var storedTypingAttributes: [NSAttributedString.Key: Any]?
  private var editing = false

  /// Creates a text view with a container, whose layout manager and storage it uses if it has them.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: CGSize(width: 0, height: 0))
    if textContainer == nil { container.widthTracksTextView = true }
    let manager = container.layoutManager ?? NSLayoutManager()
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    (self.container, self.manager, self.storage) = (container, manager, storage)
    super.init(frame: frame)
    connect()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: CGSize(width: 0, height: 0))
    container.widthTracksTextView = true
    (manager, storage) = (NSLayoutManager(), NSTextStorage(string: ""))
    super.init(coder: coder)
    connect()
    coder.document?.decodeProperties(of: self, declaredBy: UITextView.self)
  }

  /// Creates a text view; both versions of TextKit are the same here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Makes the objects of the text know each other and the view.
  private func connect() {
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if let later = manager.laterManager {
      content = later.textContentManager ?? NSTextContentStorage(storage, shownBy: later)
    }
    if !ownProperties.contains(.backgroundColor) {
      backgroundColor = .systemBackground
      ownProperties.remove(.backgroundColor)
    }
    manager.didChange = { [weak self] in MainActor.assumeIsolated { self?.textDidChange() } }
    updateDefaults()
  }

  // MARK: Text

  open override class var namedProperties: [NamedProperty] { super.namedProperties + viewProperties(Self.self) }

  private class func viewProperties<View: UITextView>(_: View.Type) -> [NamedProperty] {
    [
      NamedProperty("text", \View.text), NamedProperty("attributedText", \View.attributedText),
      NamedProperty("font", \View.font), NamedProperty("textColor", \View.textColor),
      NamedProperty("textAlignment", \View.textAlignment),
      NamedProperty("editable", \View.isEditable), NamedProperty("selectable", \View.isSelectable),
      NamedProperty("textContainerInset", \View.textContainerInset),
      NamedProperty("selectedRange", \View.selectedRange),
      NamedProperty("selectedTextRange", \View.selectedTextRange),
    ]
  }

  /// The text; an empty string instead of `nil`. Setting it replaces all attributes by the view's own.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var text: String! {
    get { storage.string }
    set {
      let old = storage.string
      setText(newValue ?? "")
      reportChange(of: "text", from: old)
    }
  }

  /// The text with its attributes.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage.plainCopy) }
    set {
      let old = associations == nil ? nil : attributedText
      setAttributedText(newValue)
      reportChange(of: "attributedText", from: old as Any)
    }
  }

  /// The font of the whole text; without one the text has the system font at 12 points. Setting it applies it to the
  /// whole text.
  open var font: UIFont? {
    didSet {
      apply(.font, font)
      ownProperties.insert(.font)
      reportChange(of: "font", from: oldValue as Any)
    }
  }
  /// The colour of the whole text; `UIColor.label` without one. Setting it applies it to the whole text.
  open var textColor: UIColor? {
    didSet {
      apply(.foregroundColor, textColor)
      ownProperties.insert(.textColor)
      reportChange(of: "textColor", from: oldValue as Any)
    }
  }
  /// The alignment of the whole text. Setting it applies it to all paragraphs.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      applyAlignment()
      reportChange(of: "textAlignment", from: oldValue)
    }
  }
  /// The attributes of links, in place of their own: the tint colour by default.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    didSet { updateDefaults() }
  }
  /// The kinds of data that are found in the text and shown as links while the text cannot be edited; none by default.
  open var dataDetectorTypes = UIDataDetectorTypes() {
    didSet { updateDefaults() }
  }
  /// The attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { storedTypingAttributes ?? ownAttributes }
    set { storedTypingAttributes = newValue }
  }
  /// Stored: whether the user may change attributes.
  open var allowsEditingTextAttributes = false
  /// Whether preferred and scaled fonts adapt to the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: TextKit

  /// The text as it is stored.
  open var textStorage: NSTextStorage { storage }
  /// The object that lays the text out.
  open var layoutManager: NSLayoutManager { manager }
  /// The region of the text.
  open var textContainer: NSTextContainer { container }
  /// The insets of the text; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if !textContainerInset.hasFiniteSides { textContainerInset = oldValue }
      if textContainerInset != oldValue { textDidChange() }
      reportChange(of: "textContainerInset", from: oldValue)
    }
  }
  /// The layout manager of TextKit 2.
  open var textLayoutManager: NSTextLayoutManager? {
    if content == nil { content = NSTextContentStorage(storage, shownBy: NSTextLayoutManager(manager)) }
    return manager.laterManager
  }
  /// The text of TextKit 2: the container's or, once it is asked for, one of the view's own.
  private var content: NSTextContentManager?

  // MARK: Editing

  /// The delegate, which is also that of the scroll view. A weak reference.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  /// Whether the text can be edited.
  open var isEditable = true {
    didSet { if isEditable != oldValue { updateDefaults() } }
  }
  /// Whether text can be selected and links can be used.
  open var isSelectable = true
  /// Whether the view is the first responder and its text is edited.
  final var isEditing: Bool { editing }
  /// Whether typing replaces the whole text.
  open var clearsOnInsertion = false
  /// The selected characters; a range beyond the text is cut to it.
  open var selectedRange: NSRange {
    get { selection }
    set { selection = newValue }
  }
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

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the text can be edited and the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !isEditable || (delegate?.textViewShouldBeginEditing(self) ?? true), super.becomeFirstResponder() else {
      return false
    }
    editing = isEditable
    if editing { notify(UITextView.textDidBeginEditingNotification) { $0.textViewDidBeginEditing(self) } }
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !editing || (delegate?.textViewShouldEndEditing(self) ?? true), super.resignFirstResponder() else {
      return false
    }
    let wasEditing = editing
    editing = false
    if wasEditing { notify(UITextView.textDidEndEditingNotification) { $0.textViewDidEndEditing(self) } }
    return true
  }

  /// Scrolls just far enough to show the characters of a range.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

  // MARK: Size

  /// Whether the view scrolls; if not, its size follows the text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textDidChange() } }
  }

  /// The size of the text with its insets, unless the view scrolls: then it has none.
  open override var intrinsicContentSize: CGSize { contentSizeOfText }
  /// The size of the text, wrapped at the width, with its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  @_spi(Subclasses) open override var mayWrapText: Bool { !isScrollEnabled }
  @_spi(Subclasses) open override var followsConstraints: Bool { false }
  @_spi(Subclasses) open override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool {
    !isScrollEnabled && width < size.width
  }
  @_spi(Subclasses) open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
    baselines(in: size)
  }
  @_spi(Subclasses) open override var baselineDistance: CGFloat? { shownFont.lineHeight + shownFont.leading }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      boundsDidChange()
    }
  }
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      boundsDidChange()
    }
  }

  @_spi(Subclasses) open override func sizeOfScrolledContent() -> CGSize? {
    container.layoutManager?.ensureLayout(for: container)
    updateContentSize()
    return super.sizeOfScrolledContent()
  }

  // MARK: Drawing

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    recordedText(over: super.recordedContent(on: pixels), on: pixels)
  }
  @_spi(Subclasses) open override var displayedRuns: [(text: String, font: UIFont)] { runsOfText }
  @_spi(Subclasses) open override func addAppearance(to appearance: inout ViewAppearance, showing content: ViewContent)
  {
    super.addAppearance(to: &appearance, showing: content)
    addTextAppearance(to: &appearance, showing: content)
  }

  // MARK: Changes

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    updateDefaults()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateDefaults()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if adjustsFontForContentSizeCategory { adjustFonts() }
    updateDefaults()
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    takeOver(.font, \UITextView.font, from: proxy)
    takeOver(.textColor, \UITextView.textColor, from: proxy)
  }

  // MARK: Accessibility

  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool { true }
  /// The text.
  @_spi(Subclasses) open override var standardAccessibilityValue: String? { storage.string }
  /// That of a field of several lines, or of a text if it cannot be edited (L).
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    guard isEditable else { return .staticText }
    return isFirstResponder ? [.textEntry, .textArea, .isEditing] : [.textEntry, .textArea]
  }
  /// A text that cannot be edited is spoken as it is; one that can needs a label while it is empty.
  @_spi(Subclasses) open override var needsAccessibilityLabel: Bool { storage.length == 0 && isEditable }

  // MARK: Stored, without effect

  /// The delegate of drags. Stored; there are no touches. A weak reference.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// The interaction that drags text: none, as there are no touches.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// Whether text is dragged; `false`, as there are no touches.
  open var isTextDragActive: Bool { false }
  /// The options of drags. Stored; there are no touches.
  open var textDragOptions: UITextDragOptions = []
  /// The interaction that takes dropped text: none, as there are no touches.
  open var textDropInteraction: UIDropInteraction? { nil }
  /// Whether text is dropped; `false`, as there are no touches.
  open var isTextDropActive: Bool { false }

  /// The menu of commands for a range, before it is shown; never called. `nil` for the system's.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
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
  /// Whether the system's writing help is at work; `false`.
  open var isWritingToolsActive: Bool { false }
  /// Whether results of calculations are suggested. Stored.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// Whether pictures like characters can be put in. Stored.
  open var supportsAdaptiveImageGlyph = false
  /// The attributes of marked text. Stored; no text is marked.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  /// The state of the insertion point: `nil`. Stored.
  open var interactionState: Any?
  /// The end of a line that the selection belongs to. Stored.
  open var selectionAffinity = UITextStorageDirection.forward

  /// Whether the text can be searched. Stored; no search is shown.
  open var isFindInteractionEnabled = false
  /// The interaction that finds text, if it can be searched. Stored; no search is shown.
  open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? storedFindInteraction : nil }
  private lazy var storedFindInteraction = UIFindInteraction()
  /// The border. Stored; it is not drawn.
  open var borderStyle = BorderStyle.none
  /// Whether the text is scaled as on a Mac. Stored.
  open var usesStandardTextScaling = false

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
  /// Stored; text views never show dots, as in UIKit.
  open var isSecureTextEntry = false

  // MARK: UITextInput

  open var hasText: Bool { storage.length > 0 }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteOnce() }
  open func text(in range: UITextRange) -> String? { substring(range) }
  open func replace(_ range: UITextRange, withText text: String) { replaceText(range, text) }
  open var selectedTextRange: UITextRange? {
    get { isSelectable ? TextOffsetRange(selection) : nil }
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
  open var endOfDocument: UITextPosition { TextOffset(storage.length) }
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

extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIEdgeInsets {
  fileprivate var hasFiniteSides: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}

extension UITextView {
  /// The borders of a text view, with UIKit's raw values.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A rounded rectangle.
    case roundedRect = 1
  }
}
