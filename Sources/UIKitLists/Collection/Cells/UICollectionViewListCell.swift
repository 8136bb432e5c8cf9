public import Foundation
import SystemText

/// A cell of a list: it keeps the width of its row, has accessories at its ends, and its content can be indented.
///
/// Differs from UIKit: there are no separators, and no background unless the app sets one.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  final var shownAccessories: [DisplayedAccessory] = []
  /// A description of the accessories and states that `shownAccessories` were made for.
  final var accessoryKey: [String] = []

  /// The accessories beside the content; those at the same end are ordered as in this array.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  /// A content configuration in the cell's default style, without content. Differs from UIKit: always that of a plain
  /// list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The default background of the cell. Differs from UIKit: always that of a plain list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The indentation of the content, in steps; 0 by default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }

  /// The width of one indentation step in points: 10 by default, as in tables.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }

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
    super.layoutSubviews()
  }
}

extension UICollectionViewListCell {
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

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
  }
}
