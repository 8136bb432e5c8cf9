public import Foundation
import SystemText
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A view that shows a section's header or footer in a table: a content view, with the table's title or the app's own
/// subviews.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, TableElementView {
  /// The identifier that the view was created with.
  open internal(set) var reuseIdentifier: String?
  final weak var host: UITableView?
  final var title = HeaderFooterTitle()
  final var configurations = ViewConfigurations()
  final let ownContentView: UIView = TableContentView(frame: .zero)

  /// Creates a view that is reused under the identifier. A registered subclass overrides this initialiser.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  private func setUp() {
    layoutFlags[.isLayoutBoundary] = true
    margins.insetsFromSafeArea = false
    addOwnContentView(verticalMargin: 8)
  }

  /// Creates a view without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.document?.attribute("reuseIdentifier")
    super.init(coder: coder)
    setUp()
  }

  /// Called by `make`; runs the subclass's `init(reuseIdentifier:)`.
  @available(*, unavailable)
  public required convenience init(__reuseIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// The view that subviews are added to. With a content configuration, it is the view made by that.
  open var contentView: UIView { configurations.contentView ?? ownContentView }
  /// The title's label, added to the view's own content view when first asked for. A content configuration shows its
  /// own texts instead.
  open var textLabel: UILabel? { titleLabel }
  /// The label of a second text, which the system never places.
  open var detailTextLabel: UILabel? { detailLabel }

  // MARK: Configurations

  /// The configuration of the content view; `nil` for the title and the app's own subviews. Setting it replaces the
  /// content view, unless that view supports the new configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// The configuration of the background. Setting it removes the background colour and the background view; setting
  /// that view removes it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// The default configuration of a header or footer in the table's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { systemContentConfiguration }

  /// The default background of a header or footer in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    title.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
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
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = title.isPinned
    return state
  }

  /// Schedules a call of `updateConfiguration(using:)` before the next layout, as a change of the state does.
  open func setNeedsUpdateConfiguration() {
    configurationStateDidChange()
  }

  /// Called before the first layout and after each change of the state, for a subclass to configure the view. The
  /// default does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that configures a view for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Background

  /// A view behind the content, as large as the header or footer.
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

  /// Called when the view is reused. An override calls `super` and resets what it set before.
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

  /// The height that fits a content configuration, or the title, at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuredSize(fitting: size, .required, .fittingSizeLevel)
      ?? CGSize(width: size.width, height: titleHeight(width: size.width))
  }

  /// The size that a content configuration or the constraints in the content view ask for; without either, that of the
  /// title.
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

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = super.recordedContent(on: pixels)
    content.commands = pinnedBackground + content.commands
    return content
  }

  /// The content needs another size, so the table measures the view again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange()
  }
}

extension UITableViewHeaderFooterView: ReusableView {}
