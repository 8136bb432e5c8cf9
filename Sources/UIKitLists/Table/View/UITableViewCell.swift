public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A view that shows a table's row: a content view with an accessory, separators and backgrounds around it.
///
/// A cell without constraints lays out its texts and image by its style; one with constraints in the content view has
/// the height that follows from those.
@preconcurrency @MainActor
open class UITableViewCell: UIView, TableElementView {
  /// The identifier that the cell was created with.
  open internal(set) var reuseIdentifier: String?
  final let cellStyle: CellStyle
  final weak var host: UITableView?
  final var parts = CellParts()
  final var configurations = ViewConfigurations()
  /// The position of the cell's row in its section, and its separators.
  final var rowContext = RowContext() {
    didSet { if rowContext != oldValue { setNeedsLayout() } }
  }
  final let ownContentView: UIView = TableContentView(frame: .zero)

  /// Creates a cell of a style. A registered subclass overrides this initialiser, which the table calls.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight))
    setUp()
  }

  private func setUp() {
    layoutFlags[.isLayoutBoundary] = true
    margins.insetsFromSafeArea = false
    addOwnContentView(verticalMargin: TableMetrics.contentMarginVertical)
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    cellStyle = coder.document?.attribute("style").flatMap(CellStyle.init(documentName:)) ?? .default
    reuseIdentifier = coder.document?.attribute("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    coder.document?.decodeProperties(of: self, declaredBy: UITableViewCell.self)
  }

  /// Called by `make`; runs the subclass's `init(style:reuseIdentifier:)`.
  @available(*, unavailable)
  public required convenience init(__style style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  // MARK: Content

  /// The view that a cell's subviews are added to, between the editing controls and the accessory. With a content
  /// configuration, it is the view made by that.
  open var contentView: UIView { configurations.contentView ?? ownContentView }
  /// The text's label, added to the cell's own content view when first asked for. A content configuration shows its own
  /// texts instead.
  open var textLabel: UILabel? { label(.text) }
  /// The label of the second text; `nil` in the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : label(.detail) }
  /// The image view before the text.
  open var imageView: UIImageView? { pictureView }

  // MARK: Configurations

  /// The configuration of the content view; `nil` for the texts and the image of the cell's style, and the app's own
  /// subviews. Setting it replaces the content view, unless that view supports the new configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// The configuration of the background. Setting it removes the background colour and the background views; setting
  /// one of those views removes it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// The default configuration of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { systemContentConfiguration }

  /// The default background in the cell's table, which a cell knows only if it was dequeued.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    parts.isInGroup ? .listGroupedCell() : .listPlainCell()
  }

  /// Whether `contentConfiguration` is updated when the state changes; `true` by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether `backgroundConfiguration` is updated when the state changes; `true` by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The state that configurations are updated for. An override adds values of its own to `super`'s.
  open var configurationState: UICellConfigurationState { systemState }

  /// Schedules a call of `updateConfiguration(using:)` before the next layout, as a change of the state does.
  open func setNeedsUpdateConfiguration() {
    configurationStateDidChange()
  }

  /// Called before the first layout and after each change of the state, for a subclass to configure the cell. The
  /// default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Backgrounds

  open override var backgroundColor: UIColor? {
    get { parts.background ?? (configurations.background == nil ? rowContext.background : nil) }
    set {
      parts.background = newValue ?? .clear
      ownProperties.insert(.backgroundColor)
    }
  }

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// A view shown in front of `backgroundView` while the cell is selected or highlighted. Without one the cell is grey
  /// then, unless its selection style is `none`.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }

  /// A view shown in place of `selectedBackgroundView` when several rows can be selected during editing.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: multipleSelectionBackgroundView) }
  }

  // MARK: Accessories

  open override class var namedProperties: [NamedProperty] { super.namedProperties + cellProperties(Self.self) }

  private class func cellProperties<Cell: UITableViewCell>(_: Cell.Type) -> [NamedProperty] {
    [
      NamedProperty("textLabel", \Cell.textLabel), NamedProperty("detailTextLabel", \Cell.detailTextLabel),
      NamedProperty("imageView", \Cell.imageView), NamedProperty("contentView", \Cell.contentView),
      NamedProperty("accessoryType", \Cell.accessoryType), NamedProperty("accessoryView", \Cell.accessoryView),
      NamedProperty("selectionStyle", \Cell.selectionStyle), NamedProperty("backgroundView", \Cell.backgroundView),
    ]
  }

  /// The system's accessory at the end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }

  /// The app's view at the end, in place of `accessoryType`.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoriesDidChange(from: oldValue) } }
  }

  /// The system's accessory at the end during editing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }

  /// The app's view at the end during editing, in place of `editingAccessoryType`.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoriesDidChange(from: oldValue) } }
  }

  // MARK: State

  /// The appearance of the cell when it is selected; `default` by default.
  open var selectionStyle = SelectionStyle.default

  /// Whether the row is selected. The table sets it.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects or deselects the cell at once. An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard parts.isSelected != selected else { return }
    parts.isSelected = selected
    stateDidChange()
  }

  /// Whether the cell is highlighted. Differs from UIKit: there are no touches, so only the app sets it.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Highlights the cell at once, or ends that. An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard parts.isHighlighted != highlighted else { return }
    parts.isHighlighted = highlighted
    stateDidChange()
  }

  /// Whether the cell is in editing mode. The table sets it.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls at once. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard parts.isEditing != editing else { return }
    parts.isEditing = editing
    accessoriesDidChange()
    stateDidChange()
  }

  /// The editing control of the row, which the delegate chooses; `.none` while the table is not in editing mode.
  open var editingStyle: EditingStyle { rowContext.editingStyle }
  /// Whether the delete confirmation is shown; always `false`.
  open var showingDeleteConfirmation: Bool { false }
  /// Whether a reorder control is shown during editing, if the data source lets the row move.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
  }

  /// Whether the content is indented for the editing control. The table sets it to the delegate's answer.
  open var shouldIndentWhileEditing = true
  /// The indentation of the content, in steps; 0 by default. The delegate's answer replaces it.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { accessoriesDidChange() } }
  }

  /// The width of one indentation step in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { accessoriesDidChange() } }
  }

  /// Stored, but without effect: nothing is focused.
  open var focusStyle = FocusStyle.default
  /// Stored, but without effect: there are no touches.
  open var userInteractionEnabledWhileDragging = true

  /// Can be overridden, but is never called.
  open func willTransition(to state: StateMask) {}
  /// Can be overridden, but is never called.
  open func didTransition(to state: StateMask) {}

  /// The separator's insets from the cell's edges; by default it begins where the content's text does.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? rowContext.separatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
      ownProperties.insert(.separatorInset)
    }
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    takeOver(.separatorInset, \UITableViewCell.separatorInset, from: proxy)
  }

  /// Called when the cell is reused. An override calls `super` and resets what it set for the previous row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
  }

  // MARK: Accessibility

  /// A cell is one element, with a switch as its accessory view, too (M: Settings, accessibilityupto11.com day 84). If
  /// something else in it can be used by itself, that and the texts are elements (M). A detail button is an element, and so is
  /// all the rest.
  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool {
    detailButton == nil && !containsUsableElements
  }
  @_spi(Subclasses) open override var accessibilityChildren: [UIResponder] {
    guard let detailButton, !containsUsableElements else { return super.accessibilityChildren }
    return [restElement, detailButton]
  }
  /// The texts in the cell, with commas between them (M).
  @_spi(Subclasses) open override var standardAccessibilityLabel: String? { spokenTexts }
  /// That of a switch at the end.
  @_spi(Subclasses) open override var standardAccessibilityValue: String? { spokenSwitch?.accessibilityValue }
  /// Selected with a checkmark, or as the row is (M); and those of a switch at the end.
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    let traits = spokenSwitch?.accessibilityTraits ?? .none
    return isSelected || accessoryType == .checkmark ? traits.union(.selected) : traits
  }
  @_spi(Subclasses) open override var needsAccessibilityLabel: Bool { isTarget }

  // MARK: Layout

  open override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set {
      parts.hasOwnMargins = true
      super.layoutMargins = newValue
    }
  }

  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      parts.hasOwnMargins = true
      super.directionalLayoutMargins = newValue
    }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    placeCellBackground()
    placeParts()
    super.layoutSubviews()
    placeSystemContent()
  }

  /// The size that fits a content configuration, or the texts and the image, at the width; at least 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuredSize(fitting: size, .required, .fittingSizeLevel) ?? systemSize(fitting: size)
  }

  /// The size that a content configuration or the constraints in the content view ask for; without either, that of the
  /// texts and the image.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let size = configuredSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority) {
      return size
    }
    placeContentView(beside: accessory)
    guard containsAutoLayout else {
      return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
    let size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority.justBelowRequired,
      verticalFittingPriority: verticalFittingPriority)
    return horizontalFittingPriority.isRequired ? CGSize(width: targetSize.width, height: size.height) : size
  }

  @_spi(Subclasses) open override var mayHaveContent: Bool { false }

  @_spi(Subclasses) open override var encapsulatedContent: UIView? { host == nil ? nil : contentView }

  /// The content needs another size, so the table measures the cell again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configurationStateDidChange()
  }

  @_spi(Subclasses) open override func arrangedSubviewSizeDidChange(_ subview: UIView) {
    super.arrangedSubviewSizeDidChange(subview)
    if subview === configurations.contentView { configuredContentDidChange() }
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = super.recordedContent(on: pixels)
    content.commands = backgroundCommands + content.commands
    return content
  }

  /// Called when the cell is lifted, dragged or dropped; never called, as there are no touches.
  open func dragStateDidChange(_ dragState: DragState) {}
}

extension UITableViewCell: ReusableView {}

extension UILayoutPriority {
  /// The priority, just below required if it is required: the solution of such a measurement can be used again for the
  /// layout, whereas a required target would need a new one.
  var justBelowRequired: UILayoutPriority { isRequired ? UILayoutPriority(999.999) : self }
}

extension UITableViewCell {
  /// The states of a cell that is dragged, with UIKit's raw values.
  public enum DragState: Int, Sendable {
    /// At rest.
    case none = 0
    /// About to be dragged.
    case lifting = 1
    /// Dragged.
    case dragging = 2
  }
}
