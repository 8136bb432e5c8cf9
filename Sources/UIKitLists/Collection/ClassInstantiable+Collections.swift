public import Foundation
public import UIKitCore

extension UICollectionViewLayout: ClassInstantiable {}

extension ClassInstantiable where Self: UICollectionView {
  /// Creates a collection of the class by its `init(frame:collectionViewLayout:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self = Self.instanceOfClass(frame: frame, collectionViewLayout: layout)
  }

  /// A collection of the class that this value is, by its `init(frame:collectionViewLayout:)`.
  @preconcurrency @MainActor public static func instanceOfClass(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) -> Self {
    checked(((self as Any.Type) as? any CollectionMaking.Type)?.init(__frame: frame, collectionViewLayout: layout))
  }
}

extension ClassInstantiable where Self: UICollectionViewLayout {
  /// Creates a layout of the class by its `init()`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(__instance: Void = ()) {
    self = Self.instanceOfClass()
  }

  /// A layout of the class that this value is, by its `init()`.
  @preconcurrency @MainActor public static func instanceOfClass() -> Self {
    checked(((self as Any.Type) as? any LayoutMaking.Type)?.init(__layout: ()))
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
