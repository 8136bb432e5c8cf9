import Foundation

extension UICollectionView {
  /// Shows the visible elements at the sizes on which they and the layout agree.
  final func layOutElements() {
    guard !layoutState.isLayingOut else { return }
    layoutState.isLayingOut = true
    defer { layoutState.isLayingOut = false }
    invalidateForTraits()
    renewCounts()
    if !showElementsInAgreedSizes() { reportDisagreement() }
    for element in shown.sorted where !element.isWanted { recycle(element) }
    orderSubviews()
    notifyWillDisplay()
  }

  final func showVisibleElements() {
    prepareLayout()
    scrollToStart()
    placeSectionViews()
    show(visibleAttributes())
  }

  private func reportDisagreement() {
    raiseFault(
      "UICollectionViewLayoutFeedbackLoop", call: "UICollectionView.layoutSubviews",
      reason: "cells and \(type(of: storedLayout)) still had not agreed on sizes after "
        + "\(UICollectionView.maximumIdlePasses) passes")
    layoutState.isValid = true
    layoutFlags[.needsLayout] = false
  }

  /// Lets the layout prepare if it is invalid, and adopts its content size.
  final func prepareLayout() {
    for _ in 0..<UICollectionView.maximumIdlePasses {
      guard !layoutState.isValid, !layoutState.isPreparing, !storedLayout.isAnswering else { return }
      if layoutState.counts == nil { layoutState.counts = readCounts() }
      layoutState.isPreparing = true
      let layout = storedLayout
      asCurrent { layout.prepare() }
      // The layout may have been replaced while it prepared. A property that it set itself is not a reason to prepare
      // again.
      layoutState.isValid = storedLayout === layout
      let size = layoutState.isValid ? wantedContentSize : nil
      layoutState.isPreparing = false
      if let size { setLayoutContentSize(size) }
    }
    raiseFault(
      "UICollectionViewLayoutFeedbackLoop", call: "\(type(of: storedLayout)).prepare()",
      reason: "its content size changed the bounds, and that its layout, \(UICollectionView.maximumIdlePasses) times")
    layoutState.isValid = true
  }

  /// The layout's current content size.
  final var wantedContentSize: CGSize { asCurrent { storedLayout.collectionViewContentSize } }

  /// Sets the view's content size to the layout's, and adjusts the offset as contexts have asked.
  final func setLayoutContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      raiseFault(
        "CALayerInvalidGeometry", call: "\(type(of: storedLayout)).collectionViewContentSize",
        reason: "\(size.plain) is not finite")
      return
    }
    contentSize = size
    let adjustment = layoutState.offsetAdjustment
    layoutState.offsetAdjustment = .zero
    guard adjustment != .zero, adjustment.x.isFinite, adjustment.y.isFinite else { return }
    contentOffset = clamped(CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
  }

  /// Asks the layout whether the given bounds, with the current insets, invalidate it.
  ///
  /// - Returns: a closure that invalidates the layout; `nil` if it stays valid.
  final func invalidation(forBounds newBounds: CGRect) -> (() -> Void)? {
    let layout = storedLayout
    guard layout.collectionView === self, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    return { layout.invalidateLayout(with: context) }
  }

  /// Called by the layout when it has been invalidated.
  final func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    layoutState.isValid = false
    layoutState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    layoutState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Invalidates the layout if traits that sizes depend on have changed. Colours move nothing.
  private func invalidateForTraits() {
    let traits = traitCollection
    defer { layoutState.traits = traits }
    guard let old = layoutState.traits, old.layoutValues != traits.layoutValues else { return }
    shown.forgetPreferences()
    storedLayout.invalidateLayout()
  }

  // MARK: Attributes

  /// The attributes of the elements within the bounds; hidden ones are left out, as they need no view.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let bounds = boundsStorage
    let all = asCurrent { storedLayout.layoutAttributesForElements(in: mirrored(bounds)) ?? [] }
    return all.filter { isShowable($0) && shownFrame(of: $0).touches(bounds) }
  }

  private func isShowable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !attributes.isHidden else { return false }
    if let frame = attributes.invalidFrame {
      raiseFault(
        "CALayerInvalidGeometry", call: "\(type(of: storedLayout)).layoutAttributesForElements(in:)",
        reason: "the frame for \(attributes.indexPath) is not finite: \(frame)")
      return false
    }
    guard isThere(attributes) else {
      raiseFault(
        "NSInternalInconsistencyException", call: "\(type(of: storedLayout)).layoutAttributesForElements(in:)",
        reason: "UICollectionView received layout attributes for a \(attributes.elementName) with an index path that "
          + "does not exist: \(attributes.indexPath)")
      return false
    }
    return true
  }

  private func isThere(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let (path, counts) = (attributes.indexPath, layoutState.counts ?? [])
    switch attributes.representedElementCategory {
    case .cell:
      return path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0 && path[1] < counts[path[0]]
    // Headers of the whole collection view have a single index.
    case .supplementaryView: return path.count == 1 || (path.count > 1 && counts.indices.contains(path[0]))
    case .decorationView: return true
    }
  }

  // MARK: Direction

  final var isMirroring: Bool {
    storedLayout.flipsHorizontallyInOppositeLayoutDirection
      && storedLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// The rectangle converted between the layout's and the view's content coordinates, where the view mirrors the
  /// layout.
  final func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirroring else { return rect }
    return CGRect(
      x: contentSize.width - rect.origin.x - rect.size.width, y: rect.origin.y, width: rect.size.width,
      height: rect.size.height)
  }

  /// Scrolls mirrored content to its start, which is at the right.
  private func scrollToStart() {
    guard !layoutState.isAtStart, contentSize != .zero else { return }
    layoutState.isAtStart = true
    guard isMirroring, contentOffset.x == offsetRange.least.x else { return }
    contentOffset.x = offsetRange.greatest.x
  }
}

extension UICollectionViewLayoutAttributes {
  /// The name of the element in UIKit's messages.
  final var elementName: String {
    switch representedElementCategory {
    case .cell: "cell"
    case .supplementaryView: "supplementary view (\(representedElementKind ?? ""))"
    case .decorationView: "decoration view (\(representedElementKind ?? ""))"
    }
  }

  final var key: CollectionElementKey {
    CollectionElementKey(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }
}

extension UITraitCollection {
  /// The traits that sizes may depend on.
  var layoutValues: TraitValues {
    var values = values
    values.userInterfaceStyle = .unspecified
    values.userInterfaceLevel = .unspecified
    values.accessibilityContrast = .unspecified
    return values
  }
}

extension CGRect {
  /// Whether the rectangles overlap. A rectangle without area overlaps another if it lies inside it or on its edge.
  func touches(_ other: CGRect) -> Bool {
    if isEmpty || size.width == 0 || size.height == 0 {
      return minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
    return minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
