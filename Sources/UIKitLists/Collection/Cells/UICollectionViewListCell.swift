public import Foundation
import SystemText

/// A cell of a list: it keeps the width of its row, has accessories at its ends, and its content may be indented.
///
/// Differs from UIKit: there are no separators, and no background unless the app sets one.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  final var shownAccessories: [DisplayedAccessory] = []
  /// What `shownAccessories` were made for.
  final var accessoryKey: [String] = []

  /// What stands beside the content, at each end in the order of the list.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  /// A configuration of the style that suits the cell, without content. Differs from UIKit: that of a plain list,
  /// always.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The background that suits the cell. Differs from UIKit: that of a plain list, always.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// How many steps the content is indented; 0 at first.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }

  /// How far a step indents the content: 10 points unless set, as in tables.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }

  /// The attributes with the height that suits the content at their width.
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
    super.layoutSubviews()
  }
}

extension UICollectionViewListCell {
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func indentationDidChange() {
    setNeedsLayout()
    configuredContentDidChange()
  }

  /// Puts the content view between the accessories, and moves it in by the indentation.
  private func placeContent() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = placeAccessories()
    let width = max(0, bounds.width - indentation - start - end)
    let x = isMirrored ? end : start + indentation
    contentView.move(to: CGRect(x: x, y: 0, width: width, height: bounds.height))
  }
}
