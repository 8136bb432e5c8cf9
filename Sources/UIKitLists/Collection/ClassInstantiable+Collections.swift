public import Foundation
public import UIKitCore

extension UICollectionViewLayout: ClassInstantiable {}

extension ClassInstantiable where Self: UICollectionView {
  /// Creates a collection of the class by its `init(frame:collectionViewLayout:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    let maker = (Self.self as Any.Type) as? any CollectionMaking.Type
    self = Self.checked(maker?.init(__frame: frame, collectionViewLayout: layout))
  }
}

extension ClassInstantiable where Self: UICollectionViewLayout {
  /// Creates a layout of the class by its `init()`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self = Self.checked(((Self.self as Any.Type) as? any LayoutMaking.Type)?.init(__layout: ()))
  }
}

/// A class of collection views that can be created with a layout.
private protocol CollectionMaking {
  @MainActor init(__frame frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

/// A class of layouts that can be created without arguments.
private protocol LayoutMaking {
  @MainActor init(__layout: Void)
}

@available(*, unavailable)
extension UICollectionView: CollectionMaking {}
@available(*, unavailable)
extension UICollectionViewLayout: LayoutMaking {}
