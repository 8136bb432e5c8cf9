import Foundation
import SystemText

extension UICollectionViewFlowLayout {
  final var axes: FlowAxes { FlowAxes(scrollsHorizontally: scrollDirection == .horizontal) }
  /// Whether cells size themselves.
  final var selfSizes: Bool { estimatedItemSize != .zero }
  final var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The length of a line before section insets: the extent of the bounds across the scrolling direction, less the
  /// content insets.
  final func lineLength(forBounds bounds: CGRect) -> CGFloat {
    let insets = axes.lineInsets(collectionView?.adjustedContentInset ?? .zero)
    return max(0, axes.extents(of: bounds.size).line - insets.before - insets.after)
  }

  // MARK: Preparing

  /// The arrangement, computed now if there is none; `nil` for a delegate that asks for it while it is being computed.
  final var current: FlowArrangement? {
    if arrangement == nil, !isAnswering, let collectionView {
      isAnswering = true
      defer { isAnswering = false }
      collectionView.asCurrent { arrange(in: collectionView) }
    }
    return arrangement
  }

  /// Drops what is out of date: everything without a collection view or at another line length, and the arrangement
  /// where measurements were for another line length or content size category.
  final func dropOutdated() {
    guard let collectionView else {
      (answers, arrangement) = (nil, nil)
      return
    }
    if let arrangement, arrangement.length != lineLength(forBounds: collectionView.bounds) {
      (answers, self.arrangement) = (nil, nil)
    }
    if useMeasurements(in: collectionView) { arrangement = nil }
  }

  private func arrange(in collectionView: UICollectionView) {
    dropOutdated()
    let length = lineLength(forBounds: collectionView.bounds)
    var check = FlowNumberCheck()
    let answers = answers ?? collectAnswers(of: collectionView, &check)
    self.answers = answers
    let sections = answers.indices.map { section(answers[$0], at: $0, in: collectionView, length: length, &check) }
    arrangement = FlowArrangement(
      sections, axes: axes, length: length, grid: collectionView.traitCollection.pixelGrid)
  }

  /// Drops measured sizes that were for another line length or content size category. Returns whether it did.
  @discardableResult
  private func useMeasurements(in collectionView: UICollectionView) -> Bool {
    measurements.use(
      FlowMeasurements.Conditions(
        length: lineLength(forBounds: collectionView.bounds),
        category: collectionView.traitCollection.preferredContentSizeCategory))
  }

  private func section(
    _ answers: FlowSectionAnswers, at section: Int, in collectionView: UICollectionView, length: CGFloat,
    _ check: inout FlowNumberCheck
  ) -> FlowSection {
    let items = items(answers, section: section, &check)
    let spacings = spacings(answers, of: items)
    let insets = insets(answers.insets, in: collectionView, &check)
    if length > 0 {
      let line = axes.lineInsets(insets)
      check.lineHolds(
        items.extents, length: length - line.before - line.after, axes: axes, call: sizeCall(answers),
        section: section, isEstimate: { selfSizes && !measurements.hasSize(item: $0, section: section) })
    }
    return FlowSection(
      items: items, lineSpacing: spacings.line, itemSpacing: spacings.item, insets: insets,
      header: axes.extents(of: answers.header).scroll, footer: axes.extents(of: answers.footer).scroll)
  }

  private func sizeCall(_ answers: FlowSectionAnswers) -> String {
    if selfSizes { return "preferredLayoutAttributesFitting(_:)" }
    return answers.sizes == nil
      ? "UICollectionViewFlowLayout.itemSize" : "collectionView(_:layout:sizeForItemAt:)"
  }

  private func items(_ answers: FlowSectionAnswers, section: Int, _ check: inout FlowNumberCheck) -> FlowItems {
    if selfSizes {
      let estimate = check.size(estimate, call: "UICollectionViewFlowLayout.estimatedItemSize", of: "the estimate")
      let sizes =
        answers.sizes.map { measurements.sizes(ofSection: section, delegateSizes: $0) }
        ?? measurements.sizes(ofSection: section, count: answers.count, estimate: estimate)
      return FlowItems(selfSizing: sizes.map(axes.extents))
    }
    if let sizes = answers.sizes { return FlowItems(given: sizes.map(axes.extents)) }
    let size = check.size(fixedSize, call: "UICollectionViewFlowLayout.itemSize", of: "the item")
    return FlowItems(size: axes.extents(of: size), count: answers.count)
  }

  /// The spacing between lines, and within them.
  ///
  /// In a layout that scrolls horizontally and whose delegate gives differing sizes, UIKit swaps the two (openradar
  /// 47732322 on iOS 12.1; Apple Developer Forums 766161 of 2024).
  private func spacings(_ answers: FlowSectionAnswers, of items: FlowItems) -> (line: CGFloat, item: CGFloat) {
    let areSwapped = axes.scrollsHorizontally && !selfSizes && items.spacing == .justified
    return areSwapped ? (answers.itemSpacing, answers.lineSpacing) : (answers.lineSpacing, answers.itemSpacing)
  }

  private func insets(
    _ insets: UIEdgeInsets, in collectionView: UICollectionView, _ check: inout FlowNumberCheck
  ) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea:
      reference = check.insets(
        collectionView.safeAreaInsets, call: "UICollectionView.safeAreaInsets", of: "the collection view")
    case .fromLayoutMargins:
      reference = check.insets(
        collectionView.layoutMargins, call: "UICollectionView.layoutMargins", of: "the collection view")
    }
    return insets.measured(from: reference, contentInset: collectionView.adjustedContentInset, axes: axes)
  }

  // MARK: Sizes

  /// The size of items that have no size of their own.
  final var fixedSize: CGSize { itemSize.isAutomatic ? CGSize(width: 50, height: 50) : itemSize }
  /// The size of an item before it is measured.
  final var estimate: CGSize { estimatedItemSize.isAutomatic || !selfSizes ? fixedSize : estimatedItemSize }

  /// Stores the size that a cell asked for.
  final func remember(_ attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView else { return }
    useMeasurements(in: collectionView)
    measurements.remember(
      preferredSize(attributes), item: attributes.indexPath.item, section: attributes.indexPath.section)
  }

  /// The size that the attributes ask for, made valid; one that is not is a fault.
  final func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    var check = FlowNumberCheck()
    return check.size(
      attributes.size, call: "preferredLayoutAttributesFitting(_:)",
      of: "item \(attributes.indexPath.item) of section \(attributes.indexPath.section)")
  }

  /// Drops what the context says is out of date.
  final func forget(what context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      measurements.forgetAll()
      (answers, arrangement) = (nil, nil)
      return
    }
    for path in context.invalidatedItemIndexPaths ?? [] { measurements.forget(item: path.item, section: path.section) }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutDelegateMetrics != false { answers = nil }
    if answers == nil || flow?.invalidateFlowLayoutAttributes != false { arrangement = nil }
  }
}

extension CGSize {
  /// Whether it is `UICollectionViewFlowLayout.automaticSize`.
  @MainActor var isAutomatic: Bool { self == UICollectionViewFlowLayout.automaticSize }
}
