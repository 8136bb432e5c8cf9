public import Foundation
import SystemText
@_spi(Subclasses) public import UIKitCore

/// What shows an item: a content view, with backgrounds behind it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  final var configurations = ViewConfigurations()
  final let ownContentView: UIView = CellContentView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownContentView.frame = bounds
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where a cell's views go: as large as the cell, by its `autoresizingMask`, unless constraints say otherwise. With a
  /// content configuration, the view that shows it.
  public final var contentView: UIView { configurations.contentView ?? ownContentView }

  // MARK: Configurations

  /// What the content view shows; nil: what the app puts into it. Setting one replaces the content view, unless it can
  /// show that configuration, too.
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

  /// The background that suits the cell: none, but in cells of lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

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
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = host?.isEditing ?? false
    return state
  }

  /// Has `updateConfiguration(using:)` called before the next layout, as a change of the state does.
  open func setNeedsUpdateConfiguration() {
    configurationStateDidChange()
  }

  /// Called before the first layout, and whenever the state has changed, for a subclass to configure the cell; does
  /// nothing by itself.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// What is called with a cell to configure it for a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: State

  /// Whether the cell's item is selected; the collection view sets it, and `selectedBackgroundView` shows it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the cell looks pressed. Differs from UIKit: there are no touches, and only the app sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if backgroundView != nil { setBackground(nil) }
      updateBackgrounds()
    }
  }

  /// Before `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if selectedBackgroundView != nil { setBackground(nil) }
      updateBackgrounds()
    }
  }

  // MARK: Size

  /// The attributes with the size that suits the content: by its constraints, with the layout's size as a wish of
  /// priority 50, or what `sizeThatFits(_:)` says where there are none.
  ///
  /// So a text of several lines grows in width first; a width of its own makes it grow in height.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (preferred, size) = (layoutAttributes.snapshot, layoutAttributes.size)
    if host != nil, layoutAttributes.maySizeBeLeftOpen {
      preferred.leaveSizeOpen { [self] in traitCollection.asCurrent { fittingSize(for: size) } }
    } else {
      preferred.frame.size = fittingSize(for: size)
    }
    return preferred
  }

  /// The size that the constraints in the cell, or the view of its content configuration, want.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    configuredSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configurationStateDidChange()
  }

  @_spi(Subclasses) open override func arrangedSubviewSizeDidChange(_ subview: UIView) {
    super.arrangedSubviewSizeDidChange(subview)
    if subview === configurations.contentView { configuredContentDidChange() }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    placeConfiguredBackground()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView].compactMap(\.self) { view.frame = bounds }
  }
}

extension UICollectionViewCell {
  /// On device pixels, rounded up: the content fits.
  private final func fittingSize(for size: CGSize) -> CGSize {
    guard size.width.isFinite, size.height.isFinite else { return size }
    updateConfigurationIfNeeded()
    let fitting =
      containsAutoLayout || configurations.contentView != nil ? systemLayoutSizeFitting(size) : sizeThatFits(size)
    let grid = traitCollection.pixelGrid
    return CGSize(
      width: fitting.width == size.width ? size.width : grid.up(fitting.width),
      height: fitting.height == size.height ? size.height : grid.up(fitting.height))
  }

  /// Brings the cell up to date with whether its collection view is edited.
  final func editingDidChange() {
    configurationStateDidChange()
    configuredContentDidChange()
  }

  private final func stateDidChange() {
    updateBackgrounds()
    configurationStateDidChange()
  }

  private final func updateBackgrounds() {
    let isMarked = isSelected || isHighlighted
    if let selectedBackgroundView { update(selectedBackgroundView, isShown: isMarked) }
    if let backgroundView { update(backgroundView, isShown: true) }
  }

  private final func update(_ background: UIView, isShown: Bool) {
    guard isShown else {
      background.removeFromSuperview()
      return
    }
    background.frame = bounds
    if background.superview !== self || background === backgroundView { insertSubview(background, at: 0) }
  }
}

extension UICollectionViewCell: ConfigurableView {
  final func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func removeOwnBackgrounds() {
    (backgroundColor, backgroundView, selectedBackgroundView) = (nil, nil, nil)
  }

  final func configuredContentDidChange() {
    host?.contentDidChange(in: self)
  }
}

/// A cell's content view: it tells the cell when its size is no longer what it was.
final class CellContentView: UIView {
  override var mayHaveContent: Bool { false }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionViewCell)?.contentDidChange(includingConstraints: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UICollectionViewCell)?.contentDidChange(includingConstraints: true)
  }
}

extension UICollectionViewCell {
  fileprivate final func contentDidChange(includingConstraints: Bool) {
    guard !includingConstraints || host?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    host?.contentDidChange(in: self)
  }
}
