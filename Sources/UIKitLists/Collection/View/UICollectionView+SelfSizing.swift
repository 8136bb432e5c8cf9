import Foundation

extension UICollectionView: SelfSizingHost {
  final var arePlacementsValid: Bool { layoutState.isValid }

  final var refusesUnread: Bool { storedLayout.refusesUnread }

  final func sizesItself(_ element: DisplayedCollectionElement) -> Bool {
    storedLayout.asksForPreferredAttributes && element.key.category != .decorationView
      && element.placement?.values.estimatedAxes?.isEmpty != true
  }

  final func preference(
    of element: DisplayedCollectionElement, at placement: UICollectionViewLayoutAttributes, mayDefer: Bool
  ) -> UICollectionViewLayoutAttributes? {
    let view = element.view
    let question = placement.snapshot
    question.maySizeBeDeferred = mayDefer
    let preferred = view.traitCollection.asCurrent { view.preferredLayoutAttributesFitting(question) }
    guard preferred.isSizeDeferred || isUsable(preferred, for: placement, of: view) else { return nil }
    if !preferred.isSizeDeferred, preferred.size == placement.size { storedLayout.elementKeepsSize(placement) }
    return preferred.snapshot
  }

  final func reply(
    to preferred: UICollectionViewLayoutAttributes, of element: DisplayedCollectionElement,
    at placement: UICollectionViewLayoutAttributes
  ) -> SizeReply<UICollectionViewLayoutAttributes> {
    storedLayout.reply(to: preferred, insteadOf: placement)
  }

  final func grant(
    _ preferred: UICollectionViewLayoutAttributes, to element: DisplayedCollectionElement,
    at placement: UICollectionViewLayoutAttributes
  ) {
    let context = storedLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: placement)
    context.namesElements = true
    storedLayout.invalidateLayout(with: context)
  }

  private func isUsable(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes, of view: UIView
  ) -> Bool {
    guard preferred.key == original.key else {
      raiseFault(
        "NSInternalInconsistencyException", call: "\(type(of: view)).preferredLayoutAttributesFitting(_:)",
        reason: "it was asked about the \(original.elementName) at \(original.indexPath), and answered for the "
          + "\(preferred.elementName) at \(preferred.indexPath)")
      return false
    }
    let frame = preferred.invalidFrame ?? preferred.frame
    guard frame.isFinite, frame.size.width >= 0, frame.size.height >= 0 else {
      raiseFault(
        "NSInternalInconsistencyException", call: "\(type(of: view)).preferredLayoutAttributesFitting(_:)",
        reason: "the frame for \(preferred.indexPath) is negative or not finite: \(frame)")
      return false
    }
    return true
  }

  /// Has the view measured again at the next layout: its content needs another size, or its constraints may.
  final func contentDidChange(in view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, let element = shown.element(shownBy: view) else { return }
    element.preference = nil
    setNeedsLayout()
  }
}

extension UICollectionViewLayout {
  /// Asks the layout whether it grants the preferred attributes, and observes whether it reads them.
  ///
  /// A layout that keeps a reference to the attributes may read them later.
  final func reply(
    to preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> SizeReply<UICollectionViewLayoutAttributes> {
    var offered = preferred.snapshot
    offered.markAsUnread()
    let isGranted = shouldInvalidateLayout(forPreferredLayoutAttributes: offered, withOriginalAttributes: original)
    refusesUnread = !isGranted && offered.isUnread && isKnownUniquelyReferenced(&offered)
    if refusesUnread { return .refusedUnread }
    offered.resolveSize()
    return isGranted ? .granted(offered) : .refused
  }
}

extension UICollectionViewLayoutAttributes: ElementPlacement {
  package final func differs(from other: UICollectionViewLayoutAttributes) -> Bool {
    size != other.size || !moved(to: other).isEqual(other)
  }

  package final func moved(to other: UICollectionViewLayoutAttributes) -> Self {
    let moved = copy() as? Self ?? self
    guard !moved.isSizeDeferred else { return moved }
    // The item may have moved since its cell was asked.
    (moved.indexPath, moved.frame.origin) = (other.indexPath, other.frame.origin)
    return moved
  }
}
