import Foundation

extension UICollectionView {
  /// Asks cells and supplementary views what they prefer to the layout's attributes, and the layout whether it takes
  /// that up.
  ///
  /// A view is measured once for each width; a size of the layout's is answered once in a layout pass.
  ///
  /// - Returns: whether the layout is to prepare anew.
  final func offerPreferredSizes() -> Bool {
    guard storedLayout.asksForPreferredAttributes else { return false }
    var isAnyTaken = false
    for element in shown.sorted where element.isWanted && element.key.category != .decorationView {
      guard let original = element.attributes, !element.offered.contains(original.size),
        let preferred = preferredAttributes(of: element, original), preferred.differs(from: original)
      else { continue }
      element.offered.append(original.size)
      isAnyTaken = offer(preferred, original) || isAnyTaken
    }
    return isAnyTaken
  }

  private func offer(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let isTaken = storedLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    guard isTaken else { return false }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  private func preferredAttributes(
    of element: ShownElement, _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    if let preferred = element.preferred(for: original) {
      let preferred = preferred.snapshot
      preferred.frame.origin = original.frame.origin
      return preferred
    }
    let view = element.view
    let preferred = view.traitCollection.asCurrent { view.preferredLayoutAttributesFitting(original.snapshot) }
    guard isUsable(preferred, of: view) else { return nil }
    element.measurement = ShownElement.Measurement(width: original.size.width, preferred: preferred.snapshot)
    return preferred
  }

  private func isUsable(_ preferred: UICollectionViewLayoutAttributes, of view: UIView) -> Bool {
    let frame = preferred.frame
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
