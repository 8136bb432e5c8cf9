// swift-format-ignore-file
import UIKit

// The first article's layout as printed there, without its comments, and with a line that contained two statements
// split.

protocol OwnerMainScreenLayoutDelegate {
  func collectionView(collectionView: UICollectionView, heightForItemAtIndexPath indexPath: IndexPath, withWidth: CGFloat) -> CGFloat
}

class OwnerMainScreenLayout: UICollectionViewLayout {

  var delegate: OwnerMainScreenLayoutDelegate!

  var numberOfColumns: Int {
    if UIDevice.current.orientation.isPortrait {
      switch UIDevice.current.userInterfaceIdiom {
      case .pad:
        return 2
      default:
        return 1
      }
    } else {
      switch UIDevice.current.userInterfaceIdiom {
      case .pad:
        return 3
      case .phone:
        return 2
      default:
        return 1
      }
    }
  }

  var cellPadding: CGFloat = 6.0

  private var cache = [[UICollectionViewLayoutAttributes]]()

  private var contentHeight: CGFloat = 0.0
  private var contentWidth: CGFloat {
    let insets = collectionView!.contentInset
    return collectionView!.bounds.width - (insets.left + insets.right)
  }

  override func prepare() {

    if cache.isEmpty {

      let columnWidth = contentWidth / CGFloat(numberOfColumns)
      var xOffset = [CGFloat]()
      for column in 0 ..< numberOfColumns {
        xOffset.append(CGFloat(column) * columnWidth )
      }

      var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)

      for section in 0..<collectionView!.numberOfSections {
        var column = 0
        var sectionCache = [UICollectionViewLayoutAttributes]()
        if section > 0, let max = yOffset.max() {
          yOffset = [CGFloat](repeating: max, count: numberOfColumns)
        }

        for item in 0..<collectionView!.numberOfItems(inSection: section) {
          let indexPath = IndexPath(item: item, section: section)
          let width = columnWidth - cellPadding * 2
          let itemHeight = delegate.collectionView(collectionView: collectionView!, heightForItemAtIndexPath: indexPath, withWidth: width)
          let height = cellPadding + itemHeight + cellPadding
          let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
          let insetFrame = frame.insetBy(dx: cellPadding, dy: cellPadding)

          let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
          attributes.frame = insetFrame
          sectionCache.append(attributes)

          contentHeight = max(contentHeight, frame.maxY)
          yOffset[column] = yOffset[column] + height

          column = column >= (numberOfColumns - 1) ? 0 : 1 + column
        }
        cache.append(sectionCache)
      }
    }
  }

  override var collectionViewContentSize: CGSize {

    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {

    var layoutAttributes = [UICollectionViewLayoutAttributes]()

    for section in cache {
      for attributes in section {
        if attributes.frame.intersects(rect) {
          layoutAttributes.append(attributes)
        }
      }
    }

    return layoutAttributes
  }

}
