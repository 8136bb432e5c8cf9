public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A text field for a search: with a magnifying glass, a background of its own, and tokens before the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private var tokenViews: [SearchTokenView] = []
  private let glass = UIImageView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.document?.decodeProperties(of: self, declaredBy: UISearchTextField.self)
  }

  private func setUp() {
    backgroundColor = UISearchTextField.fill
    layer.cornerRadius = SearchMetrics.fieldRadius
    layer.cornerCurve = .continuous
    clearButtonMode = .whileEditing
    glass.image = UIImage(systemName: "magnifyingglass")
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    glass.isUserInteractionEnabled = false
    leftView = glass
    leftViewMode = .always
  }

  /// The colour behind the text.
  static let fill = UIColor.tertiarySystemFill

  /// The distances by which a search bar moves icons.
  final var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { setNeedsLayout() }
  }

  /// A rectangle of an icon where it is moved to.
  private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
    let offset = offset(of: icon)
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private func offset(of icon: UISearchBar.Icon) -> UIOffset {
    guard let offset = iconOffsets[icon], offset.horizontal.isFinite, offset.vertical.isFinite else { return .zero }
    return offset
  }

  /// The place of the first token or the text beside the glass, from the leading end.
  private var textStart: CGFloat {
    let shift = offset(of: .search).horizontal
    return SearchMetrics.textX + (isRightToLeft ? -shift : shift)
  }

  /// Shows an image in place of the magnifying glass.
  final func showGlass(_ image: UIImage?) { glass.image = image }

  // MARK: Tokens

  /// The tokens, in the order in which they are shown.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set { setTokens(newValue) }
  }
  /// The colour behind tokens; the tint colour unless set.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var tokenBackgroundColor: UIColor! {
    didSet { showTokens() }
  }
  /// Whether the delete key removes tokens. Stored.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied. Stored.
  open var allowsCopyingTokens = true

  /// Inserts a token at an index; a fault beyond their number.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    guard holds(tokenIndex, upTo: tokenViews.count, "insertToken(_:at:)") else { return }
    var new = tokens
    new.insert(token, at: tokenIndex)
    tokens = new
  }

  /// Removes the token at an index; a fault beyond their number.
  open func removeToken(at tokenIndex: Int) {
    guard holds(tokenIndex, upTo: tokenViews.count - 1, "removeToken(at:)") else { return }
    var new = tokens
    new.remove(at: tokenIndex)
    tokens = new
  }

  /// Replaces the text in a range by a token, after the last token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The range of the text, without tokens.
  open var textualRange: UITextRange {
    TextOffsetRange(NSRange(location: 0, length: editedText.length))
  }

  /// The tokens in a range: all before the text, if it reaches to the text's start.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    editedText.offset(textRange.start) == 0 ? tokens : []
  }

  /// The place of a token: before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  private func holds(_ index: Int, upTo last: Int, _ call: String) -> Bool {
    if index >= 0, index <= last { return true }
    raiseFault(
      "NSRangeException", call: "UISearchTextField.\(call)",
      reason: "index \(index) is beyond the \(tokenViews.count) tokens")
    return false
  }

  private func setTokens(_ tokens: [UISearchToken]) {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map(SearchTokenView.init)
    for view in tokenViews { addSubview(view) }
    showTokens()
    invalidateIntrinsicContentSize()
  }

  private func showTokens() {
    for view in tokenViews { view.show(shownFont, on: tokenBackgroundColor ?? tintColor ?? .systemBlue) }
    setNeedsLayout()
  }

  // MARK: Rectangles

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === glass else { return super.leftViewRect(forBounds: bounds) }
    let side = SearchMetrics.glassSide
    let x = isRightToLeft ? bounds.maxX - SearchMetrics.glassX - side : bounds.minX + SearchMetrics.glassX
    return moved(CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side), .search)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    return rightView is SearchBookmarkButton ? moved(rect, .bookmark) : rect
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let (side, margin) = (SearchMetrics.clearButtonSide, SearchMetrics.clearButtonMargin)
    let rect = CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - side, y: bounds.midY - side / 2, width: side,
      height: side)
    return moved(rect, .clear)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    behindTokens(super.textRect(forBounds: bounds), bounds)
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    behindTokens(super.editingRect(forBounds: bounds), bounds)
  }

  /// The room of the text: from 30.5 points on beside the glass, and behind the tokens.
  private func behindTokens(_ room: CGRect, _ bounds: CGRect) -> CGRect {
    var start = max(
      isRightToLeft ? bounds.maxX - room.maxX : room.minX - bounds.minX,
      leftView === glass && leftViewMode != .never ? textStart : SearchMetrics.glassX)
    if !tokenViews.isEmpty { start += tokenWidths.reduce(0) { $0 + $1 + SearchMetrics.tokenGap } }
    let end = max(isRightToLeft ? room.minX - bounds.minX : bounds.maxX - room.maxX, SearchMetrics.glassX)
    let width = max(0, bounds.width - start - end)
    return CGRect(
      x: isRightToLeft ? bounds.maxX - start - width : bounds.minX + start, y: room.minY, width: width,
      height: room.height)
  }

  private var tokenWidths: [CGFloat] { tokenViews.map { $0.sizeThatFits(.zero).width } }

  /// A field is 36 points high, or as high as its text needs.
  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    let tokens = tokenWidths.reduce(0) { $0 + $1 + SearchMetrics.tokenGap }
    return CGSize(
      width: size.width + tokens + SearchMetrics.textX, height: max(SearchMetrics.fieldHeight, size.height + 14))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The placeholder has the label's second colour.
  @_spi(Subclasses) open override var placeholderColor: UIColor { .secondaryLabel }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = textStart
    for (view, width) in zip(tokenViews, tokenWidths) {
      let height = view.sizeThatFits(.zero).height
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width, height: height)
      x += width + SearchMetrics.tokenGap
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTokens()
  }

  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.searchField)
  }
}
