public import Foundation
import SystemText
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// What shows a section's header or footer in a table: a content view, with a title of the table's or the app's own.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, TableElementView {
  /// What the view was registered or made under.
  open internal(set) var reuseIdentifier: String?
  final weak var host: UITableView?
  final var title = HeaderFooterTitle()
  final var configurations = ViewConfigurations()
  final let ownContentView: UIView

  /// A view that is lent out under the identifier. A subclass that is registered overrides this.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    let content = TableContentView(frame: .zero)
    ownContentView = content
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    layoutFlags[.isLayoutBoundary] = true
    margins.insetsFromSafeArea = false
    content.setSystemMargins(vertical: 8)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// A view without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What `make` calls: `init(reuseIdentifier:)` of the subclass.
  @available(*, unavailable)
  public required convenience init(__reuseIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Where the view's own views go. With a content configuration, the view that shows it.
  open var contentView: UIView { configurations.contentView ?? ownContentView }
  /// The title; in the view's own content view once it is asked for. A content configuration shows its own texts instead.
  open var textLabel: UILabel? { titleLabel }
  /// A second text, which only plain tables place.
  open var detailTextLabel: UILabel? { detailLabel }

  // MARK: Configurations

  /// What the content view shows; nil: the title, and what the app puts there. Setting one replaces the content view,
  /// unless it can show that configuration, too.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// What is behind the content. Setting one takes away the background colour and the background view; setting that view
  /// takes it away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// A configuration that suits a header, or a footer, of the table's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { systemContentConfiguration }

  /// The background that suits a header or footer of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    title.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
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
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = title.isPinned
    return state
  }

  /// Has `updateConfiguration(using:)` called before the next layout, as a change of the state does.
  open func setNeedsUpdateConfiguration() {
    configurationStateDidChange()
  }

  /// Called before the first layout, and whenever the state has changed, for a subclass to configure the view; does
  /// nothing by itself.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// What is called with a view to configure it for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Background

  /// Behind the content, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if backgroundView != nil { setBackground(nil) }
      if let backgroundView {
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
      }
    }
  }

  /// Called when the view is lent out again. An override calls this one, and takes back what it set.
  open func prepareForReuse() {}

  open override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set {
      title.hasOwnMargins = true
      super.layoutMargins = newValue
    }
  }

  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      title.hasOwnMargins = true
      super.directionalLayoutMargins = newValue
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    placeConfiguredBackground()
    contentView.move(to: bounds)
    backgroundView?.frame = bounds
    super.layoutSubviews()
    placeTitle()
  }

  /// The height that suits a content configuration, or the title, at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuredSize(fitting: size, .required, .fittingSizeLevel)
      ?? CGSize(width: size.width, height: titleHeight(width: size.width))
  }

  /// The size that a content configuration, or the constraints in the content view, want; that of the title where there
  /// is neither.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    contentView.move(to: bounds)
    if let size = configuredSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority) {
      return size
    }
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
    content.commands = pinnedBackground + content.commands
    return content
  }

  /// The content asks for another size: the table measures the view again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange()
  }
}

extension UITableViewHeaderFooterView: ReusableView {}
