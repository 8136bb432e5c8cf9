import Foundation

extension UICollectionViewLayout {
  /// A context of the layout's `invalidationContextClass`. If that is not a context class, UIKit raises; here it is a
  /// fault, and a plain context is used.
  final func makeInvalidationContext(
    everything: Bool = false, counts: Bool = false
  ) -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    let context: UICollectionViewLayoutInvalidationContext
    if let contextClass = named as? UICollectionViewLayoutInvalidationContext.Type {
      context = UICollectionViewLayoutInvalidationContext.make(contextClass)
    } else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "\(type(of: self)).invalidationContextClass",
        reason: "\(named) is not a subclass of UICollectionViewLayoutInvalidationContext")
      context = UICollectionViewLayoutInvalidationContext()
    }
    context.isEverything = everything
    context.areCounts = everything || counts
    return context
  }

  /// A context that invalidates one element.
  final func invalidationContext(
    naming attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
    switch attributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView: context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decorationView: context.invalidateDecorationElements(ofKind: kind, at: [path])
    }
    return context
  }
}
