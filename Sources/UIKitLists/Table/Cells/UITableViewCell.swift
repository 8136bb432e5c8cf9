public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// What shows a table's row: a content view, with an accessory, a separator and backgrounds around it.
///
/// A cell without constraints lays out its texts and picture by its style; one with constraints in the content view is as
/// high as those want it.
@preconcurrency @MainActor
open class UITableViewCell: UIView, TableElementView {
  /// What the cell was registered or made under.
  open internal(set) var reuseIdentifier: String?
  final let cellStyle: CellStyle
  final weak var host: UITableView?
  final var parts = CellParts()
  final var configurations = ViewConfigurations()
  /// How the cell's row lies in its section, and what separates it from the others.
  final var rowContext = RowContext() {
    didSet { if rowContext != oldValue { setNeedsLayout() } }
  }
  final let ownContentView: UIView

  /// A cell of a style. A subclass that is registered overrides this: the table makes cells by it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, self.reuseIdentifier) = (style, reuseIdentifier)
    let content = TableContentView(frame: .zero)
    ownContentView = content
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight))
    layoutFlags[.isLayoutBoundary] = true
    margins.insetsFromSafeArea = false
    content.setSystemMargins(vertical: TableMetrics.contentMarginVertical)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// A cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What `make` calls: `init(style:reuseIdentifier:)` of the subclass.
  @available(*, unavailable)
  public required convenience init(__reuseIdentifier identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Content

  /// Where a cell's views go: between the controls of editing and the accessory. With a content configuration, the view
  /// that shows it.
  open var contentView: UIView { configurations.contentView ?? ownContentView }
  /// The text; in the cell's own content view once it has any. A content configuration shows its own texts instead.
  open var textLabel: UILabel? { label(.text) }
  /// The second text, which the default style does not have.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : label(.detail) }
  /// The picture before the text.
  open var imageView: UIImageView? { pictureView }

  // MARK: Configurations

  /// What the content view shows; nil: the texts and the picture of the cell's style, and what the app puts there.
  /// Setting one replaces the content view, unless it can show that configuration, too.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// What is behind the content. Setting one takes away the background colour and the background views; setting one of
  /// those views takes it away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// A configuration that suits the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { systemContentConfiguration }

  /// The background that suits the cell's table, as far as the cell knows that: one that was dequeued does.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    parts.isInGroup ? .listGroupedCell() : .listPlainCell()
  }

  /// Whether `contentConfiguration` is updated when the state changes; true at first.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether `backgroundConfiguration` is updated when the state changes; true at first.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// What configurations are updated for. An override adds values of its own to this one.
  open var configurationState: UICellConfigurationState { systemState }

  /// Has `updateConfiguration(using:)` called before the next layout, as a change of the state does.
  open func setNeedsUpdateConfiguration() {
    configurationStateDidChange()
  }

  /// Called before the first layout, and whenever the state has changed, for a subclass to configure the cell; does
  /// nothing by itself.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// What is called with a cell to configure it for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`. Setting it asks for an update.
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

  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// Before `backgroundView` while the cell is selected or highlighted; grey without one, in all but the style `none`.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }

  /// Instead of `selectedBackgroundView` where several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: multipleSelectionBackgroundView) }
  }

  // MARK: Accessories

  /// What the system draws at the end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }

  /// The app's view at the end, instead of `accessoryType`.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoriesDidChange(from: oldValue) } }
  }

  /// What the system draws at the end during editing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }

  /// The app's view at the end during editing.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoriesDidChange(from: oldValue) } }
  }

  // MARK: State

  /// How a selected cell looks; `default` at first.
  open var selectionStyle = SelectionStyle.default

  /// Whether the row is selected; the table sets it.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects the cell at once. An override calls this one.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard parts.isSelected != selected else { return }
    parts.isSelected = selected
    stateDidChange()
  }

  /// Whether the cell looks pressed. Differs from UIKit: there are no touches, and only the app sets it.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Highlights the cell at once. An override calls this one.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard parts.isHighlighted != highlighted else { return }
    parts.isHighlighted = highlighted
    stateDidChange()
  }

  /// Whether the cell shows controls of editing; the table sets it.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the controls of editing, or takes them away, at once. An override calls this one.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard parts.isEditing != editing else { return }
    parts.isEditing = editing
    accessoriesDidChange()
    stateDidChange()
  }

  /// The editing control of the row, which the delegate chooses; `.none` while the table is not in editing mode.
  open var editingStyle: EditingStyle { rowContext.editingStyle }
  /// Whether the control that moves the row is shown.
  open var showingDeleteConfirmation: Bool { false }
  /// Whether a control that moves the row is shown during editing, where the data source lets it move.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
  }

  /// Whether the content moves for the control of editing, as the delegate says.
  open var shouldIndentWhileEditing = true
  /// How many steps the content is indented; 0 at first. The delegate may say another.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { accessoriesDidChange() } }
  }

  /// How far a step indents the content: 10 points unless set.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { accessoriesDidChange() } }
  }

  /// Kept, without effect: nothing is focused.
  open var focusStyle = FocusStyle.default
  /// Kept, without effect: nothing is touched.
  open var userInteractionEnabledWhileDragging = true

  /// Called before the cell shows other controls; does nothing by itself.
  open func willTransition(to state: StateMask) {}
  /// Called once the cell shows other controls; does nothing by itself.
  open func didTransition(to state: StateMask) {}

  /// Where the separator begins and ends, from the cell's edges; where the content's text begins unless set.
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

  /// Called when the cell is lent out again. An override calls this one, and takes back what it set for the last row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
  }

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

  /// The size that suits a content configuration, or the texts and the picture, at the width, at least 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuredSize(fitting: size, .required, .fittingSizeLevel) ?? systemSize(fitting: size)
  }

  /// The size that a content configuration, or the constraints in the content view, want; that of the texts and the
  /// picture where there is neither.
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

  /// The content asks for another size: the table measures the cell again.
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

  @_spi(Subclasses) open override func recordedContent(on pixels: PlacedPixelGrid) -> ViewContent {
    var content = super.recordedContent(on: pixels)
    content.commands = backgroundCommands + content.commands
    return content
  }
}

extension UITableViewCell: ReusableView {}

extension UILayoutPriority {
  /// Just below required instead of it: what was solved for the question serves the layout as well, where a required wish
  /// would have it begin anew.
  var justBelowRequired: UILayoutPriority { isRequired ? UILayoutPriority(999.999) : self }
}
