public import Foundation
import SystemText
@_spi(Subclasses) public import UIKitCore

/// A cell of a list, also used as its header or footer: it keeps the width of its row, has accessories at its ends, its
/// content can be indented, and there are separators above and below.
///
/// In a list section (`UICollectionLayoutListConfiguration`) its default content and background are those of the list's
/// appearance, and its separators those of the list. Elsewhere it has none, and looks as in a plain list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  final var shownAccessories: [DisplayedAccessory] = []
  /// A description of the accessories and states that `shownAccessories` were made for.
  final var accessoryKey: [String] = []
  /// The cell's placement in the list around it; `nil` outside of lists.
  private(set) final var list: ListPlacement?
  /// The place of the cell's item in an outline; `nil` for none.
  private(set) final var outline: OutlinePlace?
  final var separators = CellSeparators()
  /// Whether the app has set a background, or set none.
  private var hasOwnBackground = false

  /// The accessories beside the content; those at the same end are ordered as in this array.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  // MARK: Configurations

  /// A content configuration in the default style for the cell's place in the list, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    list.map { $0.appearance.contentConfiguration($0.role) } ?? .cell()
  }

  /// The default background for the cell's place in the list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    list.map { $0.appearance.backgroundConfiguration($0.role) } ?? .listPlainCell()
  }

  /// The configuration of the background. In a list it is the default one until another is set; `nil` for no background.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  /// The state that configurations are updated for: in an outline, it says whether the cell's item is expanded.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outline?.isExpanded == true
    state.isPinned = list?.isPinned == true
    return state
  }

  // MARK: Indentation

  /// The indentation of the content, in steps; 0 by default. In an outline it is the item's level, unless it is set
  /// otherwise when the cell is configured.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }

  /// The width of one indentation step in points: 10 by default, as in tables.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }

  /// Whether leading accessories are indented with the content; `true` by default.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The guide that the separators follow at their leading and trailing ends.
  ///
  /// It begins where the text does, unless constraints of the app say otherwise: the cell's own have a low priority.
  public final var separatorLayoutGuide: UILayoutGuide { separators.guide(in: self) }

  // MARK: Size

  /// The attributes with the height that fits the content at their width.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.snapshot
    updateConfigurationIfNeeded()
    guard configurations.contentView != nil || containsAutoLayout else { return preferred }
    let target = CGSize(width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height)
    let size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    preferred.frame.size.height = traitCollection.pixelGrid.up(size.height)
    return preferred
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    placeContent()
    let surroundings = CGSize(width: bounds.width - contentView.bounds.width, height: 0)
    return configuredSize(
      fitting: targetSize, horizontalFittingPriority, verticalFittingPriority, surroundings: surroundings)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    placeContent()
    configurations.backgroundView?.card = list?.card ?? CardCorners()
    super.layoutSubviews()
    placeSeparators()
  }

  // MARK: Lists and outlines

  override func adopt(_ list: ListPlacement?, _ outline: OutlinePlace?) {
    let (oldList, oldOutline) = (self.list, self.outline)
    guard list != oldList || outline != oldOutline else { return }
    (self.list, self.outline) = (list, outline)
    if outline?.level != oldOutline?.level { indentationLevel = outline?.level ?? 0 }
    if list != oldList { listDidChange(from: oldList) }
    configurationStateDidChange()
    configuredContentDidChange()
  }

  private func listDidChange(from old: ListPlacement?) {
    if let list, list.margin != old?.margin { setMargins(list) }
    guard !hasOwnBackground, list?.appearance != old?.appearance || list?.role != old?.role else { return }
    setBackground(list == nil ? nil : defaultBackgroundConfiguration())
  }

  /// Sets the margins of the list: at the sides of the cell, and above and below an app's content, as in tables.
  private func setMargins(_ list: ListPlacement) {
    directionalLayoutMargins.leading = list.margin
    directionalLayoutMargins.trailing = list.margin
    let (vertical, side) = (TableMetrics.contentMarginVertical, TableMetrics.contentMarginBesideAccessory)
    ownContentView.preservesSuperviewLayoutMargins = true
    ownContentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: side)
  }
}

extension UICollectionViewListCell {
  final var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func indentationDidChange() {
    setNeedsLayout()
    configuredContentDidChange()
  }

  /// Places the content view between the accessories, indented at the leading end.
  private func placeContent() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = placeAccessories()
    let width = max(0, bounds.width - indentation - start - end)
    let x = isMirrored ? end : start + indentation
    contentView.move(to: CGRect(x: x, y: 0, width: width, height: bounds.height))
    // Indented content is as far from the edge of its view as other content.
    (contentView as? UIListContentView)?.leastLeadingMargin =
      list != nil && start == 0 ? directionalLayoutMargins.leading : 0
  }

  /// The distance from the cell's leading edge to the text, where separators begin.
  final var textStart: CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = contentView.frame
    let start = isMirrored ? bounds.width - frame.maxX : frame.minX
    return start + ((contentView as? UIListContentView)?.textStart ?? contentView.directionalLayoutMargins.leading)
  }
}
