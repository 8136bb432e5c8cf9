import CardLayouts
import UIKit

/// A layout that counts how often it is prepared.
@MainActor protocol CountedLayout: UICollectionViewLayout {
  var prepareCount: Int { get }
}

final class CountedFlowLayout: UICollectionViewFlowLayout, CountedLayout {
  private(set) var prepareCount = 0

  override func prepare() {
    super.prepare()
    prepareCount += 1
  }

  /// A layout with the spacing between cards that all screens use.
  static func ofCards() -> CountedFlowLayout {
    let layout = CountedFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    return layout
  }
}

final class CountedGridLayout: FlexibleRowHeightGridLayout, CountedLayout {
  private(set) var prepareCount = 0

  override func prepare() {
    super.prepare()
    prepareCount += 1
  }
}

final class CountedWaterfallLayout: WaterfallLayout, CountedLayout {
  private(set) var prepareCount = 0

  override func prepare() {
    super.prepare()
    prepareCount += 1
  }
}
