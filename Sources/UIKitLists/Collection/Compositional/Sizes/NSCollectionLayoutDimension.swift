package import CompositionalLayouts
public import Foundation

/// A width or height of an item, group or supplementary view: a share of its container, points, or an estimate.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  package nonisolated final let definition: LayoutDimension

  private nonisolated init(_ kind: LayoutDimension.Kind, _ value: CGFloat) {
    definition = LayoutDimension(kind, value)
    super.init()
  }

  /// A share of the container's width: 0.5 is half of it. It may be a height, too.
  open nonisolated class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A share of the container's height. It may be a width, too.
  open nonisolated class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A number of points.
  open nonisolated class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A number of points until the element has been asked for the size it needs.
  open nonisolated class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// As `estimated(_:)`, but all elements of the group are as large as the largest of them.
  open nonisolated class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
  }

  /// Whether this is a share of the container's width.
  open var isFractionalWidth: Bool { definition.kind == .fractionalWidth }
  /// Whether this is a share of the container's height.
  open var isFractionalHeight: Bool { definition.kind == .fractionalHeight }
  /// Whether this is a number of points.
  open var isAbsolute: Bool { definition.kind == .absolute }
  /// Whether the element decides about its size.
  open var isEstimated: Bool { definition.kind == .estimated }
  /// Whether the elements of a group decide together.
  open var isUniformAcrossSiblings: Bool { definition.kind == .uniformAcrossSiblings }
  /// The share, or points.
  open var dimension: CGFloat { definition.value }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.definition == definition
  }

  open nonisolated override var hash: Int { definition.hashValue }
}
