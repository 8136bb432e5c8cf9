import CompositionalLayouts
import Foundation
import SystemText

/// The conditions that measured sizes depend on.
struct MeasuringConditions: Equatable {
  let extent: CGFloat
  let category: UIContentSizeCategory
}

extension UICollectionViewCompositionalLayout {
  final var axis: LayoutAxis { configuration.scrollDirection == .horizontal ? .horizontal : .vertical }

  /// The room of sections: the bounds less the content insets across the scrolling direction.
  final func room(forBounds bounds: CGRect) -> LayoutRoom {
    let insets = collectionView?.adjustedContentInset ?? .zero
    var size = bounds.size
    switch axis {
    case .vertical: size.width = max(0, size.width - insets.left - insets.right)
    case .horizontal: size.height = max(0, size.height - insets.top - insets.bottom)
    }
    return LayoutRoom(
      axis: axis, size: size, spacing: usable(configuration.interSectionSpacing, "interSectionSpacing"),
      grid: collectionView?.traitCollection.pixelGrid ?? PixelGrid(scale: 1))
  }

  /// The distances that a reference keeps free at the ends of the room, across the scrolling direction.
  final func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard let collectionView else { return .zero }
    let outer: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: outer = collectionView.safeAreaInsets
    case .layoutMargins: outer = collectionView.layoutMargins
    case .readableContent:
      let (frame, bounds) = (collectionView.readableContentGuide.layoutFrame, collectionView.bounds)
      let margins = collectionView.layoutMargins
      outer = UIEdgeInsets(
        top: margins.top, left: frame.minX - bounds.minX, bottom: margins.bottom, right: bounds.maxX - frame.maxX)
    }
    let own = collectionView.adjustedContentInset
    let isMirrored = collectionView.isMirroring
    let (left, right) = (max(0, outer.left - own.left), max(0, outer.right - own.right))
    return NSDirectionalEdgeInsets(
      top: max(0, outer.top - own.top), leading: isMirrored ? right : left, bottom: max(0, outer.bottom - own.bottom),
      trailing: isMirrored ? left : right
    ).without(axis)
  }

  /// The insets of the references that change with the view's surroundings.
  final var references: [NSDirectionalEdgeInsets] { [insets(of: .safeArea), insets(of: .layoutMargins)] }

  /// The environment that the section provider is asked with.
  final func environment(_ room: LayoutRoom, in collectionView: UICollectionView) -> LayoutEnvironment {
    LayoutEnvironment(
      size: room.size, insets: insets(of: configuration.contentInsetsReference), traits: collectionView.traitCollection)
  }

  /// The number, if a layout can use it; otherwise 0 and a fault.
  final func usable(_ number: CGFloat, _ property: String) -> CGFloat {
    guard !number.isFinite || number.magnitude > LayoutSection.largestLength else { return number }
    UIKitFaults.raise(
      "NSInternalInconsistencyException", call: "UICollectionViewCompositionalLayoutConfiguration.\(property)",
      reason: "it is \(Double(number))")
    return 0
  }
}
