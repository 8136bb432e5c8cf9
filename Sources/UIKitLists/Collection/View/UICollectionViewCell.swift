public import Foundation
import SystemText
@_spi(Subclasses) public import UIKitCore

/// A view that shows an item: a content view with backgrounds behind it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  final var configurations = ViewConfigurations()
  final let ownContentView: UIView = CellContentView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.document?.decodeProperties(of: self, declaredBy: UICollectionViewCell.self)
  }

  private func addContentView() {
    ownContentView.frame = bounds
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContentView)
  }

  /// The view that a cell's subviews are added to. It is as large as the cell, by its `autoresizingMask`, unless
  /// constraints say otherwise. With a content configuration, it is the view made by that.
  open var contentView: UIView { configurations.contentView ?? ownContentView }

  // MARK: Configurations

  /// The configuration of the content view; `nil` for the app's own subviews. Setting it replaces the content view,
  /// unless that view supports the new configuration.
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

  /// The default background of the cell: clear, except in list cells.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

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
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = host?.isEditing ?? false
    return state
  }

  /// Schedules a call of `updateConfiguration(using:)` before the next layout, as a change of the state does.
  open func setNeedsUpdateConfiguration() {
    configurationStateDidChange()
  }

  /// Called before the first layout and after each change of the state, for a subclass to configure the cell. The
  /// default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: State

  /// Whether the cell's item is selected. The collection view sets it, and `selectedBackgroundView` shows it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the cell is highlighted. Differs from UIKit: there are no touches, so only the app sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if backgroundView != nil { setBackground(nil) }
      updateBackgrounds()
    }
  }

  /// A view shown in front of `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if selectedBackgroundView != nil { setBackground(nil) }
      updateBackgrounds()
    }
  }

  // MARK: Size

  /// The attributes with the size that fits the content: by its constraints, with the layout's size as a target at
  /// priority 50, or by `sizeThatFits(_:)` where there are none.
  ///
  /// So a text of several lines grows in width first; with a fixed width it grows in height.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (preferred, size) = (layoutAttributes.snapshot, layoutAttributes.size)
    if let axes = layoutAttributes.values.estimatedAxes {
      updateConfigurationIfNeeded()
      if containsAutoLayout || configurations.contentView != nil {
        preferred.frame.size = fittingSize(for: size, estimatedAlong: axes)
      }
      return preferred
    }
    if host != nil, layoutAttributes.maySizeBeDeferred {
      preferred.deferSize { [self] in traitCollection.asCurrent { fittingSize(for: size) } }
    } else {
      preferred.frame.size = fittingSize(for: size)
    }
    return preferred
  }

  /// The size that the cell's constraints, or the view of its content configuration, ask for.
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

  /// Called when the cell is lifted, dragged or dropped; never called, as there are no touches.
  open func dragStateDidChange(_ dragState: DragState) {}
}

extension UICollectionViewCell {
  /// The fitting size, rounded up to device pixels so that the content fits.
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

  /// Updates the cell after its collection view has entered or left editing mode.
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

/// A cell's content view, which notifies the cell when its size may have changed.
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

extension UICollectionViewCell {
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
