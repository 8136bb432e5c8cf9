public import Foundation

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
  /// How the cell's row lies in its section, and what separates it from the others.
  final var surroundings = CellSurroundings() {
    didSet { if surroundings != oldValue { setNeedsLayout() } }
  }
  private let firstContentView = TableContentView(frame: .zero)

  /// A cell of a style. A subclass that is registered overrides this: the table makes cells by it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight))
    layoutMarks[.isLayoutIsland] = true
    margins.insetsFromSafeArea = false
    firstContentView.setSystemMargins(vertical: TableMetrics.contentMarginVertical)
    firstContentView.frame = bounds
    firstContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(firstContentView)
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

  /// Where a cell's views go: between the controls of editing and the accessory.
  open var contentView: UIView { firstContentView }
  /// The text; in the content view once it has any.
  open var textLabel: UILabel? { label(.text) }
  /// The second text, which the default style does not have.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : label(.detail) }
  /// The picture before the text.
  open var imageView: UIImageView? { pictureView }

  // MARK: Backgrounds

  open override var backgroundColor: UIColor? {
    get { parts.background ?? surroundings.background }
    set { parts.background = newValue ?? .clear }
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

  /// What editing does to the row, as the delegate said.
  open var editingStyle: EditingStyle { surroundings.editingStyle }
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
    get { parts.separatorInset ?? surroundings.separatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
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
    placeParts()
    super.layoutSubviews()
    placeSystemContent()
  }

  /// The size that suits the texts and the picture at the width, at least 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemSize(fitting: size) }

  /// The size that the constraints in the content view want; that of the texts and the picture where there are none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    placeParts()
    guard containsAutoLayout else {
      return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
    let size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority.besideRequired,
      verticalFittingPriority: verticalFittingPriority)
    return horizontalFittingPriority.isRequired ? CGSize(width: targetSize.width, height: size.height) : size
  }

  override var mayHaveContent: Bool { false }

  override var encapsulatedContent: UIView? { host == nil ? nil : contentView }

  /// The content asks for another size: the table measures the cell again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  package override func recordedContent(at origin: CGPoint) -> ViewContent {
    var content = super.recordedContent(at: origin)
    content.commands = backgroundCommands(at: origin) + content.commands
    return content
  }
}

extension UITableViewCell: ReusableView {}

extension UILayoutPriority {
  /// Just below required instead of it: what was solved for the question serves the layout as well, where a required wish
  /// would have it begin anew.
  var besideRequired: UILayoutPriority { isRequired ? UILayoutPriority(999.999) : self }
}
