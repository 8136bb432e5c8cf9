import Foundation

extension UICollectionView {
  /// Asks cells and supplementary views what they prefer to the layout's attributes, and the layout whether it takes
  /// that up.
  ///
  /// A view is measured once for each width; a size of the layout's is answered once in a layout pass. Where the layout
  /// leaves the answer to `UICollectionViewLayout`, which refuses whatever it is, views are asked, as they may want to
  /// know, but nothing is measured that is not read.
  ///
  /// - Returns: whether the layout is to prepare anew.
  final func offerPreferredSizes() -> Bool {
    guard storedLayout.asksForPreferredAttributes else { return false }
    var isAnyTaken = false
    for element in shown.sorted where element.isWanted && element.key.category != .decorationView {
      guard let original = element.attributes, !element.offered.contains(original.size) else { continue }
      if isRefusedUnseen(element, original) { continue }
      guard let preferred = preferredAttributes(of: element, original), preferred.differs(from: original)
      else { continue }
      element.offered.append(original.size)
      isAnyTaken = offer(preferred, original) || isAnyTaken
    }
    return isAnyTaken
  }

  /// Asks view and layout without measuring anything, if the layout refused the last preference without a look at it.
  ///
  /// - Returns: whether it has done so again. If not, both are to be asked anew.
  private func isRefusedUnseen(_ element: ShownElement, _ original: UICollectionViewLayoutAttributes) -> Bool {
    guard storedLayout.refusesPreferredAttributes else { return false }
    layoutState.defersMeasuring = true
    let preferred = preferredAttributes(of: element, original)
    layoutState.defersMeasuring = false
    guard let preferred, preferred.isSizeDeferred else { return false }
    element.offered.append(original.size)
    if !isTakenUp(preferred, original), storedLayout.refusesPreferredAttributes, preferred.isSizeDeferred {
      return true
    }
    element.offered.removeLast()
    element.measurement = nil
    return false
  }

  private func offer(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isTakenUp(preferred, original) else { return false }
    let context = storedLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.namesElements = true
    storedLayout.invalidateLayout(with: context)
    return true
  }

  private func isTakenUp(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    storedLayout.refusesPreferredAttributes = false
    return storedLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  private func preferredAttributes(
    of element: ShownElement, _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    if let preferred = element.preferred(for: original) {
      let preferred = preferred.snapshot
      if preferred.isSizeDeferred { return preferred }
      preferred.frame.origin = original.frame.origin
      return preferred
    }
    let view = element.view
    let preferred = view.traitCollection.asCurrent { view.preferredLayoutAttributesFitting(original.snapshot) }
    guard preferred.isSizeDeferred || isUsable(preferred, for: original, of: view) else { return nil }
    element.measurement = ShownElement.Measurement(width: original.size.width, preferred: preferred.snapshot)
    return preferred
  }

  private func isUsable(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes, of view: UIView
  ) -> Bool {
    guard preferred.key == original.key else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "\(type(of: view)).preferredLayoutAttributesFitting(_:)",
        reason: "it was asked about the \(original.elementName) at \(original.indexPath), and answered for the "
          + "\(preferred.elementName) at \(preferred.indexPath)")
      return false
    }
    let frame = preferred.refusedFrame ?? preferred.frame
    guard frame.isFinite, frame.size.width >= 0, frame.size.height >= 0 else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "\(type(of: view)).preferredLayoutAttributesFitting(_:)",
        reason: "the frame for \(preferred.indexPath) is negative or not finite: \(frame)")
      return false
    }
    return true
  }

  /// The view's content asks for another size, or its constraints may give it one.
  final func contentDidChange(in view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, let element = view.element else { return }
    element.measurement = nil
    setNeedsLayout()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether anything but the origin is another: views prefer sizes, not places.
  fileprivate final func differs(from original: UICollectionViewLayoutAttributes) -> Bool {
    if size != original.size { return true }
    let moved = snapshot
    moved.frame.origin = original.frame.origin
    return !moved.isEqual(original)
  }
}
