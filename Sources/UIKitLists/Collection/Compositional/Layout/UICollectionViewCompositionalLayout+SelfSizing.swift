import CompositionalLayouts
import Foundation

extension UICollectionViewCompositionalLayout {
  /// The size that an element asks for, as far as it has a say; `nil` if it has none.
  final func need(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> CGSize? {
    guard let axes = original.values.estimatedAxes, !axes.isEmpty else { return nil }
    func length(_ axis: UIAxis, _ length: CGFloat) -> CGFloat {
      axes.contains(axis) ? min(max(0, length), LayoutSection.largestLength) : 0
    }
    let size = preferred.size
    return CGSize(width: length(.horizontal, size.width), height: length(.vertical, size.height))
  }

  /// The size that the element has asked for before.
  final func knownNeed(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: return measurements.size(ofItem: path.item, section: path.section)
    case .supplementaryView:
      guard let (section, ordinal) = path.boundaryPlace, let kind = attributes.representedElementKind else {
        return nil
      }
      return measurements.size(ofBoundaryItem: kind, ordinal: ordinal, section: section)
    case .decorationView: return nil
    }
  }

  /// Stores the size that an element asked for, and moves what follows.
  final func remember(_ need: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      measurements.remember(need, item: path.item, section: path.section)
      arrangement?.adopt(measurements, ofSection: path.section, items: [path.item])
    case .supplementaryView:
      guard let (section, ordinal) = path.boundaryPlace, let kind = attributes.representedElementKind else { return }
      measurements.remember(need, boundaryItem: kind, ordinal: ordinal, section: section)
      arrangement?.adopt(measurements, ofSection: section, items: [])
    case .decorationView: break
    }
  }

  /// Stores that an element needs the size it has. That may still move others: a section that scrolls itself is as high
  /// as its largest known group.
  final func keepSize(of attributes: UICollectionViewLayoutAttributes) {
    guard let need = need(attributes, insteadOf: attributes), need != knownNeed(of: attributes) else { return }
    let before = arrangement?.contentSize
    remember(need, of: attributes)
    guard arrangement?.contentSize != before else { return }
    let context = invalidationContext(naming: attributes)
    context.cause = .grantedSize
    invalidateLayout(with: context)
  }
}
