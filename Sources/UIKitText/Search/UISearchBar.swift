public import Foundation
import UIKitControls
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A bar with a search field, and with a cancel button if it has one.
///
/// The look is that of iOS 15 to 18. The background is a plain colour where UIKit has a material.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  private final let parts = SearchBarParts()
  private final lazy var fieldEvents = SearchFieldEvents(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.document?.decodeProperties(of: self, declaredBy: UISearchBar.self)
  }

  private func setUp() {
    for view in [parts.background, searchTextField] { addSubview(view) }
    searchTextField.delegate = fieldEvents
    fieldEvents.observe(searchTextField)
    update()
  }

  // MARK: Content

  /// The field.
  public final let searchTextField = UISearchTextField(frame: .zero)

  open override class var namedProperties: [NamedProperty] { super.namedProperties + barProperties(Self.self) }

  private class func barProperties<Bar: UISearchBar>(_: Bar.Type) -> [NamedProperty] {
    [
      NamedProperty("text", \Bar.text), NamedProperty("placeholder", \Bar.placeholder),
      NamedProperty("prompt", \Bar.prompt),
    ]
  }

  /// The search text; an empty string instead of `nil`.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text displayed while the search text is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field.
  open var prompt: String? {
    didSet { update() }
  }
  /// Stored: the style of the bar.
  open var barStyle = UIBarStyle.default
  /// The prominence of the bar: `minimal` has neither background nor lines.
  open var searchBarStyle = Style.default {
    didSet { update() }
  }
  /// The background colour; the system's if `nil`.
  open var barTintColor: UIColor? {
    didSet { update() }
  }
  /// Stored: the background is always a plain colour.
  open var isTranslucent = true
  /// The image in place of the background and its lines; an empty one removes them.
  open var backgroundImage: UIImage? {
    didSet { update() }
  }
  /// Whether there is a cancel button.
  open var showsCancelButton = false {
    didSet { update() }
  }
  /// Whether there is a bookmark button while the field is empty.
  open var showsBookmarkButton = false {
    didSet { update() }
  }
  /// Stored: no button is shown.
  open var showsSearchResultsButton = false
  /// Stored: no button is shown.
  open var isSearchResultsButtonSelected = false
  /// The image behind the scope buttons. Stored: it is not drawn.
  open var scopeBarBackgroundImage: UIImage?
  /// Whether there are scope buttons below the field.
  open var showsScopeBar = false {
    didSet { update() }
  }
  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]? {
    didSet { update() }
  }
  /// The index of the selected scope button. One that there is not selects none.
  open var selectedScopeButtonIndex = 0 {
    didSet { update() }
  }
  /// Whether the bar is part of a navigation bar, which draws the background.
  package final var isInNavigationBar = false {
    didSet { if isInNavigationBar != oldValue { update() } }
  }

  /// Shows or hides the scope buttons, without animation.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }
  /// Added to the place of the text. Stored.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Added to the place of the field's background. Stored.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The view shown above the keyboard. Stored.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The delegate. A weak reference.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Sets whether there is a cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Sets the image behind the bar, whatever its position and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// The image behind the bar, whatever its position and metrics.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// The position of the bar; any.
  open var barPosition: UIBarPosition { .any }
  /// Whether a microphone is shown. Stored; it is not.
  open var isLookToDictateEnabled = false

  /// Sets the image in place of the magnifying glass, or of the bookmark; other icons and states keep theirs.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard state == .normal else { return }
    parts.icons[icon] = iconImage
    if icon == .search { searchTextField.showGlass(image(for: .search, state: .normal)) }
    update()
  }

  /// The image of an icon, if one was set; of the magnifying glass otherwise the system's.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    parts.icons[icon] ?? (icon == .search ? UIImage(systemName: "magnifyingglass") : nil)
  }

  /// Sets the image in place of the field's background for the states `normal` and `disabled`; other states keep theirs.
  /// It is stretched by its insets. Differs from UIKit: the field is never as high as the image.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    let hadImage = searchTextField.background != nil
    parts.fieldBackgrounds[state.rawValue] = backgroundImage
    searchTextField.background = parts.fieldBackgrounds[UIControl.State.normal.rawValue]
    searchTextField.disabledBackground = parts.fieldBackgrounds[UIControl.State.disabled.rawValue]
    if (searchTextField.background != nil) != hadImage {
      searchTextField.backgroundColor = hadImage ? UISearchTextField.fill : nil
    }
  }

  /// The image that was set in place of the field's background for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.fieldBackgrounds[state.rawValue]
  }

  /// Sets the attributes of the titles of scope buttons in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scopeTitleAttributes[state.rawValue] = attributes
    parts.scopes?.setTitleTextAttributes(attributes, for: state)
  }

  /// The attributes that were set for the titles of scope buttons in a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scopeTitleAttributes[state.rawValue]
  }

  /// Moves an icon, in points to the right and down; the text moves to the right with the magnifying glass.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconOffsets[icon] = adjustment
  }

  /// The distance by which an icon is moved; zero unless set.
  open func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.iconOffsets[icon] ?? .zero }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  private var height: CGFloat {
    SearchMetrics.barHeight + promptHeight + (showsScopeBar ? SearchMetrics.scopeBarHeight : 0)
  }

  private var promptHeight: CGFloat { prompt?.isEmpty == false ? SearchMetrics.promptHeight : 0 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.background.frame = bounds
    let inset = SearchMetrics.fieldInset
    parts.prompt?.frame = CGRect(
      x: inset.width, y: 8, width: max(0, bounds.width - 2 * inset.width), height: promptHeight)
    var field = CGRect(
      x: inset.width, y: inset.height + promptHeight, width: max(0, bounds.width - 2 * inset.width),
      height: SearchMetrics.fieldHeight)
    if let button = parts.cancelButton, showsCancelButton {
      let width = button.intrinsicContentSize.width
      field.size.width = max(0, field.width - width - SearchMetrics.cancelGap)
      button.frame = CGRect(
        x: bounds.width - inset.width - width, y: field.minY, width: width, height: field.height)
      if isRightToLeft {
        button.frame.origin.x = inset.width
        field.origin.x = inset.width + width + SearchMetrics.cancelGap
      }
    }
    searchTextField.frame = field
    parts.scopes?.frame = CGRect(
      x: inset.width, y: promptHeight + SearchMetrics.barHeight, width: max(0, bounds.width - 2 * inset.width),
      height: SearchMetrics.scopeHeight)
  }

  private func update() {
    parts.background.show(
      isMinimal: searchBarStyle == .minimal || isInNavigationBar, color: barTintColor, image: backgroundImage)
    if showsCancelButton, parts.cancelButton == nil { addCancelButton() }
    parts.cancelButton?.isHidden = !showsCancelButton
    showPrompt()
    showBookmark()
    showScopes()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func addCancelButton() {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    button.addAction(
      UIAction { [weak self] _ in self.map { $0.delegate?.searchBarCancelButtonClicked($0) } }, for: .touchUpInside)
    parts.cancelButton = button
    addSubview(button)
  }

  private func showPrompt() {
    guard let prompt, !prompt.isEmpty else {
      parts.prompt?.isHidden = true
      return
    }
    let label = parts.prompt ?? UILabel(frame: .zero)
    if parts.prompt == nil { addSubview(label) }
    parts.prompt = label
    label.isHidden = false
    label.text = prompt
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
  }

  private func showBookmark() {
    guard showsBookmarkButton else {
      if searchTextField.rightView is SearchBookmarkButton { searchTextField.rightView = nil }
      return
    }
    let button = SearchBookmarkButton(frame: CGRect(x: 0, y: 0, width: 34, height: SearchMetrics.fieldHeight))
    button.setImage(parts.icons[.bookmark] ?? UIImage(systemName: "book"), for: .normal)
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = "Bookmarks"
    button.addAction(
      UIAction { [weak self] _ in self.map { $0.delegate?.searchBarBookmarkButtonClicked($0) } }, for: .touchUpInside)
    searchTextField.rightView = button
    searchTextField.rightViewMode = .unlessEditing
  }

  private func showScopes() {
    guard showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty else {
      parts.scopes?.isHidden = true
      return
    }
    let scopes = parts.madeScopes()
    if scopes.superview !== self {
      addSubview(scopes)
      scopes.addAction(UIAction { [weak self, weak scopes] _ in self?.select(scopes) }, for: .valueChanged)
    }
    scopes.isHidden = false
    let known = (0..<scopes.numberOfSegments).map { scopes.titleForSegment(at: $0) ?? "" }
    if known != titles {
      scopes.removeAllSegments()
      for (index, title) in titles.enumerated() { scopes.insertSegment(withTitle: title, at: index, animated: false) }
    }
    let isSegment = titles.indices.contains(selectedScopeButtonIndex)
    scopes.selectedSegmentIndex = isSegment ? selectedScopeButtonIndex : UISegmentedControl.noSegment
  }

  private func select(_ scopes: UISegmentedControl?) {
    guard let scopes, scopes.selectedSegmentIndex != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  // MARK: UITextInputTraits

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}

extension UISearchBar {
  /// The prominence of a search bar, with UIKit's raw values.
  public enum Style: UInt, Sendable, CaseIterable {
    /// The standard style.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The icons of a search bar, with UIKit's raw values.
  public enum Icon: Int, Sendable, CaseIterable {
    /// The magnifying glass.
    case search = 0
    /// The clear button.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The button of the results list.
    case resultsList = 3
  }
}
