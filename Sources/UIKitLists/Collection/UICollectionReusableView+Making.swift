import Foundation

/// A class that is created without arguments.
protocol EmptyMaking {
  init(__nothing: Void)
}

@available(*, unavailable)
extension UICollectionViewLayoutAttributes: EmptyMaking {}
@available(*, unavailable)
extension UICollectionViewLayoutInvalidationContext: EmptyMaking {}

extension UICollectionReusableView {
  /// Creates a view of the class by its `init(frame:)`.
  final class func make(_ viewClass: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
    let maker = (viewClass as Any.Type) as? any FrameMaking.Type
    return maker?.init(__frame: frame) as? UICollectionReusableView ?? UICollectionReusableView(frame: frame)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Creates attributes of the class by its `init()`.
  nonisolated final class func make(
    _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    // Layouts make attributes by the hundred thousand, most of them of this very class.
    guard attributesClass != UICollectionViewLayoutAttributes.self else { return UICollectionViewLayoutAttributes() }
    let maker = (attributesClass as Any.Type) as? any EmptyMaking.Type
    return maker?.init(__nothing: ()) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Creates a context of the class by its `init()`.
  final class func make(
    _ contextClass: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    let maker = (contextClass as Any.Type) as? any EmptyMaking.Type
    return maker?.init(__nothing: ()) as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }
}
